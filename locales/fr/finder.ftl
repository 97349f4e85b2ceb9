### Finding players who allow it.

finder-title = Trouver un joueur
finder-name = Pseudo du joueur
finder-find = Chercher
finder-help = Tapez le pseudo entier d’un joueur présent en ce moment.
finder-asked = Recherche de { $name }
finder-not-found = { $name } n’est pas là, ou ne se laisse pas trouver.
finder-at-no-table = { $name } est là, mais à aucune table.
finder-plays = { $name } joue en ce moment :
finder-show = Voir
finder-show-stakes = Voir dans le lobby : { $stake }
finder-tournament = Tournoi
finder-may-be-found = Permettre aux autres de vous trouver
finder-may-be-found-help = Toute personne qui tape votre pseudo voit vos enjeux et vos tournois, mais pas votre table de cash game.
