### Errors, and what to do about them. Paths, options and messages of the system come last or after a colon.

## The command line.

error-unknown-option = L’option { $option } n’existe pas. Liste des options : { $help }
error-unknown-option-near = L’option { $option } n’existe pas. Vouliez-vous dire { $near } ?
error-unknown-command = La commande { $command } n’existe pas. Liste des commandes : { $help }
error-unknown-command-near = La commande { $command } n’existe pas. Vouliez-vous dire { $near } ?
error-missing-command = Indiquez une commande. Liste des commandes : { $help }
error-missing-value = L’option { $option } attend une valeur. Exemple : { $example }
error-missing-option = La commande { $command } attend l’option { $option }.
error-missing-folder = La commande { $command } attend un dossier.
error-missing-file = La commande { $command } demande un fichier ou un dossier.
error-needless-value = L’option { $option } ne prend pas de valeur.
error-needless-word = Mot en trop : { $word }
error-option-elsewhere = L’option { $option } ne va pas avec { $command }.
error-bad-number = { $option } : { $value } n’est pas un nombre entier.
error-bad-size = { $value } n’est pas une taille. Exemple : { "1280x800" }
error-size-range = La taille { $value } ne peut pas être dessinée. Choisissez-en une de { $min } à { $max }.
error-bad-locale = { $value } n’est pas une langue de ce programme. Choisissez { $known }.
error-bad-rulebook = Le règlement { $value } n’existe pas. Choisissez { $known }.
error-bad-room = La salle { $value } n’existe pas. Choisissez { $known }, ou nommez un fichier de salle.
error-rulebook-syntax = { $file }, ligne { $line }, colonne { $column }, { $field } : illisible ({ $problem }).
error-rulebook-value = { $file }, { $row } : { $field } vaut { $found }. Attendu : { $expected }.
error-rulebook-empty = { $file }, { $row } : { $field } est vide. Attendu : { $expected }.
error-no-tables-of-stake = Le règlement { $rulebook } n’a pas de table pour l’enjeu { $stake }.
error-several-currencies = La salle { $room } a des enjeux en plusieurs monnaies ; une salle n’en a qu’une.
error-too-many-stakes = La salle { $room } a trop d’enjeux.
error-terms-damaged = Les conditions de la maison sont illisibles, ligne { $line } ({ $problem }).
error-asset-undrawable = Une image de { $width } × { $height } ne peut pas être dessinée.
error-not-text = { $word } n’est pas un texte en UTF-8.
error-no-stake-of-game = Le règlement n’a pas d’enjeu pour le jeu { $game }.
error-not-greeted = La salle ne vous connaît pas encore. Reconnectez-vous.
error-not-understood = La salle n’a pas compris. Mettez le programme à jour.
error-expected-between = un nombre de { $min } à { $max }
error-expected-not-empty = un texte ou une liste qui n’est pas vide
error-expected-known-document = la clé de l’un des documents
error-expected-other-plan = l’une des formules qui ont un prix
error-expected-form = une forme de jeu avec ses règles et une ligne dans buy_in
error-expected-version = un identifiant qui finit par la version de son document
error-expected-new-id = un identifiant qu’aucun autre règlement ni aucune autre salle ne porte
error-expected-known-rulebook = l’identifiant d’un règlement
error-expected-one-currency = un règlement dans la même monnaie que les autres, ou une monnaie pour toute la salle, comme { "currency: Some(eur)" }
error-expected-known-stake = un enjeu du règlement que la salle propose
error-expected-holdem-alone = le Hold’em seul
error-expected-absent = rien du tout
error-expected-sum = des nombres dont la somme est { $number }
error-expected-whole-hundredths = un multiplicateur et des parts qui donnent des centimes entiers pour chaque cave
error-expected-covered-prizes = un multiplicateur moyen qui ne dépasse pas le nombre de joueurs
error-expected-once = une ligne qui ne figure qu’une fois
error-expected-present = une ligne pour cela
error-expected-exactly = le nombre { $number }
error-expected-power-of = une puissance de { $number }
error-expected-known-id = l’identifiant d’une ligne existante
error-expected-prizes-of-finish = une répartition des prix qui convient à la fin du tournoi
error-expected-carried-stacks = une structure sans tapis de départ, car les joueurs apportent le leur
error-expected-own-stack = une structure avec un tapis de départ
error-expected-sit-and-go = un modèle payant qui commence dès qu’il est complet
error-expected-scheduled = un modèle qui commence à une heure fixe
error-expected-offered-feature = un élément que les tournois du règlement peuvent avoir
error-expected-offered-game = un jeu figurant parmi les enjeux du règlement
error-expected-price-with-fee = un prix pour lequel le règlement fixe les droits d’entrée ou, s’il n’a pas de barème, une cave et des droits
error-expected-target = le nom d’un tournoi qui accueille les gagnants ou les survivants de celui-ci
error-bad-format = { $value } n’est pas un format. Choisissez { $known }.
error-bad-game = Le jeu { $value } n’existe pas. Choisissez { $known }.
error-bad-policy = La stratégie { $value } n’existe pas. Choisissez { $known }.
error-bad-players = En { $game }, une table compte de { $min } à { $max } joueurs, pas { $players }.
error-bad-tournament = Le type de tournoi { $value } n’existe pas. Choisissez { $known }.
error-no-tournament-of-rulebook = Le règlement { $rulebook } n’a pas de tournoi de type { $kind }.
error-bad-entrants = Un tournoi de type { $kind } compte de { $min } à { $max } joueurs, pas { $players }.
error-bad-entrants-exactly = Un tournoi de type { $kind } compte exactement { $number } joueurs, pas { $players }.

## Folders and files. $cause is the error message of the system.

error-assets-missing = Le dossier des images et des sons est introuvable : { $path }. Corrigez l’option, ou retirez-la : { "--assets" }
error-asset-missing = Une image ou un son manque : { $path }. Réinstallez Cardroom, ou retirez cette option : { "--assets" }
error-asset-damaged = Une image ou un son est endommagé : { $path }. Réinstallez Cardroom, ou retirez cette option : { "--assets" }
error-theme-damaged = Le thème est endommagé, ligne { $line } : { $path }. Corrigez cette ligne, ou retirez cette option : { "--assets" }
error-locales-missing = Le dossier des textes est introuvable : { $path }. Corrigez l’option, ou retirez-la : { "--locales" }
error-locales-empty = Le dossier ne contient aucun texte ({ "*.ftl" }) : { $path }. Choisissez-en un autre, ou retirez cette option : { "--locales" }
error-locales-message = Un texte est mal formé : { $path }, ligne { $line }. { $problem }
error-file-missing = Le fichier n’existe pas : { $path }
error-file-unreadable = Le fichier est illisible : { $path } ({ $cause })
error-folder-unreadable = Le dossier est illisible : { $path } ({ $cause })
error-cannot-write = Écriture impossible dans { $path } ({ $cause }). Le disque est peut-être plein ou protégé en écriture.
error-data-not-writable = Les paramètres et les mains ne peuvent pas être enregistrés dans ce dossier : { $path } ({ $cause }). Autorisez-y l’écriture, ou choisissez un autre dossier au démarrage : { "cardroom --data" }
error-no-data-folder = Le système n’indique aucun dossier pour les paramètres. Choisissez-en un : { "--data" }
error-settings-damaged = Le fichier de paramètres est endommagé. Les paramètres par défaut sont utilisés. Copie de l’ancien fichier : { $path }
error-settings-unreadable = Le fichier de paramètres est illisible. Les paramètres par défaut sont utilisés et rien n’est écrasé : { $path }
error-settings-not-saved = Impossible d’enregistrer les paramètres. Le disque est peut-être plein ou protégé en écriture.
error-save-damaged = La table enregistrée est endommagée. Une nouvelle table commence. Copie de l’ancien fichier : { $path }
error-save-unreadable = La table enregistrée est illisible, et rien n’est écrasé : { $path } ({ $cause })
error-save-newer = Cette table vient d’une version plus récente. Mettez le programme à jour, ou écartez le fichier : { $path }
error-save-failed = La table n’a pas pu être enregistrée : { $path } ({ $cause }). Le disque est peut-être plein ou protégé en écriture.
error-already-running = Cardroom est déjà ouvert avec ces données : { $path }. Fermez l’autre fenêtre, ou choisissez un autre dossier : { "--data" }
error-history-not-written = L’historique des mains n’a pas pu être écrit : { $path } ({ $cause })
error-trace-not-written = La trace n’a pas pu être écrite : { $path } ({ $cause }). Choisissez un autre fichier, ou retirez cette option : { "--trace" }

## Window, graphics and sound.

error-start-title = Cardroom ne peut pas démarrer
error-no-display = Aucun écran n’a été trouvé. Lancez le programme dans une session graphique, ou faites dessiner des images : { "cardroom tour --out" }
error-no-graphics = Aucune carte graphique utilisable n’a été trouvée. Mettez à jour le pilote graphique, puis relancez l’application.
error-no-sound = Aucun périphérique audio n’a été trouvé : Cardroom reste muet. Branchez-en un et relancez le programme.
error-graphics-lost = La carte graphique ne répond plus. Relancez l’application : vos tapis sont enregistrés.
error-window-too-small = La fenêtre est trop petite. Il lui faut au moins { $width } × { $height }.

## Commands without a window.

error-simulate-stuck = { $count ->
    [one] Le jeu est bloqué après { $count } main. Graine : { $seed }
   *[other] Le jeu est bloqué après { $count } mains. Graine : { $seed }
}
error-simulate-broken = { $count ->
    [one] La salle a manqué à une promesse après { $count } main. Graine : { $seed }
   *[other] La salle a manqué à une promesse après { $count } mains. Graine : { $seed }
}
error-tour-picture = L’image { $name } n’a pas pu être dessinée en { $size } ({ $cause }).

## Actions and amounts.

error-raise-too-small = Relance trop faible : relancez à { $min } au moins.
error-bet-too-small = Mise trop faible : { $min } au moins.
error-more-than-stack = Montant supérieur à votre tapis : { $stack } au plus.
error-amount = Montant non valide. Exemple : { $example }
error-not-your-turn = Ce n’est plus à vous de parler.
error-not-reopened = Les enchères ne sont pas rouvertes. Vous pouvez suivre ou vous coucher.
error-cannot-check = Parole impossible : { $amount } pour suivre.
error-nothing-to-call = Rien à suivre. Vous pouvez faire parole.
error-hand-over = La main est terminée.
error-nothing-to-show = Il n’y a rien à montrer maintenant.

## Seats and the balance.

error-no-such-table = Cette table n’existe plus.
error-not-seated = Vous n’avez pas de place à cette table.
error-already-seated = Vous avez déjà une place à cette table.
error-full = Aucune place n’est libre.
error-buy-in-range = Choisissez une cave entre { $min } et { $max }.
error-balance = Solde insuffisant : il faut { $needed }, vous avez { $balance }.
error-not-offered = C’est impossible pour l’instant.
error-already-waiting = Vous attendez déjà une place à cet enjeu.
error-no-seat-offered = Cette place ne vous est plus réservée. Demandez-en une autre dans le lobby.
error-too-many-tables = { $count ->
    [one] { $count } table au plus à cet enjeu. Quittez-la avant d’en rejoindre une autre.
   *[other] { $count } tables au plus à cet enjeu. Quittez-en une avant d’en rejoindre une autre.
}
error-in-hand = Vous êtes dans un coup. La recave est possible dès qu’il est terminé.
error-no-fast-fold = Il n’y a aucune mise à laquelle répondre. Attendez votre tour.
error-not-in-rulebook = Le règlement en vigueur ici ne le prévoit pas : { $rules }
error-plan-active = La formule de rake { $n } est encore en cours. Résiliez-la avant d’en choisir une autre.
error-no-plan = Vous n’avez aucune formule de rake payante à résilier.
error-cancellations = { $count ->
    [one] Vous avez utilisé la { $count } résiliation de cette année civile. La formule court jusqu’à son terme.
   *[other] Vous avez utilisé les { $count } résiliations de cette année civile. La formule court jusqu’à son terme.
}
error-banzai-excluded = Vous n’avez pas accès aux tables Banzai de cette salle. Toutes les autres vous sont ouvertes.
error-under-review = Vos jetons sont retenus pendant l’examen de certaines mains. Vous pourrez rejouer dès qu’il sera terminé.
error-suspended = Votre compte est suspendu. Vous pourrez rejouer quand la salle lèvera la suspension.
error-already-reported = Vous avez déjà signalé cette main.
error-too-many-reports = { $count ->
    [one] Vous pouvez envoyer { $count } signalement par jour. Envoyez celui-ci demain.
   *[other] Vous pouvez envoyer { $count } signalements par jour. Envoyez celui-ci demain.
}
error-reports-full = La salle a plus de signalements qu’elle ne peut en traiter pour l’instant. Envoyez le vôtre plus tard.
error-chat-off = Il n’y a pas de tchat à cette table.
error-chat-too-long = { $count ->
    [one] Un message peut avoir { $count } caractère. Raccourcissez-le.
   *[other] Un message peut avoir { $count } caractères. Raccourcissez-le.
}
error-chat-not-one-line = Un message est une seule ligne de texte. Retirez les retours à la ligne et les caractères de contrôle.
error-chat-too-fast = Vous avez envoyé plusieurs messages à la suite. Attendez { $time }.
error-too-often = Votre programme a trop demandé au serveur en peu de temps. Attendez { $time }.
error-forgotten = Le serveur ne sait plus s’il a fait ce que vous demandiez. Regardez votre table, votre solde ou vos inscriptions, et recommencez si ce n’est pas fait.
error-wrong-nonce = Le nombre que votre programme a ajouté au mélange n’est pas celui qu’il avait promis. La main est distribuée sans lui.
error-chat-in-hand = À cette table, on ne parle pas pendant un coup. Vous pourrez écrire une fois les mises terminées.
error-room-version = La table parle une autre version, { $version }. Mettez le programme à jour.
error-room-gone = La table s’est arrêtée. Relancez l’application : chaque tapis est tel qu’avant la main.

## Tournaments.

error-already-registered = Votre inscription à ce tournoi est déjà enregistrée.
error-not-registered = Vous ne participez pas à ce tournoi.
error-tournament-full = Le tournoi est complet. Choisissez-en un autre.
error-registration-closed = Les inscriptions à ce tournoi ne sont pas ouvertes.
error-no-re-entry = Pour vous, ce tournoi est terminé : il n’y a plus de re-entry.
error-too-many-entries = { $count ->
    [one] { $count } inscription au plus à la fois dans ce tournoi.
   *[other] { $count } inscriptions au plus à la fois dans ce tournoi.
}
error-too-many-games = { $count ->
    [one] { $count } partie au plus par inscription. Choisissez-en moins.
   *[other] { $count } parties au plus par inscription. Choisissez-en moins.
}
error-unregister-too-late = Il n’est plus possible de se désinscrire de ce tournoi.
error-wrong-password = Ce n’est pas le mot de passe de ce tournoi. Vérifiez-le et réessayez.
error-no-such-ticket = Vous n’avez plus ce ticket. Choisissez-en un autre.
error-ticket-kind = Ce ticket est valable pour un autre type de tournoi. Choisissez-en un autre.
error-ticket-value = Le ticket vaut { $value } et l’entrée coûte { $price }. Choisissez-en un autre.
error-ticket-not-exchangeable = Ce ticket ne peut pas être échangé contre de l’argent.
error-tickets-only = Il faut un ticket pour participer à ce tournoi.
error-entry-conditions = Vous ne remplissez pas les conditions de ce tournoi. Choisissez-en un autre.
error-buy-in-choice = Le buy-in de ce tournoi va de { $min } à { $max }. Choisissez un montant.
error-direct-entry = On n’entre pas directement dans le jour 2. Jouez un jour 1 pour y accéder.
error-rebuy-with-chips = Le rebuy est possible une fois tous vos jetons perdus.
error-rebuy-stack = { $count ->
    [one] Le rebuy est possible avec { $count } jeton au plus.
   *[other] Le rebuy est possible avec { $count } jetons au plus.
}
error-rebuy-over = La période de rebuy est terminée.
error-no-rebuy-left = { $count ->
    [one] Ce tournoi permet { $count } rebuy. Vous l’avez déjà fait.
   *[other] Ce tournoi permet { $count } rebuys. Vous les avez tous faits.
}
error-add-on-not-now = L’add-on n’est pas proposé en ce moment.
error-not-final-table = Le partage des gains n’est possible qu’à la table finale.
error-no-such-deal = Cette proposition n’est plus ouverte.
error-deal-open = Une autre proposition est ouverte. Répondez-y d’abord.
error-already-agreed = Vous avez déjà accepté cette proposition.

## Other errors.

error-unexpected = Une erreur s’est produite. Vos tapis sont enregistrés. Un rapport a été écrit : { $path }
error-unexpected-unreported = Une erreur s’est produite. Vos tapis sont enregistrés. Aucun rapport n’a pu être écrit.
error-history-damaged = { $count ->
    [one] Une ligne du fichier des tournois joués est illisible et n’est pas prise en compte : { $path }
   *[other] { $count } lignes du fichier des tournois joués sont illisibles et ne sont pas prises en compte : { $path }
}
