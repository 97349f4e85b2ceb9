### The hands that the player was dealt, on this computer.

history-title = Historique des mains
history-hands = { $count ->
    [one] { $count } main sur cet ordinateur
   *[other] { $count } mains sur cet ordinateur
}
history-found = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
# Heads of columns
history-col-time = Heure
history-col-table = Table
history-col-limit = Limite
history-col-cards = Cartes
history-col-board = Board
history-col-pot = Pot
history-col-result = Résultat
history-no-flop = Pas de flop
history-today = Aujourd’hui
history-yesterday = Hier
history-day = { $day } { $month } { $year }
history-star = Mettre une étoile à la main { $hand }
history-empty = Aucune main pour l’instant. Chaque main qui vous est distribuée apparaîtra ici.
history-nothing-found = Aucune main ne correspond à ces filtres.
history-loading = Lecture des mains…
history-unread = L’historique n’a pas pu être lu.
history-read-again = Réessayer
history-search = Numéro, table, joueur ou note
history-filters = Filtres
history-filters-set = { $count ->
    [one] { $count } filtre
   *[other] { $count } filtres
}
history-clear-filters = Effacer tous les filtres
history-all = Tout
history-date = Date
history-days-today = Aujourd’hui
history-days-week = 7 jours
history-days-month = 30 jours
history-days-year = Un an
history-days-from = Premier jour
history-days-to = Dernier jour
history-days-from-help = Année-mois-jour. Vide : depuis votre première main.
history-days-to-help = Le jour entier compte. Vide : jusqu’à votre dernière main.
history-days-no-date = Ce n’est pas une date valable : elle n’est pas prise en compte. Exemple : 2026-11-21.
history-days-reversed = Ce jour est après le dernier, aucune main ne correspond donc.
history-kind = Format
history-cash = Cash game
history-tournaments = Tournois
history-game = Jeu
history-stake = Blindes
history-find-table = Trouver une table
history-no-table = Aucune table n’a dans son nom un mot qui commence ainsi.
history-more-tables = { $count ->
    [one] { $count } autre table correspond. Tapez la suite du nom.
   *[other] { $count } autres tables correspondent. Tapez la suite du nom.
}
history-result = Résultat
history-won = Gagnées
history-lost = Perdues
history-showdown = Abattage
history-without-showdown = Sans abattage
history-all-in = Tapis
history-starred = Étoile
history-noted = Avec une note
history-hand = Main { $number }
history-place = { $table } · { $game } · { $stakes }
history-tournament-of = { $name } · { $game }
history-note = Votre note
history-note-help = Ajouter une note à cette main
history-position = Position
history-small-blind = SB
history-big-blind = BB
history-button = BTN
history-cutoff = CO
history-hijack = HJ
history-lojack = LJ
history-before-button = { $count } avant BTN
history-pot = Pot
history-net = Résultat
history-unknown-net = Inconnu : vous êtes parti avant la fin.
history-choose = Choisissez une main pour voir comment elle a été jouée.
history-line = { $player } : { $what }
history-export = Exporter les mains
history-export-all = { $count ->
    [one] Écrire { $count } main
   *[other] Écrire { $count } mains
}
history-export-where = Le fichier est écrit dans ce dossier : { $folder }
history-format = Format
history-phh = PHH
history-phh-help = Un format ouvert. Il garde tout, et Cardroom sait le lire.
history-pokerstars = Texte PokerStars
history-pokerstars-help = Presque tous les trackers le lisent. Les mains quittées avant la fin n’y sont pas.
history-ohh = Open Hand History
history-ohh-help = Pour les trackers récents. Les mains quittées avant la fin n’y sont pas.
history-copy = Copier en texte
history-copied = La main est copiée.
# $file is a path and comes last.
history-exported = { $count ->
    [one] { $count } main écrite : { $file }
   *[other] { $count } mains écrites : { $file }
}
history-exported-without = { $count ->
    [one] { $count } main n’a pas été écrite, car vous l’avez quittée avant la fin. Les autres sont dans : { $file }
   *[other] { $count } mains n’ont pas été écrites, car vous les avez quittées avant la fin. Les autres sont dans : { $file }
}
# Errors
history-not-exported = Les mains n’ont pas pu être écrites. Choisissez un autre disque ou libérez de la place : { $file } ({ $cause })
history-not-kept = La main { $hand } n’a pas été gardée dans l’historique : ce qui en a été vu n’est pas une main complète.
history-archive-newer = Une version plus récente de Cardroom a écrit l’historique des mains. Les mains seront de nouveau gardées quand ce programme sera à jour : { $file }
history-archive-not-ours = Le fichier de l’historique des mains appartient à un autre programme. Déplacez-le pour que les mains puissent être gardées : { $file }
history-archive-damaged = L’historique des mains est abîmé. Déplacez le fichier pour que les nouvelles mains puissent être gardées : { $file }
history-archive-failed = L’historique des mains ne peut être ni lu ni écrit. Les mains de cette session seront gardées dès que ce sera possible : { $file } ({ $cause })
