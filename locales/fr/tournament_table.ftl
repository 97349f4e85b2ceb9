### The table of a tournament.

## The cards in the corners, and the line in the top bar of a small window.

tournament-table-clock-stopped = Horloge arrêtée à
tournament-table-ante = ante { $amount }
tournament-table-next-blinds = Ensuite : { $blinds }
tournament-table-blinds-ante-short = { $blinds } ({ $ante })
tournament-table-left-title = { $count ->
    [one] { $count } joueur restant
   *[other] { $count } joueurs restants
}
tournament-table-players-left = Joueurs restants
tournament-table-entries = Inscriptions
tournament-table-average = Tapis moyen
tournament-table-prize-now = Gain actuel
tournament-table-next-prize-in = { $count ->
    [one] Gain suivant dans { $count } place
   *[other] Gain suivant dans { $count } places
}
tournament-table-prizes-in = { $count ->
    [one] Premiers prix dans { $count } place
   *[other] Premiers prix dans { $count } places
}
tournament-table-last-prize = Gain de chaque joueur restant
tournament-table-first-prize = Premier prix
tournament-table-m = M { $m }
tournament-table-tip-lobby = Lobby du tournoi

## The tools. $price is an amount of money.

tournament-table-sit-out = S’absenter
tournament-table-sit-out-cost = S’absenter : vous recevez des cartes et payez blindes et antes ; votre main est couchée.
tournament-table-sitting-out = Vous êtes en sit out. Vous payez blindes et antes ; vos mains sont couchées.
tournament-table-rebuy = Rebuy · { $price }
tournament-table-add-on = Add-on · { $price }
tournament-table-deal = Partager
tournament-table-m-setting = Afficher le M aux tables de tournoi
tournament-table-m-setting-help = Le nombre de tours que votre tapis peut payer, blindes et antes comprises.

## Leaving a table of a tournament.

tournament-table-leave = Aller au lobby
tournament-table-leave-question = Vous restez en tournoi et gardez votre place. En votre absence, vous payez blindes et antes ; à la fin de votre temps, vous dites parole ou vous couchez.

## Sheets that tell something.

tournament-table-break-title = Pause
tournament-table-break-then = Ensuite, niveau { $level } : { $blinds }.
tournament-table-break-level = Il reste { $time } à ce niveau. Ensuite : { $next }.
tournament-table-break-note = La pause a commencé quand chaque table a terminé sa main.
tournament-table-hand-for-hand = Main par main
tournament-table-left-and-paid = { $left } restants, { $paid } places payées
tournament-table-hand-for-hand-waits = Votre table a terminé cette main. Le jeu reprend quand toutes l’auront terminée.
tournament-table-tables-in-play = { $count ->
    [one] { $count } table est en jeu.
   *[other] { $count } tables sont en jeu.
}
tournament-table-hand-for-hand-note = Les joueurs éliminés dans cette main le sont ensemble ; le plus grand tapis au début de la main obtient la meilleure place.
tournament-table-moved-title = Vous jouez maintenant à la table { $number }.
tournament-table-table-number = Table { $number }
tournament-table-moved-broken = Votre table a été fermée. Votre tapis vous suit.
tournament-table-moved-balanced = Les tables ont été équilibrées. Votre tapis vous suit.
tournament-table-moved-final = Tous les joueurs restants sont à cette table. Votre tapis vous suit.
tournament-table-your-seat = Votre siège
tournament-table-seat-number = Siège { $n }
tournament-table-closes-in = Se ferme dans { $time }
tournament-table-final-table = Table finale
tournament-table-final-table-told = { $count ->
    [one] { $count } joueur reste, à cette table.
   *[other] Les { $count } derniers joueurs sont à cette table.
}

## The drum. $n is a number such as 1.5.

tournament-table-drum-title = Tirage de la dotation
tournament-table-drawn-title = La dotation
tournament-table-times = ×{ $n }
tournament-table-prize-pool = Dotation
tournament-table-place-prize = { $place } place
tournament-table-skip = Passer

## Offers. $level is a number, $price an amount of money.

tournament-table-rebuy-title = Rebuy ?
tournament-table-answer-within = Réponse dans
tournament-table-offered-for = Offre valable
tournament-table-broke = Vous n’avez plus de jetons.
tournament-table-broke-until = Vous n’avez plus de jetons. Les rebuys sont possibles jusqu’à la fin du niveau { $level }.
tournament-table-few-chips = Votre tapis permet un rebuy.
tournament-table-new-stack = Votre tapis ensuite
tournament-table-balance = Solde
tournament-table-balance-after = Solde restant
tournament-table-too-poor = Votre solde est insuffisant.
tournament-table-decline = Refuser et quitter
tournament-table-add-on-title = Add-on
tournament-table-add-on-about = La période de rebuys est terminée. Un add-on par joueur, quel que soit le tapis.
tournament-table-no-add-on = Pas d’add-on
tournament-table-waits = Demande en cours…

## The end of an entry. $place is a place such as “3rd”.

tournament-table-finished = Vous terminez à la { $place } place.
tournament-table-won = Vous avez remporté le tournoi !
tournament-table-out-title = Vous n’êtes plus en jeu.
tournament-table-out-about = Les inscriptions sont encore ouvertes. Votre place sera connue à leur clôture.
tournament-table-prize = Gain
tournament-table-no-prize = Aucun à cette place
tournament-table-no-prize-before = Aucun : les prix commencent à la { $place } place
tournament-table-bounties-won = Bounties gagnés
tournament-table-bounties = { $count } · { $amount }
tournament-table-paid-in = Montant payé
tournament-table-again-title = Re-entry ?
tournament-table-again-about = { $chips }, nouvelle place au hasard
tournament-table-again-left = Inscription tardive : encore { $time }
tournament-table-enter-again = Re-entry · { $price }
tournament-table-leave-table = Quitter la table
tournament-table-survived-title = Vous passez à la suite.
tournament-table-survived-carried = Vos { $chips } vous suivent dans { $target }.
tournament-table-survived-not-carried = Un de vos autres tapis, plus gros, vous suit dans { $target }.
tournament-table-next-phase = la phase suivante
tournament-table-cancelled-title = Le tournoi a été annulé.
tournament-table-cancelled-too-few = Il n’y avait pas assez d’inscrits.
tournament-table-cancelled-house = La salle l’a annulé.
tournament-table-cancelled-fault = Il n’a pas pu reprendre après une panne.
tournament-table-paid-back = Remboursé
tournament-table-tickets-back = Tickets de nouveau valables

## Deals. $kind is how the prizes are shared.

tournament-table-deal-title = Partager la dotation ?
tournament-table-deal-proposed = { $player } propose : { $kind }
tournament-table-deal-pool = Gains restants : { $pool }. Un deal met fin au tournoi.
tournament-table-player = Joueur
tournament-table-stack = Tapis
tournament-table-equal = Égal
tournament-table-by-stacks = Selon tapis
tournament-table-icm = ICM
tournament-table-answer = Réponse
tournament-table-agrees = Accepte
tournament-table-waiting = En attente
tournament-table-you = Vous
tournament-table-agreed-count = { $agreed } sur { $count } acceptent. Le deal n’a lieu que si tous acceptent.
tournament-table-without-deal = Sans deal, vous gagnez au moins { $lowest } et au plus { $highest }.
tournament-table-without-deal-least = Sans deal, vous gagnez au moins { $lowest }.
tournament-table-less-than-sure = C’est moins que les { $lowest } qui vous sont acquis en continuant.
tournament-table-play-on = Continuer à jouer
tournament-table-agree = Accepter { $amount }
tournament-table-you-agreed = Vous avez accepté
tournament-table-withdraw = Retirer
tournament-table-propose-title = Proposer un deal
tournament-table-propose-about = Si tous acceptent, le tournoi prend fin et chacun reçoit cette part. Vous pouvez proposer une fois par niveau.
tournament-table-you-get = Vous recevez
tournament-table-propose = Proposer · { $amount }
tournament-table-asked = { $player } propose un deal à la fin de cette main : { $kind }

## The log. The player’s name stands before the lines that begin in lower case.

tournament-table-title = Tournoi
tournament-table-news-empty = Rien ne s’est encore passé.
tournament-table-news-level = { $level } : { $blinds }
tournament-table-news-break = Pause : { $length }
tournament-table-news-break-over = La pause est terminée
tournament-table-news-hand-for-hand-over = Fin du main par main
tournament-table-news-time-up = Temps écoulé : dernières mains
tournament-table-news-registration-closed = { $count ->
    [one] Inscriptions closes : { $count } place payée
   *[other] Inscriptions closes : { $count } places payées
}
tournament-table-news-moved-broken = Votre table a été fermée : vous voici ici
tournament-table-news-moved-balanced = Tables équilibrées : vous voici ici
tournament-table-news-arrived = arrive à la table
tournament-table-news-rebought = prend un rebuy à { $price }
tournament-table-news-added-on = prend l’add-on à { $price }
tournament-table-news-out = n’est plus en jeu
tournament-table-news-placed = termine à la { $place } place
tournament-table-news-placed-prize = termine à la { $place } place : { $prize }
tournament-table-news-disqualified = fait l’objet d’une disqualification
tournament-table-news-bounty = gagne le bounty de { $from } : { $amount }
tournament-table-news-own-bounty = garde { $amount } : son propre bounty
tournament-table-news-proposed = propose un deal : { $kind }
tournament-table-news-deal-withdrawn = Le deal a été retiré
tournament-table-news-deal-refused = Un joueur veut continuer
tournament-table-news-deal-time-over = Le temps pour le deal est écoulé
tournament-table-news-deal-changed = Le deal ne correspond plus aux tapis
tournament-table-news-deal-made = Tous acceptent : { $kind }
tournament-table-news-drawn = Dotation { $times } : { $pool }
