### Buttons and boxes of the action bar.

action-fast-fold = Fold rapide
action-fast-fold-help = Abandonne la main tout de suite et vous mène à la table suivante.
action-straddle = Straddle
action-fold = Se coucher
action-check = Parole
action-call = Suivre
action-call-amount = Suivre { $amount }
action-call-all-in = Suivre à tapis
action-bet = Miser
action-bet-amount = Miser { $amount }
action-raise-to = Relancer à
action-raise-to-amount = Relancer à { $amount }
action-all-in = Tapis
action-all-in-amount = Tapis { $amount }

## The second line of the Fold button while a check is legal, and states of the action bar.

action-fold-checks = Gratuit : parole
action-your-turn = À vous de jouer
action-your-turn-at = À vous de jouer, table { $table }
action-waits = Votre action est envoyée et attend une réponse.
action-next-hand = Main suivante

## Showing or mucking a hand that need not be shown.

action-show-cards = Montrer les cartes
action-show-cards-help = Toute la table voit votre main entière.
action-show-card = Ne montrer que cette carte : { $card }
action-show-marked = { $n ->
    [one] Montrer { $n } carte
   *[other] Montrer { $n } cartes
}
action-show-marked-help = Toute la table voit les cartes que vous avez choisies.
action-mark-card = Montrer cette carte : { $card }
action-shown-unasked-some = Sans réponse, votre main sera montrée. Cliquez sur des cartes pour ne montrer qu’elles.
action-hidden-unasked-some = Sans réponse, votre main reste cachée. Cliquez sur des cartes pour ne montrer qu’elles.
action-muck = Ne pas montrer
action-muck-help = Personne ne voit vos cartes.
action-show-for-jackpot = Jackpot { $name } : seule une main montrée en entier peut le gagner.
action-shown-unasked = Sans réponse, votre main sera montrée. Cliquez sur une carte pour ne montrer qu’elle.
action-hidden-unasked = Sans réponse, votre main reste cachée. Cliquez sur une carte pour ne montrer qu’elle.

## Boxes that a player ticks before the turn, and their tooltips.

action-check-fold = Parole / Se coucher
action-call-any = Tout suivre
action-fold-help = Se couche, ou fait parole si c’est gratuit.
action-check-fold-help = Fait parole si c’est gratuit, sinon se couche.
action-check-help = Fait parole si c’est gratuit.
action-call-help = Suit à ce prix seulement.
action-call-any-help = Suit toute mise, à hauteur de votre tapis.

## Presets of the amount.

action-preset-min = Min
action-preset-quarter = 1/4
action-preset-third = 1/3
action-preset-half = 1/2
action-preset-two-thirds = 2/3
action-preset-three-quarters = 3/4
action-preset-pot = Pot
action-preset-times = { $factor }×
action-preset-min-help = Le minimum autorisé
action-preset-half-help = La moitié du pot, mise à suivre comprise
action-preset-two-thirds-help = Les deux tiers du pot, mise à suivre comprise
action-preset-pot-help = Le pot, mise à suivre comprise
action-preset-part-help = { $percent } du pot, mise à suivre comprise
action-preset-bb-help = { $amount } au total
action-preset-times-help = { $factor } fois la mise à suivre, plus une par limpeur
action-preset-all-in-help = Tout votre tapis

## How a typed amount such as 3bb, 2.5x or 66% was read; the percentage has its sign already.

action-read-bb = { $number } : { $amount }
action-read-times = { $factor } fois la mise : { $amount }
action-read-pot = { $percent } du pot : { $amount }

## The amount: its field, slider and buttons; the first three are read aloud.

action-amount-field = Montant
action-slider = Choisir le montant
action-one-less = Une grosse blinde de moins
action-one-more = Une grosse blinde de plus

## Blinds.

action-wait-big-blind = Attendre la grosse blinde
action-post-now = Poster { $amount } et jouer maintenant
