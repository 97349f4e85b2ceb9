### The page of the rules in force: labels, and the values that are sentences.

rules-title = Règles en vigueur
rules-rulebook = Règlement { $id }
rules-document = { $title }, version { $version }, { $date }

## The table.

rules-section-table = Table
rules-seats = Places par table
rules-section-stakes = Enjeux
rules-min-players = Joueurs requis pour une main
rules-heads-up-single = À deux, une seule main est encore jouée ; la partie attend ensuite d’autres joueurs.
rules-heads-up-continue = À deux, la partie continue.
rules-newcomers = Nouveaux joueurs
rules-newcomers-wait = Premières cartes quand la grosse blinde arrive à leur place.
rules-newcomers-choose = Ils attendent la grosse blinde, ou en postent une et jouent tout de suite.
rules-posted-live = La blinde postée compte dans la mise à suivre.
rules-posted-dead = La blinde postée est morte : elle ne compte pas dans la mise à suivre.
rules-missed-blind = Grosse blinde manquée
rules-missed-blind-value = Le retour se fait comme pour un nouveau joueur.
rules-missed-blind-wait = Le retour se fait à la grosse blinde.
rules-button = Grosse blinde et bouton
rules-button-forward = La grosse blinde passe au joueur suivant à chaque main ; petite blinde et bouton la suivent.

## Betting.

rules-section-betting = Enchères
rules-least-bet = Mise minimale
rules-least-bet-value = Une grosse blinde
rules-least-raise = Relance minimale
rules-least-raise-value = De la plus forte mise ou relance du tour
rules-short-all-in = Tapis insuffisant
rules-short-all-in-value = Les joueurs ayant déjà parlé peuvent suivre ou se coucher ; plusieurs tapis de suite qui valent ensemble une relance entière rouvrent les enchères.
rules-raises = Relances par tour
rules-raises-unlimited = Sans limite

## Showdown.

rules-section-showdown = Abattage
rules-shown = Mains à l’abattage
rules-shown-all = Tous ceux qui restent montrent.
rules-shown-muck = Les mains perdantes peuvent rester cachées.
rules-odd-cents = Centimes restants d’un partage
rules-odd-cents-value = Un par joueur, dans le sens horaire, à partir de la gauche du bouton

## Rake.

rules-section-rake = Rake
rules-rake-value = { $percent }, { $cap } au plus
rules-rake-cap-few = Plafond à { $players } joueurs
rules-rake-cap-half = La moitié
rules-rake-no-flop = Sans flop
rules-rake-no-flop-value = Pas de rake
rules-rake-minimum = Minimum sur un pot soumis au rake
rules-rake-rounding = Arrondi
rules-rake-rounding-nearest = Au centime le plus proche
rules-rake-rounding-up = Au centime supérieur
rules-rake-timing = Moment du prélèvement
rules-rake-timing-end = Une fois, avant l’attribution des pots
rules-rake-practice = L’entraînement prélève le même rake.

## Time.

rules-section-time = Temps
rules-decision = Temps de décision
rules-time-bank = Réserve de temps
rules-time-bank-value = { $first } s au départ, { $add } s de plus toutes les { $hands } mains, { $cap } s au plus
rules-clock-practice = À l’entraînement, pas de chrono, sauf si vous l’activez.

## Absence.

rules-section-away = Absence
rules-sit-out = Sit out
rules-sit-out-value = La place est gardée { $time }, sans cartes ni blindes.
rules-disconnect = Connexion perdue
rules-disconnect-value = { $seconds } s de plus pour décider, puis parole ou main couchée, puis sit out
rules-top-up = Recave
rules-top-up-value = Entre les mains, jusqu’à { $max }
rules-auto-top-up = Recave automatique
rules-auto-top-up-value = À la cave initiale après chaque main, si elle est activée
rules-auto-top-up-off = Désactivée, sauf si vous l’activez

## More rules, where the rulebook has them.

rules-button-moving = Le bouton passe au joueur suivant à chaque main ; les blindes le suivent.
rules-first-button = Premier bouton
rules-first-button-random = Un joueur au hasard
rules-first-button-draw = La plus haute carte tirée
rules-seats-range = { $least }–{ $most }
rules-straddle = Straddle
rules-straddle-value = Le joueur à gauche de la grosse blinde peut poster { $amount } avant la donne.
rules-section-buy-ins = Caves
rules-ordinary = Tables ordinaires
rules-big-blinds = { $low }–{ $high } BB
rules-time-bank-trickle = Au moins { $floor } s à chaque main, { $add } s de plus par main jouée, { $cap } s au plus
rules-time-bank-none = Aucune
rules-sit-out-all = Sit out à plusieurs tables
rules-sit-out-all-value = Un sit out à une table vaut pour toutes ; { $seconds } s pour revenir.
rules-section-return = Retour à la même table
rules-return-window = Dans un délai de
rules-return-up-to = Partie quittée avec { $count } BB au plus
rules-return-between = Partie quittée avec plus de { $over } et moins de { $below } BB
rules-return-from = Partie quittée avec { $count } BB ou plus
rules-return-counted-up-to = Retours comptés aujourd’hui : { $count } au plus
rules-return-counted-from = Retours comptés aujourd’hui : { $count } ou plus
rules-return-range = { $min } à { $max }
rules-return-last = dernier tapis
rules-return-never-less = Jamais moins que le dernier tapis
rules-banzai-tables = Tables au même enjeu
rules-banzai-resume = Après un départ avec plus de { $count } BB
rules-banzai-resume-value = Le même tapis pendant { $time }
rules-banzai-resets = Nouveaux départs par jour
rules-section-plans = Plans de rake
rules-plan = Plan { $n }
rules-plan-terms = Les plans payants durent { $days } jours ; annulations par année civile : { $times }
rules-section-jackpots = Jackpots
rules-jackpot-value = { $fed } du rake ; { $paid } de la cagnotte est versé

## Where a figure comes from.

rules-ours = Notre choix

## The ranking of hands, best first.

rules-section-ranking = Valeur des mains
rules-ranking-royal-flush = Quinte flush royale
rules-ranking-straight-flush = Quinte flush
rules-ranking-quads = Carré
rules-ranking-full-house = Full
rules-ranking-flush = Couleur
rules-ranking-straight = Quinte
rules-ranking-trips = Brelan
rules-ranking-two-pair = Deux paires
rules-ranking-pair = Paire
rules-ranking-high-card = Carte haute
