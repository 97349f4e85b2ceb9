### Lines of the log. The player’s name is in a column of its own, so each line begins with a verb in the present tense.

log-title = Journal de la table
log-this-hand = Cette main
log-last-hand = Main précédente
log-empty = Rien pour l’instant.
log-posts-small-blind = poste la petite blinde, { $amount }
log-posts-big-blind = poste la grosse blinde, { $amount }
log-posts-ante = poste l’ante, { $amount }
log-posts-newcomer = poste { $amount } pour jouer tout de suite
log-posts-dead = poste une blinde morte, { $amount }
log-posts-straddle = poste un straddle, { $amount }
log-posts-all-in = poste { $amount }, à tapis
log-draws = tire { $cards } pour le bouton
log-draws-button = tire { $cards } et prend le bouton
log-dealt = reçoit { $cards }
log-folds = se couche
log-checks = fait parole
log-calls = suit pour { $amount }
log-calls-all-in = suit pour { $amount }, à tapis
log-bets = mise { $amount }
log-bets-all-in = mise { $amount }, à tapis
log-raises = relance à { $amount }
log-raises-all-in = relance à { $amount }, à tapis
log-returned = récupère { $amount }, mise non suivie
log-shows = montre { $cards }
log-shows-hand = montre { $cards } : { $hand }
log-mucks = jette sa main
log-wins = gagne { $amount }
log-wins-pot = gagne { $amount } ({ $pot })
log-wins-high = gagne { $amount } avec la main haute
log-wins-high-pot = gagne { $amount } avec la main haute ({ $pot })
log-wins-low = gagne { $amount } avec le low
log-wins-low-pot = gagne { $amount } avec le low ({ $pot })
log-tops-up = recave à { $amount }
log-corrected = a désormais { $amount } après correction par l’opérateur

## Lines without a player.

# code: the short code of the deck, the same for all at the table. count: programs of players.
log-deck = Paquet { $code }. Programmes qui ont participé au mélange : { $count }.
log-deck-with-yours = Paquet { $code }. Programmes qui ont participé au mélange : { $count }, dont le vôtre.
log-deck-without-yours = Paquet { $code }. Programmes qui ont participé au mélange : { $count }, mais pas le vôtre.
log-flop = Flop : { $cards }
log-turn = Turn : { $cards }
log-river = River : { $cards }
log-raked = Rake : { $amount }
log-void = La main n’a pas pu être terminée. Chaque tapis est comme avant.
