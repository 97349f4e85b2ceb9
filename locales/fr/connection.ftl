### La liaison avec la salle ; se dit de la connexion.

connection-good = Connexion : bonne
connection-slow = Connexion : lente
connection-restoring = Connexion : rétablissement
connection-lost = Connexion : perdue
