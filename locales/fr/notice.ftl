### What the table or the program tells in passing.

notice-waiting-players = En attente de joueurs. Il en faut { $count } pour une main.
notice-hand-void = La main { $id } n’a pas pu être terminée. Chaque tapis est comme avant.
notice-jackpot = Jackpot : { $amount } pour la main { $id }.
notice-texts-reloaded = Textes rechargés.
notice-texts-kept = Les textes restent inchangés. { $problem }
notice-text-key = Clé de ce texte : { $key }
