### Playing on a server: the address book, signing in, the account.

online-title = Jouer en ligne
online-servers = Serveurs
online-none-yet = Aucun serveur. Ajoutez l’adresse que l’exploitant vous a donnée.
online-add = Ajouter un serveur
online-server-name = Nom, facultatif
online-address = Adresse
online-address-example = Par exemple : { $address }
online-address-wrong = Ce n’est pas une adresse de serveur. Exemple : { $address }
online-save = Enregistrer
online-forget = Oublier { $server }
online-name = Pseudo
online-password = Mot de passe
online-show-password = Afficher le mot de passe
online-remember = Garder la session ouverte sur cet ordinateur
online-sign-in = Se connecter
online-sign-up = Créer un compte
online-name-rules = { $most } caractères au plus : lettres, chiffres, espaces, traits d’union, tirets bas, points.
online-password-rules = Au moins { $least } caractères, et pas votre pseudo.
online-password-strength = Robustesse du mot de passe : { $strength }
online-password-very-weak = Très faible
online-password-weak = Faible
online-password-fair = Moyen
online-password-strong = Fort
online-password-very-strong = Très fort
online-open-warning = La liaison avec ce serveur n’est pas chiffrée : d’autres personnes sur le réseau peuvent lire votre mot de passe. Choisissez-en un qui ne sert nulle part ailleurs.
online-calling = Connexion à { $server }
online-signing-in = Ouverture de la session
online-in-line = Ouverture de la session : rang { $number } dans la file.
online-entering = Ouverture de la salle
online-signed-in-as = Session ouverte : { $name }
online-sign-out = Se déconnecter
online-signed-out = Vous avez fermé votre session.
online-change-password = Changer le mot de passe
online-old-password = Mot de passe actuel
online-new-password = Nouveau mot de passe
online-password-changed = Le mot de passe est changé. Les sessions des autres appareils sont fermées.
online-sessions = Sessions ouvertes ici et ailleurs
online-session-here = Cette session
online-session-began = Ouverte depuis le { $moment }
online-session-used = Dernière utilisation : { $moment }
online-sessions-only = Aucune autre session n’est ouverte.
online-sessions-help = Cochez les sessions à fermer. Si rien n’est coché, toutes les autres seront fermées.
online-sessions-ended = { $count ->
    [one] { $count } session fermée.
   *[other] { $count } sessions fermées.
}
online-end-sessions = { $count ->
    [one] Fermer { $count } session
   *[other] Fermer { $count } sessions
}
online-end-others = Fermer toutes les autres
online-hall = Salle
online-tokens-were-open = D’autres pouvaient lire le fichier qui garde vos sessions ouvertes. Vous seul le pouvez désormais : { $path }
online-tokens-damaged = Le fichier qui garde vos sessions ouvertes est endommagé. Reconnectez-vous. Copie de l’ancien fichier : { $path }
online-servers-damaged = Le carnet d’adresses est endommagé et repart de zéro. Copie de l’ancien fichier : { $path }
online-unavailable = Cardroom ne peut pas ouvrir de connexion réseau sur cet ordinateur. Redémarrez-le.
