### Reasons why the system refused a file. They appear in brackets after a path, so each begins with a small letter and has no full stop.

cause-not-found = introuvable
cause-denied = accès refusé
cause-disk-full = disque plein
cause-read-only = protégé en écriture
cause-is-folder = c’est un dossier
cause-no-folder = une partie du chemin n’est pas un dossier
cause-exists = existe déjà
cause-in-use = en cours d’utilisation
cause-not-text = ce n’est pas du texte UTF-8
cause-too-large = trop grand
cause-other = erreur système { $code }
cause-unknown = le système ne dit pas pourquoi
cause-no-picture = le moteur de rendu n’a donné aucune image
