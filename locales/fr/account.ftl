### The account: rake plans, the history of the balance, and reports.

account-title = Compte
account-plans = Formules de rake
account-plans-none = Le règlement de cette salle ne prévoit pas de formules de rake.
account-plan = Formule { $number }
account-plan-free = Gratuite, tant que vous n’en choisissez pas une autre.
account-plan-price = { $count ->
    [one] { $price } pour { $count } jour
   *[other] { $price } pour { $count } jours
}
account-plan-active = Votre formule
account-plan-days-left = { $count ->
    [one] Encore { $count } jour
   *[other] Encore { $count } jours
}
account-plan-printed-rates = Les taux publiés s’appliquent à toutes les formules : aucun document n’en donne d’autres.
account-plan-choose = Choisir
account-plan-cancel = Résilier la formule
account-plan-refund = Remboursement : { $amount }.
account-cancellations-left = { $count ->
    [one] Encore { $count } résiliation possible cette année.
   *[other] Encore { $count } résiliations possibles cette année.
}
account-plan-choose-title = Choisir la formule { $number } ?
account-plan-pays = { $count ->
    [one] Prélèvement immédiat sur votre solde : { $price }. La formule est valable { $count } jour à partir de maintenant.
   *[other] Prélèvement immédiat sur votre solde : { $price }. La formule est valable { $count } jours à partir de maintenant.
}
account-plan-gives = { $stake } : rake de { $percent } au lieu de { $printed }
account-plan-gives-rates = Elle réduit le rake ; la page des règles dit à quels enjeux.
account-plan-gives-nothing = Elle n’apporte rien dans cette salle : les taux publiés s’appliquent à toutes les formules.
account-plan-cancel-title = Résilier la formule { $number } ?
account-plan-until = Jusqu’au { $moment }.
account-tickets = Tickets
account-ticket-pays = Valable pour une entrée à { $amount }.
account-ticket-exchange = Échanger contre { $amount }
account-ticket-exchange-title = Échanger le ticket ?
account-ticket-exchange-about = { $name } : votre solde augmente de { $amount }, et le ticket disparaît.
account-ticket-exchange-go = Échanger
account-history = Historique
account-history-empty = Rien pour l’instant : asseyez-vous à une table.
account-history-older = Voir plus ancien
account-entry-opening = Solde initial
account-entry-refill = Solde rechargé
account-entry-buy-in = Cave
account-entry-top-up = Recave
account-entry-auto-top-up = Recave automatique
account-entry-cash-out = Départ de la table
account-entry-hand = Main jouée
account-entry-plan-price = Formule de rake
account-entry-plan-refund = Formule résiliée
account-entry-jackpot = Jackpot remporté : { $name }
account-entry-correction = Corrigé par l’opérateur
account-entry-held = Retenu pendant un examen
account-entry-released = Débloqué après examen
account-entry-undecided = Mise jamais tranchée : reversée à une œuvre
account-entry-confiscated = Confisqué après examen
account-entry-tournament = Inscription à un tournoi
account-entry-rebuy = Rebuy
account-entry-add-on = Add-on
account-entry-prize = Gain en tournoi
account-entry-bounty = Bounty
account-entry-tournament-refund = Inscription remboursée
account-entry-ticket = Ticket payé en argent
account-entry-table = Table { $name }
account-entry-number = Main { $id }
account-balance-after = Solde { $amount }
account-report = Signaler cette main
account-report-title = Signaler la main { $id }
account-report-why = Que soupçonnez-vous ? L’opérateur examine la main avec toutes les cartes. Personne à la table n’en est informé.
account-report-about = Qui est concerné ? Vous pouvez ne désigner personne.
account-report-remark = Avec vos mots, si vous le souhaitez
account-report-send = Envoyer le signalement
account-report-sent = Merci. La main sera examinée.
account-collusion = Des joueurs s’entraident
account-chip-dumping = Des jetons perdus exprès
account-soft-play = Des joueurs se ménagent
account-bot = Un programme joue
account-hand-tracker = Un tracker ou un HUD
account-several-accounts = Une personne, plusieurs comptes
account-chat = Quelque chose dans le tchat
account-other = Autre chose
