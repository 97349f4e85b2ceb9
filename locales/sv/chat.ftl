### The chat at the table.

chat-title = Chatt
chat-unread = Chatt, oläst
chat-say = Säg något
chat-empty = Ingen har sagt något.
chat-line = { $name }: { $words }
chat-heard = Vilka som hörs
chat-heard-help = Du ser vad en spelare säger så länge namnet är markerat. Ingen får veta det.
