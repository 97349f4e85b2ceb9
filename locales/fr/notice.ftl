### What the table or the program tells in passing.

notice-waiting-players = En attente de joueurs. Il en faut { $count } pour une main.
notice-hand-void = La main { $id } n’a pas pu être terminée. Chaque tapis est comme avant.
notice-jackpot = Jackpot : { $amount } pour la main { $id }.
notice-resumed = Votre table est telle qu’avant la dernière main.
notice-settings-adjusted = { $count ->
    [one] { $count } paramètre hors limites a été corrigé.
   *[other] { $count } paramètres hors limites ont été corrigés.
}
notice-texts-reloaded = Textes rechargés.
notice-texts-kept = Les textes restent inchangés. { $problem }
notice-texts-missing = { $count ->
    [one] { $count } texte manque et s’affiche en anglais.
   *[other] { $count } textes manquent et s’affichent en anglais.
}
notice-text-key = Clé de ce texte : { $key }
notice-software-drawing = Aucune carte graphique trouvée : le processeur dessine. Les animations peuvent être moins fluides.
