### The lobby of one tournament.

event-structure = Structure
event-prizes = Gains
event-players = Joueurs
event-tables = Tables
event-loading = Chargement du tournoi
event-no-prizes = Les gains ne sont pas encore connus.
event-no-players = Personne ne s’est encore inscrit.
event-no-tables = Aucune table en jeu.
event-you = { $name } (vous)
event-registered = Inscription faite
event-out = Hors jeu
event-table-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
event-stacks = Tapis de { $least } à { $most }
event-watch = Regarder
event-cancelled-few = Tournoi annulé : trop peu d’inscriptions.
event-cancelled-house = L’organisateur a annulé le tournoi.
event-cancelled-fault = Tournoi annulé : il n’a pas pu reprendre après une panne.
event-refunded = Votre solde a été crédité de { $amount }.
event-finished = Le tournoi est terminé.
event-now = En cours
