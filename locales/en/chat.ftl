### The chat at the table.

chat-title = Chat
chat-unread = Chat, unread
chat-say = Say something
chat-empty = Nobody has said anything.
chat-line = { $name }: { $words }
chat-heard = Who is heard
chat-heard-help = You see what a player says as long as the name is ticked. Your choice holds at every table of this room until you change it. Nobody is told.

## Phrases that everybody reads in their own language.
chat-phrases = Phrases
chat-phrase-hello = Hello, everybody!
chat-phrase-good-luck = Good luck!
chat-phrase-nice-hand = Nice hand!
chat-phrase-well-played = Well played!
chat-phrase-nice-bluff = Nice bluff!
chat-phrase-unlucky = Unlucky!
chat-phrase-wow = Wow!
chat-phrase-thanks = Thank you!
chat-phrase-sorry = Sorry!
chat-phrase-back-soon = Back in a moment.
chat-phrase-good-game = Good game!
chat-phrase-goodbye = Goodbye!
