### Sitting out and returning.

sit-out-next-hand = S’absenter à la prochaine main
sit-out-next-hand-everywhere = S’absenter à la prochaine main, partout
sit-out-next-big-blind = S’absenter à la prochaine grosse blinde
sit-leave-next-big-blind = Quitter à la prochaine grosse blinde
sit-out-state = Vous êtes en sit out.
sit-back = Je suis de retour
sit-back-waiting = Vous recevrez des cartes quand la grosse blinde arrivera à votre place.
sit-out-kept = Vous êtes en sit out. Votre place est gardée encore { $time }.
sit-out-everywhere-kept = Sit out à toutes vos tables. Revenez dans les { $time }.
sit-removed = Absence trop longue : votre place a été libérée. Vos jetons sont revenus sur votre solde.
