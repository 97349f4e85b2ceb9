### Sitting out.

sit-out-next-hand = Sitt ute nästa hand
sit-out-next-big-blind = Sitt ute vid nästa stora mörk
sit-out-everywhere = Sitt ute vid alla bord
sit-out-state = Du sitter ute.
sit-back = Jag är tillbaka
sit-seat-kept = Din plats hålls i { $time }.
sit-removed = Du var borta för länge och din plats har släppts. Dina marker finns på ditt saldo.
sit-missed-blinds = Missade mörkar: lägg { $amount } eller vänta på stora mörken.
