### The chat at the table.

chat-title = Chatt
chat-unread = Chatt, oläst
chat-say = Säg något
chat-empty = Ingen har sagt något.
chat-line = { $name }: { $words }
chat-heard = Vilka som hörs
chat-heard-help = Du ser vad en spelare säger så länge namnet är markerat. Valet gäller vid alla bord i rummet tills du ändrar det. Ingen får veta det.

## Phrases that everybody reads in their own language.
chat-phrases = Fraser
chat-phrase-hello = Hej allihop!
chat-phrase-good-luck = Lycka till!
chat-phrase-nice-hand = Fin hand!
chat-phrase-well-played = Bra spelat!
chat-phrase-nice-bluff = Snygg bluff!
chat-phrase-unlucky = Otur!
chat-phrase-wow = Oj!
chat-phrase-thanks = Tack!
chat-phrase-sorry = Förlåt!
chat-phrase-back-soon = Strax tillbaka.
chat-phrase-good-game = Bra match!
chat-phrase-goodbye = Hej då!
