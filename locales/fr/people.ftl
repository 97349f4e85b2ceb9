### Notes and labels about other players.

people-plate = { $name } : note, repère et statistiques
people-together = { $count ->
    [one] { $count } main avec vous
   *[other] { $count } mains avec vous
}
people-nothing-together = Aucune main avec vous
people-label = Repère
people-no-label = Sans repère
people-circle = Rond
people-triangle = Triangle
people-square = Carré
people-diamond = Losange
people-star = Étoile
people-cross = Croix
people-ring = Anneau
people-heart = Cœur
people-label-help = À vous de décider ce que dit un repère. Vous seul le voyez.
people-note = Note
people-note-help = Ce que vous voulez retenir
people-kept = Conservé sur cet ordinateur.
people-few = { $count ->
    [one] { $count } main avec vous. Les statistiques apparaissent à partir de { $least } mains.
   *[other] { $count } mains avec vous. Les statistiques apparaissent à partir de { $least } mains.
}
people-figures-hidden = Dans cette salle, les statistiques des autres joueurs ne sont pas affichées.
people-mute = Masquer
people-hear = Réafficher
people-muted = Masqué
people-muted-help = Masqué : vous ne voyez pas ce que ce joueur dit dans le tchat.
people-mute-chat = Masquer dans le tchat
people-hear-chat = Réafficher dans le tchat
people-report = Signaler
people-forget = Effacer note et repère
people-empty = Aucun joueur noté pour l’instant. À une table, cliquez sur un joueur pour écrire une note ou choisir un repère.
people-none-found = Personne ne correspond à cette recherche.
people-choose = Choisissez un joueur pour lire et modifier la note.
people-search = Nom ou note
people-col-player = Joueur
people-col-note = Note
people-col-hands = Mains
people-carry = Notes en fichier
people-carry-help = Un nouveau fichier est écrit dans ce dossier : { $folder }
people-export-all = { $count ->
    [one] Écrire { $count } note
   *[other] Écrire { $count } notes
}
people-import-from = Fichier à lire
people-import-help = Les notes du fichier s’ajoutent aux vôtres. Rien de ce que vous avez noté n’est perdu.
people-import-now = Lire le fichier
people-exported = { $count ->
    [one] Note sur { $count } joueur écrite : { $file }
   *[other] Notes sur { $count } joueurs écrites : { $file }
}
people-imported = Notes lues : { $added } joueurs nouveaux, { $changed } modifiés, { $unchanged } inchangés. Fichier : { $file }
people-not-exported = Les notes n’ont pas pu être écrites. Choisissez un autre disque ou libérez de la place : { $folder } ({ $cause })
people-not-imported = Aucune note n’a été lue, les vôtres sont inchangées : { $cause } Fichier : { $file }
people-file-too-large = le fichier est trop gros.
people-file-newer = une version plus récente de Cardroom a écrit ce fichier.
people-file-malformed = le fichier est abîmé ou n’est pas un fichier de notes (ligne { $line }).
people-file-missing = ce fichier n’existe pas.
people-file-failed = le fichier ne peut pas être lu ({ $cause }).
people-filter = Adversaire
people-filter-help = Commencez à taper un nom
people-filter-none = Aucun adversaire n’a un nom qui commence ainsi.
people-filter-take = { $count ->
    [one] { $name }, { $count } main
   *[other] { $name }, { $count } mains
}
people-filter-clear = { $name } ×
