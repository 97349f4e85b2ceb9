### The chat at the table.

chat-title = Chat
chat-unread = Chat, unread
chat-say = Say something
chat-empty = Nobody has said anything.
chat-line = { $name }: { $words }
chat-heard = Who is heard
chat-heard-help = You see what a player says as long as the name is ticked. Nobody is told.
