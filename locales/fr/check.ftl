### The findings of the check of translations.

check-missing = Le texte { $key } manque.
check-unused = Aucun texte n’a la clé { $key }.
check-duplicate = { $key } existe déjà : { $path }, ligne { $line }
check-repeated = { $key } existe deux fois.
check-unknown-argument = { $key } n’a pas d’argument { $argument }.
check-argument-unused = { $key } n’utilise pas son argument { $argument }.
check-missing-form = { $key } n’a pas la forme { $form }, qu’un autre texte utilise.
check-unknown-reference = { $key } renvoie à { $reference }, qui n’existe pas.
check-no-value = { $key } n’a pas de texte propre.
check-folder-missing = Le dossier de la langue manque.
check-unreadable = Le fichier est illisible ({ $cause }).

## The end of the report.

check-found = { $count ->
    [one] { $count } remarque.
   *[other] { $count } remarques.
}
check-clean = { $count ->
    [one] { $count } texte dans chaque langue, rien à signaler.
   *[other] { $count } textes dans chaque langue, rien à signaler.
}

## Errors of syntax.

check-syntax-token = { $token } est attendu ici.
check-syntax-range = Un caractère parmi { $range } est attendu ici.
check-syntax-field = Le message { $key } n’a ni texte ni attribut.
check-syntax-callee = Ce nom ne peut pas être appelé comme une fonction.
check-syntax-no-default = Un choix demande une variante par défaut, marquée d’un astérisque.
check-syntax-two-defaults = Un choix ne peut avoir qu’une variante par défaut.
check-syntax-no-value = Un texte est attendu ici.
check-syntax-selector = Ce terme ne peut pas décider d’un choix.
check-syntax-attribute = L’attribut d’un terme ne peut pas être affiché.
check-syntax-quote = Un guillemet n’est pas fermé.
check-syntax-argument-order = Les arguments sans nom viennent avant ceux qui en ont un.
check-syntax-argument-twice = L’argument { $argument } est donné deux fois.
check-syntax-escape = Séquence d’échappement inconnue : { $sequence }
check-syntax-brace = Une accolade est fermée sans avoir été ouverte.
check-syntax-expression = Une expression est attendue entre les accolades.
check-syntax-literal = Un texte entre guillemets ou un nombre est attendu ici.
