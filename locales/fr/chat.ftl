### The chat at the table.

chat-title = Tchat
chat-unread = Tchat, non lu
chat-say = Dire quelque chose
chat-empty = Personne n’a rien dit.
chat-line = { $name } : { $words }
chat-heard = Qui est entendu
chat-heard-help = Vous voyez les messages d’un joueur tant que son nom est coché. Votre choix s’applique à toutes les tables de cette salle jusqu’à ce que vous le changiez. Personne n’en est averti.

## Phrases that everybody reads in their own language.
chat-phrases = Phrases
chat-phrase-hello = Bonjour à tous !
chat-phrase-good-luck = Bonne chance !
chat-phrase-nice-hand = Belle main !
chat-phrase-well-played = Bien joué !
chat-phrase-nice-bluff = Joli bluff !
chat-phrase-unlucky = Pas de chance !
chat-phrase-wow = Ouah !
chat-phrase-thanks = Merci !
chat-phrase-sorry = Désolé !
chat-phrase-back-soon = Je reviens tout de suite.
chat-phrase-good-game = Belle partie !
chat-phrase-goodbye = Au revoir !
