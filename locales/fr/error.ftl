### What went wrong, and what to do.

error-settings-damaged = Le fichier de paramètres est endommagé. Les paramètres par défaut sont utilisés. Copie de l’ancien fichier : { $path }
error-settings-not-saved = Impossible d’enregistrer les paramètres. Le disque est peut-être plein ou protégé en écriture.
error-no-graphics = Aucune carte graphique utilisable n’a été trouvée. Mettez à jour le pilote graphique, puis relancez l’application.
error-no-sound = Aucun périphérique audio détecté. La partie continue sans le son.
error-raise-too-small = Relance trop faible : relancez à { $min } au moins.
error-bet-too-small = Mise trop faible : { $min } au moins.
error-more-than-stack = Montant supérieur à votre tapis : { $stack } au plus.
error-amount = Montant non valide. Exemple : { $example }
error-not-your-turn = Ce n’est plus à vous de parler.
error-not-reopened = Les enchères ne sont pas rouvertes. Vous pouvez suivre ou vous coucher.
error-seat-taken = Cette place vient d’être prise.
error-buy-in-range = Choisissez une cave entre { $min } et { $max }.
error-balance = Solde insuffisant : il faut { $needed }, vous avez { $balance }.
