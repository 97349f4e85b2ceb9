### Syntax errors in a file. They appear in brackets, so each begins with a small letter and has no full stop.

syntax-end = le fichier s’arrête trop tôt
syntax-sign = il manque { $sign }
syntax-boolean = { $yes } ou { $no } est attendu
syntax-number = un nombre est attendu
syntax-quoted = un texte entre guillemets est attendu
syntax-option = { $some } ou { $none } est attendu
syntax-name = un autre nom est attendu
syntax-range = le nombre est trop grand ou trop petit
syntax-escape = la séquence d’échappement est inconnue
syntax-extension = l’extension { $name } est inconnue
syntax-comment = un commentaire n’est pas fermé
syntax-character = { $sign } n’a pas sa place ici
syntax-encoding = le texte n’est pas en UTF-8
syntax-trailing = il reste du texte après la fin
syntax-value = une valeur d’un autre type est attendue
syntax-length = un autre nombre d’éléments est attendu
syntax-word = { $found } n’est pas dans { $known }
syntax-unknown-field = le champ { $field } n’existe pas
syntax-missing-field = il manque le champ { $field }
syntax-duplicate-field = le champ { $field } figure deux fois
syntax-depth = l’imbrication est trop profonde
syntax-other = cela ne ressemble pas à un tel fichier
