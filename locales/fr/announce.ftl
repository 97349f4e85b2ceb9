### Whole sentences for the screen reader.

announce-draws-button = { $player } tire { $cards } et prend le bouton.
announce-cards = Vos cartes : { $cards }.
announce-flop = Flop : { $cards }.
announce-turn = Turn : { $cards }.
announce-river = River : { $cards }.
announce-small-blind = { $player } poste la petite blinde, { $amount }.
announce-big-blind = { $player } poste la grosse blinde, { $amount }.
announce-posts = { $player } poste { $amount }.
announce-folds = { $player } se couche.
announce-checks = { $player } fait parole.
announce-calls = { $player } suit pour { $amount }.
announce-bets = { $player } mise { $amount }.
announce-raises = { $player } relance à { $amount }.
announce-all-in = { $player } fait tapis pour { $amount }.
announce-returned = Mise non suivie rendue : { $player }, { $amount }.
announce-corrected = { $player } a désormais { $amount } après correction par l’opérateur.
announce-shows = { $player } montre { $cards } : { $hand }.
announce-shows-cards = { $player } montre { $cards }.
announce-mucks = { $player } jette sa main.
announce-wins = { $player } gagne { $amount }.
announce-wins-high = { $player } gagne { $amount } avec la main haute.
announce-wins-low = { $player } gagne { $amount } avec le low.
announce-chances = Chances : { $chances }.
announce-chance-of = { $player } { $chance }
