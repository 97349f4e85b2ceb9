### Short notices of a table or of the program.

notice-waiting-players = En attente de joueurs. Il en faut { $count } pour une main.
notice-hand-void = La main { $id } n’a pas pu être terminée. Chaque tapis est comme avant.
notice-hand-void-left = La main { $id }, à une table que vous avez quittée, n’a pas pu être terminée. Vos mises ont été rendues.
notice-unfair = La main { $id } n’a pas été distribuée comme elle était scellée. { $what } Vous n’agissez plus dans cette main. Quittez la table et signalez la main : l’opérateur peut la corriger, et aucun autre jeton n’est en jeu.
notice-unfair-card = { $card } : cette carte n’était pas à cette place.
notice-unfair-unopened = { $card } : la salle ne montre pas que cette carte était à cette place.
notice-unfair-seal = Le paquet n’a pas le sceau qu’il devrait avoir.
notice-unfair-order = Les cartes ne sont pas venues dans l’ordre du paquet.
notice-unfair-deck = Un autre paquet avait été annoncé pour cette main.
# seat: the number of a seat at the table.
notice-unfair-nonce = Le nombre de la place { $seat } pour le mélange n’est pas celui qui avait été promis.
notice-unfair-void = La main est annulée, et la salle n’en montre pas le paquet.
notice-jackpot = Jackpot { $jackpot } : { $name } remporte { $amount }, main { $id }.
# Of a tournament that the player has entered.
notice-tournament-cancelled = Tournoi annulé : { $name }. { $why } { $back }
notice-money-back = Vous récupérez { $amount }.
notice-tickets-back = { $count ->
    [one] Vous récupérez votre ticket.
   *[other] Vous récupérez { $count } tickets.
}
notice-nothing-back = Il n’y a rien à rembourser.
notice-tournament-delayed = Nouvelle heure de début : { $name }, { $time }.
notice-texts-reloaded = Textes rechargés.
notice-texts-kept = Les textes restent inchangés. { $problem }
notice-text-key = Clé de ce texte : { $key }
