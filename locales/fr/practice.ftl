### Setting up a practice table.

practice-title = Entraînement
practice-about = Vos adversaires sont des bots. Les tapis sont enregistrés après chaque main.
practice-rules = Règlement
practice-rules-help = Il détermine les jeux, les limites et les formats proposés.
practice-opponents = Adversaires

## Styles. They agree with « style » (masculine) in French and with ”stil” (common gender) in Swedish.

practice-style = Style de jeu
practice-style-mixed = Mixte
practice-style-tight-passive = Serré, passif
practice-style-tight-aggressive = Serré, agressif
practice-style-loose-passive = Large, passif
practice-style-loose-aggressive = Large, agressif
practice-style-mixed-help = Chaque adversaire joue à sa façon.
practice-style-tight-passive-help = Joue peu de mains et relance rarement.
practice-style-tight-aggressive-help = Joue peu de mains, mais en relançant.
practice-style-loose-passive-help = Joue beaucoup de mains et aime suivre.
practice-style-loose-aggressive-help = Joue beaucoup de mains, relance et bluffe.
practice-clock = Chrono
practice-pace = Rythme des bots
practice-pace-slow = Lent
practice-pace-normal = Normal
practice-pace-fast = Rapide
practice-pace-instant = Immédiat
practice-pace-help = Temps de réflexion des bots avant d’agir.
practice-start = Ouvrir le lobby
practice-explain = Expliquer les boutons
practice-buy-in-short = Votre solde n’atteint pas la cave minimale, { $min }.
