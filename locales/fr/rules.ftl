### The page of the rules in force: labels, and the values that are sentences.

rules-title = Règles en vigueur
rules-rulebook = Règlement : { $rules }
rules-document = { $title }, version { $version }, { $date }
rules-document-plain = { $title }
rules-contents = Sommaire

## Getting a seat.

rules-section-seating = Trouver une place
rules-draw = Choix de la table
rules-draw-value = La salle en tire une au sort. Celles où vous avez déjà joué et celles qui ont plus de places libres sortent plus souvent.
rules-queue = File d’attente
rules-queue-value = Une table s’ouvre dès que { $count } joueurs attendent. On peut quitter la file à tout moment.
rules-queue-place = Rang dans la file après une coupure
rules-kept-for = Gardé { $time }
rules-seat-offered = Place proposée
rules-seat-offered-value = Réservée { $time } ; ensuite, elle va au joueur suivant.
rules-same-table = Nouvelle demande rapprochée
rules-same-table-value = La même table est proposée pendant { $time } après une place refusée.
rules-most-tables = Tables de cash game à la fois

## The table.

rules-section-table = Table
rules-seats = Places par table
rules-seats-range = { $least }–{ $most }
rules-min-players = Joueurs requis pour une main
rules-heads-up-single = À deux, une seule main est encore jouée ; la partie attend ensuite d’autres joueurs.
rules-heads-up-continue = À deux, la partie continue.
rules-first-button = Premier bouton
rules-first-button-random = Un joueur au hasard
rules-first-button-draw = La plus haute carte tirée ; à égalité : pique, cœur, carreau, trèfle
rules-blinds = Blindes
rules-blinds-value = La petite et la grosse blinde sont postées avant la donne. À deux, le bouton poste la petite.
rules-button = Grosse blinde et bouton
rules-button-forward = La grosse blinde passe au joueur suivant à chaque main ; petite blinde et bouton la suivent.
rules-button-moving = Le bouton passe au joueur suivant à chaque main ; les blindes le suivent.
rules-newcomers = Nouveaux joueurs
rules-newcomers-wait = Premières cartes quand la grosse blinde arrive à leur place.
rules-newcomers-choose = Ils attendent la grosse blinde, ou en postent une et jouent tout de suite.
rules-posted-live = La blinde postée compte dans la mise à suivre.
rules-posted-dead = La blinde postée est morte : elle ne compte pas dans la mise à suivre.
rules-missed-blind = Blinde manquée
rules-missed-blind-value = Après une grosse blinde manquée en sit out, le retour se fait comme pour un nouveau joueur.
rules-missed-blind-wait = Après une blinde manquée en sit out, petite ou grosse, il faut attendre la grosse blinde.
rules-straddle = Straddle
rules-straddle-value = Le joueur à gauche de la grosse blinde peut poster { $amount } avant la donne.
rules-straddle-live = C’est une relance, et son auteur parle en dernier avant le flop.

## The games.

rules-section-games = Jeux
rules-deck = Jeu de cartes
rules-deck-value = Un jeu complet sans joker, mélangé à chaque main. Entre mains de mêmes hauteurs, aucune couleur ne l’emporte.
rules-holdem = Deux cartes chacun. Comptent les cinq meilleures avec le tableau : aucune, une ou deux des vôtres.
rules-omaha = Quatre cartes chacun. Comptent exactement deux d’entre elles et exactement trois du tableau.
rules-omaha5 = Cinq cartes chacun. Comptent exactement { $own } d’entre elles et exactement { $board } du tableau.
rules-high-low = La moitié de chaque pot va à la meilleure main, l’autre à la meilleure main basse. Sans main basse, la meilleure main prend tout.
rules-low = Une main basse a cinq hauteurs différentes, aucune au-dessus du huit. L’as est bas ; quintes et couleurs ne comptent pas.
rules-low-cards = Elle prend autant de vos cartes que la main haute, mais pas forcément les mêmes. Un centime impair va à la moitié haute.

## Betting.

rules-section-betting = Enchères
rules-first-to-act = Premier à parler
rules-first-to-act-value = Avant le flop, le joueur à gauche de la grosse blinde ; ensuite, le premier à gauche du bouton
rules-short-all-in = Tapis insuffisant
rules-short-all-in-value = Qui a déjà parlé ne peut que suivre ou se coucher ; plusieurs de suite, sans qu’on suive entre eux, qui valent ensemble une relance entière rouvrent les enchères.
rules-section-open = No limit et pot limit
rules-no-limit = No limit
rules-no-limit-value = Jusqu’à tout le tapis
rules-pot-limit = Pot limit
rules-pot-limit-after = Jusqu’au pot tel qu’il est une fois la mise suivie
rules-pot-limit-before = Jusqu’au pot tel qu’il est avant de suivre
rules-least-bet = Mise minimale
rules-least-bet-value = Une grosse blinde
rules-least-raise = Relance minimale
rules-least-raise-value = De la plus forte mise ou relance du tour
rules-raises = Relances par tour
rules-raises-unlimited = Sans limite
rules-section-fixed = Fixed limit
rules-fixed-size = Chaque mise et relance
rules-fixed-size-value = Une grosse blinde avant le flop et au flop, deux à la turn et à la river
rules-fixed-bets = Mises par tour
rules-fixed-bets-value = { $count } au plus, première mise et relances comprises
rules-fixed-uncapped = Pas de plafond quand seuls deux joueurs commencent le tour.
rules-fixed-capped = Aussi quand seuls deux joueurs commencent le tour.

## Showdown.

rules-section-showdown = Abattage
rules-shown = Mains à l’abattage
rules-shown-all = Tous ceux qui restent montrent.
rules-shown-muck = Le joueur battu choisit : montrer ou non. Sans réponse, la main est montrée.
rules-chat-in-hand = Tchat pendant un coup
rules-chat-silent = Muet pour les joueurs du coup jusqu’à la fin des mises.
rules-chat-open = Ouvert, tant qu’il n’aide aucun autre joueur.
rules-side-pots = Tapis
rules-side-pots-value = À tapis, on peut gagner de chaque adversaire autant que ce qu’on a misé. Le surplus forme des pots parallèles entre les autres.
rules-unmatched = Mise que personne ne suit
rules-unmatched-value = Rendue, avant le rake
rules-odd-cents = Centimes restants d’un partage
rules-odd-cents-value = Un par joueur, dans le sens horaire, à partir de la gauche du bouton

## Buy-ins.

rules-section-buy-ins = Caves et recaves
rules-ordinary = Tables ordinaires
rules-big-blinds = { $low }–{ $high } BB
rules-form-seats = Places : { $seats }
rules-form-top-up = Entre les mains, recave possible jusqu’à { $max }.
rules-auto-top-up = Recave automatique
rules-auto-top-up-value = À la cave initiale après chaque main, si elle est activée
rules-auto-top-up-off = Désactivée, sauf si vous l’activez

## Stakes and rake.

rules-section-stakes = Enjeux
rules-stake = { $name } · { $game }
rules-stake-of-form = { $name } · { $game } · { $form }
rules-stake-facts = Blindes { $small }/{ $big } · cave { $buy_in } · places : { $seats }
rules-stake-plan = Avec la formule { $n } : { $percent }
rules-section-rake = Rake
rules-rake-base = Assiette
rules-rake-base-value = Un pourcentage de l’ensemble des pots, avec un plafond ; les deux figurent à chaque enjeu.
rules-rake-value = Rake { $percent }, { $cap } au plus
rules-rake-cap-few = Plafond à { $players } joueurs
rules-rake-cap-half = La moitié
rules-rake-no-flop = Sans flop
rules-rake-no-flop-value = Pas de rake
rules-rake-minimum = Minimum sur un pot soumis au rake
rules-rake-below = Quand le pourcentage donne moins de { $least }
rules-rake-rounding = Arrondi
rules-rake-rounding-nearest = Au centime le plus proche
rules-rake-rounding-up = Au centime supérieur
rules-rake-timing = Moment du prélèvement
rules-rake-timing-end = Une fois, avant l’attribution des pots
rules-rake-timing-street = Au début de chaque tour d’enchères, le reste avant l’attribution des pots
rules-rake-practice = L’entraînement prélève le même rake.

## Returning to a table.

rules-section-return = Retour à la même table
rules-return-window = Dans un délai de
rules-return-up-to = Partie quittée avec { $count } BB au plus
rules-return-between = Partie quittée avec plus de { $over } et moins de { $below } BB
rules-return-from = Partie quittée avec { $count } BB ou plus
rules-return-counts = Retours comptés
rules-return-counts-value = Après un départ avec { $count } BB ou plus ; le compte repart à zéro à minuit UTC.
rules-return-counted-up-to = Retours comptés aujourd’hui : { $count } au plus
rules-return-counted-from = Retours comptés aujourd’hui : { $count } ou plus
rules-return-range = { $min } à { $max }
rules-return-last = dernier tapis
rules-return-never-less = Jamais moins que le dernier tapis

## Banzai, Fast Hold’em and Rapid.

rules-banzai-tables = Tables au même enjeu
rules-banzai-resume = Après un départ avec plus de { $count } BB
rules-banzai-resume-value = Le même tapis pendant { $time }
rules-banzai-resets = Nouveaux départs par jour
rules-banzai-resets-help = Au lieu du même tapis, on peut alors repartir avec la cave ordinaire. Le jour commence à minuit UTC.
rules-fast-table = Chaque table
rules-fast-table-value = Dure une main. Une fois la main finie, on passe presque aussitôt à une nouvelle table.
rules-fast-fold = Fold rapide
rules-fast-fold-value = Hors de votre tour, face à une mise que vous n’avez pas suivie. Vous changez aussitôt de table ; les autres le voient quand vient votre tour.
rules-fast-turn = Se coucher
rules-fast-turn-value = À votre tour. Vous changez aussitôt de table.
rules-fast-button = Bouton
rules-fast-button-random = Un joueur au hasard, à chaque table
rules-fast-button-fair = De sorte que la grosse blinde aille à qui ne l’a pas eue depuis le plus longtemps

## Time.

rules-section-time = Temps
rules-decision = Temps de décision
rules-time-bank = Réserve de temps
rules-time-bank-value = { $first } s au départ, { $add } s de plus toutes les { $hands } mains, { $cap } s au plus
rules-time-bank-trickle = Au moins { $floor } s à chaque main, { $add } s de plus par main jouée, { $cap } s au plus
rules-time-bank-none = Aucune
rules-time-bank-help = Elle s’utilise d’elle-même après le temps de décision ; chaque table a la sienne.
rules-clock-practice = À l’entraînement, pas de chrono, sauf si vous l’activez.

## Absence.

rules-section-away = Absence
rules-sit-out = Sit out
rules-sit-out-value = La place est gardée { $time }, sans cartes ni blindes.
rules-sit-out-all = Sit out à plusieurs tables
rules-sit-out-all-value = Un sit out à une table vaut pour toutes ; { $seconds } s pour revenir.
rules-sit-out-big-blind = S’absenter à la prochaine grosse blinde
rules-sit-out-big-blind-value = Vous jouez jusqu’à ce que la grosse blinde arrive à votre place.
rules-disconnect = Connexion perdue
rules-disconnect-value = { $seconds } s de plus pour décider, puis parole ou main couchée, puis sit out
rules-disconnect-bank = La réserve de temps s’écoule aussi.
rules-disconnect-no-bank = La réserve de temps n’est pas utilisée.
rules-disconnect-seat = Place après une coupure
rules-disconnect-seat-value = Gardée { $time }, sans cartes dans les nouvelles mains ; ensuite, elle se libère.

## Rake plans.

rules-section-plans = Formules de rake
rules-plan = Formule { $n }
rules-plan-days = Durée d’une formule payante
rules-plan-days-value = { $count ->
    [one] { $count } jour à compter du choix, une seule formule à la fois
   *[other] { $count } jours à compter du choix, une seule formule à la fois
}
rules-plan-cancellations = Résiliations par année civile
rules-plan-refund = Le prix des jours restants est rendu, jour de la résiliation compris.

## Jackpots.

rules-section-jackpots = Jackpots
rules-jackpot-value = { $fed } du rake ; { $paid } de la cagnotte est versé
rules-jackpot-games = Jeux : { $games } · tables : { $forms }
rules-jackpot-hands = Main gagnante : { $hands }
rules-jackpot-beaten = Main battue : { $hands }
rules-jackpot-beaten-by = Battue par : { $hands }
rules-jackpot-hand-from = { $hand } à partir de { $rank }
rules-jackpot-hours = Heures (UTC) : { $hours }
rules-jackpot-both = Les deux cartes du bénéficiaire doivent faire partie de la main ; en Omaha, deux de ses cartes.
rules-jackpot-pocket-pair = Les deux doivent former une paire si la main est : { $hands }.
rules-jackpot-shown = Les cartes doivent avoir été montrées ; une main abandonnée sans être vue ne gagne rien.
rules-jackpot-winner-too = Au Bad Beat, on demande la même chose à la main gagnante.
rules-jackpot-recipient-only = Au Bad Beat, cela ne vaut que pour le bénéficiaire.

## Fair play.

rules-section-conduct = Jeu loyal
rules-play-alone = Chacun joue pour soi. Aucune action, aucun message ne doit aider un autre joueur.
rules-soft-play = Le soft play est interdit : épargner un complice face auquel on aurait relancé.
rules-chip-dumping = Le chip dumping est interdit : perdre exprès une main pour transmettre des jetons. Qui les reçoit est aussi responsable, et rien n’est dû en remboursement.
rules-collusion = La collusion est interdite : partager ses cartes ou toute information pour prendre l’avantage sur la table.
rules-talk-of-hands = On ne montre pas ses cartes et on n’en parle pas pendant la main ; on les montre à l’abattage.
rules-programs = Vous jouez par vous-même : ni bots, ni intelligence artificielle, ni jeu automatique.
rules-trackers = Les trackers, HUD et programmes qui lisent l’écran sont interdits ; la salle peut les détecter et les bloquer.
rules-evasion = Contourner ces mesures, ou le tenter, peut entraîner la fermeture immédiate du compte.
rules-fraud = Paiements frauduleux, cartes volées et blanchiment d’argent sont interdits.
rules-records = Le déroulement des mains est enregistré et examiné à la recherche de telles infractions.
rules-reviews = Le jeu est contrôlé. Les gains peuvent être retenus jusqu’à la fin d’un contrôle.
rules-video = La salle peut demander une vidéo de votre jeu.
rules-penalties = Sanctions possibles : avertissement, suspension, fermeture du compte, saisie des jetons, signalement aux autorités ou aux banques, poursuites.
rules-complaints = Les plaintes pour collusion sont examinées. Une main se signale depuis la table.
rules-no-compensation = La salle n’indemnise pas les pertes dues à la collusion d’autres joueurs.
rules-same-limits = À une table, les limites sont les mêmes pour tous.

## Faults and corrections.

rules-section-failures = Pannes et corrections
rules-fairness = L’équité prime. Dans un cas inhabituel, une décision peut s’écarter de la lettre du règlement.
rules-rollback = En cas de panne du serveur, les mains où quelqu’un pouvait encore agir sont annulées : chaque tapis revient à son montant de début de main. Les autres sont distribuées jusqu’au bout.
rules-cancelled = Une main qu’une erreur empêche de finir est annulée, et toutes les mises sont rendues.
rules-malfunction = Toute panne annule les paiements et les parties.
rules-own-device = Une panne de l’appareil ou de la ligne d’un joueur ne change rien au jeu, sauf ce qui est dit ici des coupures.
rules-undecided = Mises jamais tranchées
rules-undecided-value = { $count ->
    [one] Nulles après { $count } jour ; l’argent va à une œuvre caritative.
   *[other] Nulles après { $count } jours ; l’argent va à une œuvre caritative.
}

## Acceptance.

rules-section-acceptance = Acceptation du règlement
rules-acceptance = Jouer une main, c’est avoir lu ce règlement et l’accepter.
rules-changes = Le règlement peut changer sans préavis.
rules-rake-increases = Le rake peut être baissé un temps puis rétabli sans préavis. Toute autre hausse est annoncée.

## The source of a figure.

rules-ours = Choix de la salle : son règlement ne donne pas de chiffre ici

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
