### A server's answers to sign-up, to sign-in and to entering a hall.

door-wrong-credentials = Pseudo ou mot de passe incorrect.
door-wrong-token = Votre session est fermée ici. Connectez-vous avec votre mot de passe.
door-locked = Trop de mots de passe incorrects pour ce compte. Réessayez dans { $seconds } s.
door-locked-over = Trop de mots de passe incorrects pour ce compte. Vous pouvez réessayer.
door-too-many-tries = Trop d’essais depuis cette adresse. Réessayez dans { $seconds } s.
door-too-many-over = Trop d’essais depuis cette adresse. Vous pouvez réessayer.
door-name-taken = Ce pseudo, ou un pseudo qui lui ressemble, est déjà pris. Choisissez-en un autre.
door-name-empty = Indiquez un pseudo.
door-name-too-long = Pseudo trop long : { $most } caractères au plus.
door-name-blanks = Le pseudo commence ou finit par une espace, ou en contient deux de suite.
door-name-characters = Lettres, chiffres, espaces, traits d’union, tirets bas et points seulement.
door-name-reserved = Ce pseudo est réservé à la salle. Choisissez-en un autre.
door-password-too-short = Mot de passe trop court : { $least } caractères au moins.
door-password-too-long = Mot de passe trop long : { $most } caractères au plus.
door-password-is-name = Le mot de passe ne peut pas être le pseudo.
door-suspended = Ce compte est suspendu. Demandez-en la raison à l’exploitant du serveur.
door-sign-up-closed = Ce serveur n’accepte pas de nouveaux comptes en ce moment.
door-no-such-hall = Cette salle n’existe plus. Choisissez-en une autre.
door-busy = Le serveur est très sollicité. Réessayez dans un instant.
door-not-taken = Le serveur n’a pas accepté la demande. Réessayez.
door-hall-not-ready = La salle s’ouvre. Réessayez dans un instant.
door-unavailable = Le serveur n’a pas accès à ses livres pour le moment. Réessayez dans quelques minutes.
door-too-fast = C’était trop rapide. Attendez un instant, puis réessayez.
door-not-signed-in = Identifiez-vous d’abord.
door-signed-in-already = La session est déjà ouverte.
door-not-entered = Choisissez d’abord une salle.
