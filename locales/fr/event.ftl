### The lobby of one tournament.

event-overview = Aperçu
event-structure = Structure
event-prizes = Gains
event-players = Joueurs
event-tables = Tables
event-satellites = Satellites
event-loading = Chargement du tournoi
event-number = Tournoi { $id }
event-info = Infos du tournoi
event-read-rules = Lire les règles

## The player’s own place. $table is the name of a table.

event-own = Votre tournoi
event-not-in = Vous ne participez pas.
event-are-in = Votre inscription est faite.
event-own-stack = Votre tapis
event-own-blinds = En grosses blindes
event-table-seat = { $table }, siège { $seat }
event-next-prize = Prochain gain
event-must-go = { $count ->
    [one] Encore { $count } élimination
   *[other] Encore { $count } éliminations
}

## The overview.

event-about = Le tournoi
event-registration = Inscriptions
event-play = Déroulement
event-registered-of = { $count ->
    [one] sur { $count } au plus
   *[other] sur { $count } au plus
}
event-table-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
event-next-break-in = Prochaine pause dans
event-levels-of = Niveaux de { $time }

## The structure. $length is a time such as « 5 min », $time a time of day or a time left.

event-level = Niveau
event-small-blind = Petite blinde
event-big-blind = Grosse blinde
event-blinds = Blindes
event-ante = Ante
event-length = Durée
event-late-ends = Fin des inscriptions tardives
event-rebuys-end = Fin des rebuys
event-phase-ends = Fin de la phase
event-break-about = Pause de { $length }, vers { $time }
event-now-left = En cours, encore { $time }
event-last-repeats = Après le niveau { $n }, le dernier niveau se répète.
event-no-levels = Les niveaux ne sont pas encore connus.

## The prizes.

event-place = Place
event-share = Part
event-more-than-below = Écart avec la place suivante
event-next-prize-in = { $count ->
    [one] Prochain gain, encore { $count } élimination
   *[other] Prochain gain, encore { $count } éliminations
}
event-own-prize = Votre gain
event-special-prize = dont { $amount } de prix spécial
event-is-final = Définitif : les inscriptions sont closes.
event-not-final = Gains pour les inscriptions actuelles. Définitifs à la clôture des inscriptions.
event-paid-at-once = Un gain est versé dès l’élimination, celui du vainqueur à la fin. Les jetons n’ont aucune valeur en argent.
event-no-prizes = Les gains ne sont pas encore connus.

## Players and tables.

event-stack-or-prize = Tapis ou gain
event-find-player = Chercher un joueur
event-nobody-found = Aucun joueur de ce nom.
event-searching = Recherche en cours
event-no-players = Personne ne s’est encore inscrit.
event-you = { $name } (vous)
event-registered = Inscription faite
event-out = Hors jeu
event-table = Table
event-largest = Plus gros tapis
event-smallest = Plus petit tapis
event-watch = Regarder
event-watch-table = Regarder : { $name }
event-no-watching = On ne peut pas regarder les tables de ce tournoi.
event-seats-by-lot = Les places sont tirées au sort. Les tables sont équilibrées entre les mains ; la dernière est la table finale.
event-no-tables = Aucune table en jeu.

## Satellites. $name is the name of a tournament.

event-satellite = Satellite
event-open = Ouvrir
event-open-named = Ouvrir : { $name }
event-leads-to = Ses vainqueurs accèdent à : { $name }
event-entry-worth = Une entrée dans ce tournoi vaut { $amount }.

## The end.

event-cancelled-few = Tournoi annulé : trop peu d’inscriptions.
event-cancelled-house = L’organisateur a annulé le tournoi.
event-cancelled-fault = Tournoi annulé : il n’a pas pu reprendre après une panne.
event-refunded = Votre solde a été crédité de { $amount }.
event-finished = Le tournoi est terminé.
