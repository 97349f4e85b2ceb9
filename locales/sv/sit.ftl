### Sitting out and returning.

sit-out-next-hand = Sitt ute nästa hand
sit-out-next-hand-everywhere = Sitt ute nästa hand, överallt
sit-out-next-big-blind = Sitt ute vid nästa stora mörk
sit-leave-next-big-blind = Lämna vid nästa stora mörk
sit-out-state = Du sitter ute.
sit-back = Jag är tillbaka
sit-back-waiting = Du får kort när stora mörken kommer till din plats.
sit-out-kept = Du sitter ute. Din plats hålls i { $time }.
sit-out-everywhere-kept = Du sitter ute vid alla bord. Kom tillbaka inom { $time }.
sit-removed = Du var borta för länge och din plats har släppts. Dina marker finns på ditt saldo.
