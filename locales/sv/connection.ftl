### Förbindelsen med rummet; sägs om anslutningen.

connection-good = Anslutning: bra
connection-slow = Anslutning: långsam
connection-restoring = Anslutning: återställs
connection-lost = Anslutning: bruten
