### The settings.

settings-auto-top-up = Recave automatique à la cave initiale
settings-auto-top-up-help = Cash game et Banzai. Entre les mains, à partir du solde.
settings-sit-out-next-bb = Sit out à la prochaine grosse blinde
settings-sit-out-next-bb-help = À chacune de vos tables de cash game.
settings-deck-safe = Contrasté
settings-speed-off = Aucune
settings-amounts-bb = Afficher les montants en BB
settings-saved = Les modifications sont enregistrées aussitôt.
settings-restore = Rétablir les valeurs par défaut
