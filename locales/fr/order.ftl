### How an operator is told what became of an order to a hall, and why it was refused. $command is what the operator can type.

order-done = Ordre { $order } : exécuté dans la salle { $hall }.
order-refused = Ordre { $order } : refusé dans la salle { $hall }, rien n’a changé. { $why }
order-no-answer = Ordre { $order } : enregistré. Le serveur de la salle { $hall } ne répond pas et l’exécutera dès que possible. Résultat : { $command }
order-no-server = Ordre { $order } : enregistré. Aucun serveur ne gère la salle { $hall } pour l’instant ; le prochain l’exécutera. Résultat : { $command }
order-withdrawn = Ordre { $order } : retiré, il ne sera pas exécuté.
order-begun = Le serveur de la salle { $hall } exécute l’ordre { $order } : impossible de le retirer maintenant. Résultat : { $command }
order-over = L’ordre { $order } a déjà un résultat et ne peut plus être retiré. Résultat : { $command }
order-no-such-order = Il n’y a pas d’ordre { $order }. Liste : { $command }
order-over-largest = Aucun montant ne peut dépasser { $largest }.
order-unreadable = Ce programme ne peut pas lire l’ordre : il vient d’une autre version ou il est endommagé. Donnez-le de nouveau.
order-failed = { $times ->
    [one] La salle a échoué { $times } fois en exécutant l’ordre et n’essaie plus. Le journal du serveur dit pourquoi.
   *[other] La salle a échoué { $times } fois en exécutant l’ordre et n’essaie plus. Le journal du serveur dit pourquoi.
}

## Tournaments.

order-tournament-over = Le tournoi est terminé.
order-tournament-begun = Le tournoi a commencé.
order-no-time = Le tournoi commence une fois complet et n’a donc pas d’heure à changer.
order-time-past = Cette heure est passée. Choisissez-en une à venir.
order-begins-in-past = Le tournoi commencerait dans le passé. Heure actuelle : { $now }
order-prizes-final = Les inscriptions sont closes : les prix ne changent plus.
order-no-guarantee = Les prix de ce tournoi ne dépendent pas d’une garantie.
order-not-in-tournament = Ce joueur ne participe pas au tournoi.
order-disqualified-already = La disqualification a déjà été prononcée.
order-no-such-bounty = La salle ne paie pas ce bounty dans ce tournoi : { $bounty }
order-other-vip = Le tournoi a déjà un VIP. Retirez-lui d’abord son bounty.
order-entries-closed = Les inscriptions sont closes.
order-not-by-invitation = On entre dans ce tournoi sans invitation.
order-no-refunds = Les remboursements ne peuvent pas être calculés : le tournoi continue.
order-no-tournaments = Cette salle ne propose pas de tournois.
order-no-such-rulebook = Cette salle n’a pas le règlement { $rulebook }.
order-bad-name = { $count ->
    [one] Un nom tient sur une ligne de { $count } lettre au plus.
   *[other] Un nom tient sur une ligne de { $count } lettres au plus.
}
order-not-private = Les tournois de ce règlement n’ont pas de mot de passe.
order-no-deals = Ce règlement ne permet pas aux joueurs de partager les prix.
order-leads-on = Un tournoi de ce type mène à un autre : seul le calendrier peut en avoir.
order-no-such-tournament = Cette salle n’a pas de tournoi { $tournament }. Liste : { $command }

## Tables, jackpots and players.

order-no-such-table = Cette salle n’a pas de table { $table }.
order-no-hand = Aucun coup n’est en cours à la table { $table }.
order-no-such-jackpot = Aucun règlement de cette salle n’a ce jackpot. Liste : { $command }
order-never-here = Le joueur { $player } n’est jamais venu dans cette salle, qui connaît les joueurs dès leur première visite.
order-no-such-account = Ce compte ne peut pas être corrigé : { $account }
order-not-at-table = Le joueur { $player } n’a pas de place à la table { $table }.
order-in-hand = Le joueur dispute une main. Répétez l’ordre une fois la main terminée.
order-too-little = Il y a { $held } à prendre, pas { $wanted }. Choisissez { $held } ou moins.
order-too-much = Le compte dépasserait le montant le plus élevé.
order-correction-incomplete = Une correction indique deux comptes différents, un montant, son auteur et son motif.

## What must be settled before a player is deleted.

order-still-at-table = Le joueur occupe une place ou dispute une main. Sa suppression sera possible quand il aura quitté la table.
order-still-entered = Le joueur est inscrit à des tournois qui ne sont pas terminés : { $tournaments }
order-still-held = De l’argent du joueur est retenu ({ $amount }). Prenez d’abord une décision à ce sujet.
order-still-reported = Des signalements qui concernent le joueur ou viennent de lui attendent une décision : { $reports }. Liste : { $command }

## Reports.

order-no-such-report = Cette salle n’a pas de signalement { $report }.
order-not-about = Le signalement ne concerne pas le joueur { $player }.
order-verdict-incomplete = Une décision indique son auteur.
order-held-already = Le solde du joueur { $player } est déjà retenu.
order-suspended-already = La suspension du joueur { $player } est déjà en vigueur.
order-nothing-held = Rien n’est retenu sur le solde du joueur { $player }.
