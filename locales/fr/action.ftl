### Buttons and boxes of the action bar.

action-fold = Se coucher
action-check = Parole
action-call = Suivre
action-call-amount = Suivre { $amount }
action-call-all-in = Suivre à tapis
action-bet = Miser
action-raise-to = Relancer à
action-raise-to-amount = Relancer à { $amount }
action-all-in = Tapis
action-check-fold = Parole / Se coucher
action-fold-any = Se coucher sur toute mise
action-call-any = Tout suivre
action-confirm-free-fold = Vous pouvez faire parole. Vous coucher quand même ?
action-auto-post = Poster les blindes automatiquement
action-wait-big-blind = Attendre la grosse blinde
action-post-now = Poster { $amount } et jouer maintenant
action-show-cards = Montrer les cartes
action-muck = Ne pas montrer
action-your-turn = À vous · { $seconds } s
