### The results of checking and exporting hand histories. A place is a file, with the number of the hand if the file holds several.

hands-place = { $file }, main { $hand }
hands-differs = { $place } : attendu { $expected }, trouvé { $found }
hands-refused = { $place } : la main ne va pas jusqu’au bout. { $cause }
hands-malformed = { $place }, ligne { $line } : { $cause }
hands-unfair = { $place } : main non distribuée comme elle était scellée. { $cause }
hands-other-stacks = { $place } : se termine avec d’autres tapis que ceux indiqués.
hands-verified = Mains vérifiées : { $checked }. Distribuées comme scellées : { $sealed }. Non scellées : { $unsealed }. Fausses : { $wrong }.
hands-summary = Vérifiées : { $checked }. Conformes : { $agree }. Différentes : { $differ }. Non représentables : { $unfit }. Jeux absents d’ici : { $foreign }. Mal formées : { $malformed }.
hands-unstated = Sans tapis finaux : { $count }
hands-unfit = Non représentables, { $cause } : { $count }
hands-foreign = Jeux absents d’ici, { $game } : { $count }
hands-left-out = { $place } : laissée de côté. { $cause }
hands-written = { $count ->
    [one] { $count } main écrite.
   *[other] { $count } mains écrites.
}
hands-none = Aucun historique de mains ({ $endings }) dans { $path }.

## Errors of a file.

hands-fault-unreadable = Le fichier ne peut pas être lu jusqu’au bout.
hands-fault-encoding = Le texte n’est pas en UTF-8.
hands-fault-toml = Le texte n’est pas du TOML.
hands-fault-length = Une main dépasse { $most } octets.
hands-fault-depth = Les valeurs sont trop imbriquées.
hands-fault-empty = Il ne contient aucune main.
hands-fault-twice = Il y a une deuxième main { $hand }.
hands-fault-missing = Le champ { $field } manque.
hands-fault-type = Le champ { $field } contient autre chose que prévu.
hands-fault-variant = La variante { $variant } n’existe pas.
hands-fault-action = Action inconnue : { $action }
hands-fault-player = Le joueur { $player } n’existe pas.
hands-fault-entries = { $field } a { $found } valeurs pour { $players } joueurs.
hands-fault-negative = { $field } contient un montant négatif.
hands-fault-cards = Les cartes ne conviennent pas : { $action }
hands-fault-record = La ligne n’est pas l’enregistrement d’une main.
hands-fault-newer = Une version plus récente a écrit cet enregistrement.
hands-fault-seal = Le sceau est illisible.

## Reasons why a hand cannot be replayed to its end.

hands-cause-action = { $action } : { $cause }
hands-cause-turn = C’est à un autre joueur de parler.
hands-cause-check = Il y a une mise à suivre.
hands-cause-call = Il n’y a pas de mise à suivre.
hands-cause-raise = Ce joueur ne peut pas relancer.
hands-cause-small = La plus petite relance est à { $min }.
hands-cause-big = La plus grande relance est à { $max }.
hands-cause-over = Les enchères sont terminées.
hands-cause-show = Personne n’a ici à choisir de montrer sa main ou non.
hands-cause-card = Cette carte ne peut pas être montrée.
hands-cause-rake = Le rake dépasse les pots.
hands-cause-unfinished = Les actions s’arrêtent avant la fin de la main.
hands-cause-root = Le paquet et la clé ne mènent pas au sceau.
hands-cause-code = Le code ne correspond pas au sceau et aux nombres des joueurs.

## Reasons why the rules cannot represent a hand. They appear in the middle of a sentence.

hands-unfit-players = plus de joueurs que de sièges
hands-unfit-stack = un tapis inconnu
hands-unfit-amounts = des montants impossibles à rendre entiers
hands-unfit-bets = des mises d’autres tailles
hands-unfit-blinds = des mises forcées à d’autres places
hands-unfit-antes = des antes d’un autre genre
hands-unfit-board = un tableau inconnu
hands-unfit-unseen = une main non montrée qui n’a pas pu perdre
hands-unfit-start = un début que les règles n’admettent pas
