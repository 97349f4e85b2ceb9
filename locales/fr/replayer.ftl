### Recorded hands that are played again, and sharing them.

replayer-title = Replayer de mains
replayer-handed-over = La main s’affiche dans la fenêtre Cardroom déjà ouverte.
replayer-hand-of = Main { $number } sur { $count }
replayer-previous-hand = Main précédente
replayer-next-hand = Main suivante
replayer-previous-street = Revenir à la rue précédente
replayer-previous-step = Reculer d’une étape
replayer-play = Lecture
replayer-pause = Pause
replayer-next-step = Avancer d’une étape
replayer-next-street = Passer à la rue suivante
# For screen readers
replayer-timeline = Étape { $step } sur { $count }
replayer-speed-half = ½×
replayer-speed-usual = 1×
replayer-speed-double = 2×
replayer-speed-fourfold = 4×
replayer-flop = Flop
replayer-turn = Turn
replayer-river = River
replayer-showdown = Abattage
# what: what a player did; seconds: how long the decision took
replayer-decided = { $what } ({ $seconds } s)
replayer-steps = Déroulement
replayer-other-hands = Mains
replayer-open-cards = Montrer d’emblée les cartes connues
replayer-share = Copier la main à partager
replayer-shared = La main à partager est copiée. Il suffit de la coller dans Cardroom pour la revoir.
replayer-not-shared-text = Cette main ne peut pas être partagée : son enregistrement est incomplet.
replayer-export = Exporter cette main
replayer-export-as = Exporter au format { $format }
replayer-exported = La main a été enregistrée : { $file }
replayer-replay = Revoir
replayer-last-hand = Revoir la dernière main
replayer-paste = Coller une main partagée
replayer-history = Historique des mains
replayer-empty = Aucune main n’est ouverte. Choisissez-en une dans l’historique, déposez un fichier PHH sur cette fenêtre, ou collez une main partagée avec Ctrl+V.
replayer-reading = Lecture des mains…
replayer-not-started = L’ordinateur n’a plus de place pour une tâche de plus ({ $cause }). Fermez d’autres programmes, puis réessayez.
replayer-refused = Cette main ne peut pas être affichée
replayer-left-out = { $count ->
    [one] { $count } main du fichier ne peut pas être affichée. { $cause }
   *[other] { $count } mains du fichier ne peuvent pas être affichées. La première : { $cause }
}
replayer-cut = Seules les { $count } premières mains du fichier sont affichées.
replayer-no-last-hand = Aucune main n’est encore terminée à cette table.
replayer-not-kept = La main n’est plus dans l’historique. Choisissez-en une autre.
replayer-not-pasted = Rien n’a été collé. Copiez d’abord une main partagée, puis appuyez sur Ctrl+V.

# Why a file or a shared hand cannot be shown: what, where, what to do. $file is a path and comes last.
replayer-file-missing = Le fichier n’existe pas. Vérifiez son nom, ou choisissez-en un autre : { $file }
replayer-file-unreadable = Le fichier est illisible ({ $cause }). Vérifiez que vous y avez accès, ou choisissez-en un autre : { $file }
replayer-file-refused = Ligne { $line } : { $cause } Choisissez un fichier PHH, ou un enregistrement de Cardroom : { $file }
replayer-hand-refused = La main { $hand } ne peut pas être rejouée jusqu’au bout. { $cause } Choisissez une autre main ou un autre fichier : { $file }
replayer-no-hand-number = { $count ->
    [one] La main { $number } n’existe pas, le fichier n’a que { $count } main : { $file }
   *[other] La main { $number } n’existe pas. Choisissez-en une de 1 à { $count } : { $file }
}
replayer-share-no-prefix = Ce n’est pas une main partagée. Copiez-en une en entier, de { $prefix } à la dernière lettre, puis collez-la de nouveau.
replayer-share-letter = Une main partagée ne contient pas « { $letter } ». Copiez-la de nouveau, sans rien avant ni après.
replayer-share-changed = La main partagée est incomplète, ou une de ses lettres a été modifiée. Copiez-la de nouveau et collez-la en entier.
replayer-share-newer = Cette main partagée vient d’une version plus récente de Cardroom. Mettez le programme à jour, puis collez-la de nouveau.
replayer-share-refused = La main partagée ne peut pas être rejouée. { $cause } Demandez-la encore une fois.

# Whole sentences that stand inside the ones above
replayer-cause-record = Ce n’est pas l’enregistrement d’une main.
replayer-cause-newer-record = Cet enregistrement vient d’une version plus récente de Cardroom.
replayer-cause-not-text = Ce n’est pas du texte.
replayer-cause-no-hand = Il ne contient aucune main.
replayer-not-played = Cardroom ne joue pas à ce jeu : { $game }.
replayer-not-representable = Les règles de Cardroom ne connaissent pas ceci : { $what }.
