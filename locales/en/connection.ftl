### The link to the room, said of the connection.

connection-good = Connection: good
connection-slow = Connection: slow
connection-restoring = Connection: being restored
connection-lost = Connection: lost
