### Sitting out.

sit-out-next-hand = Sit out à la prochaine main
sit-out-next-big-blind = Sit out à la prochaine grosse blinde
sit-out-everywhere = Sit out à toutes les tables
sit-out-state = Vous êtes en sit out.
sit-back = Je suis de retour
sit-seat-kept = Votre place est gardée pendant { $time }.
sit-removed = Absence trop longue : votre place a été libérée. Vos jetons sont revenus sur votre solde.
sit-missed-blinds = Blindes manquées : postez { $amount } ou attendez la grosse blinde.
