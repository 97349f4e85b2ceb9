### The chat at the table.

chat-title = Tchat
chat-unread = Tchat, non lu
chat-say = Dire quelque chose
chat-empty = Personne n’a rien dit.
chat-line = { $name } : { $words }
chat-heard = Qui est entendu
chat-heard-help = Vous voyez les messages d’un joueur tant que son nom est coché. Personne n’en est averti.
