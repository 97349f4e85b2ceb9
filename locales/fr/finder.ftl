### Finding players who allow it.

finder-title = Trouver un joueur
finder-name = Pseudo du joueur
finder-find = Chercher
finder-help = Tapez le pseudo complet d’un joueur en ligne.
finder-asked = Recherche en cours : { $name }
finder-not-found = { $name } n’est pas en ligne ou n’autorise pas la recherche.
finder-at-no-table = { $name } est en ligne, mais ne joue à aucune table.
finder-plays = { $name } joue en ce moment :
finder-unlisted = Une partie que ce lobby n’affiche pas.
finder-show = Voir
finder-show-stakes = Voir dans le lobby : { $stake }
finder-tournament = Tournoi
finder-may-be-found = Permettre aux autres de vous trouver
finder-may-be-found-help = Toute personne qui tape votre pseudo voit à quels enjeux et dans quels tournois vous jouez, mais pas à quelle table de cash game.
