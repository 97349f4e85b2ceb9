### Names of games, by their codes.

game-nlhe = Hold’em No-Limit
game-plhe = Hold’em Pot-Limit
game-flhe = Hold’em Fixed-Limit
game-nlo = Omaha No-Limit
game-plo = Omaha Pot-Limit
game-flo = Omaha Fixed-Limit
game-nlo5 = Omaha 5 cartes No-Limit
game-plo5 = Omaha 5 cartes Pot-Limit
game-flo5 = Omaha 5 cartes Fixed-Limit
game-nlo8 = Omaha Hi/Lo No-Limit
game-plo8 = Omaha Hi/Lo Pot-Limit
game-flo8 = Omaha Hi/Lo Fixed-Limit
game-nlo85 = Omaha 5 cartes Hi/Lo No-Limit
game-plo85 = Omaha 5 cartes Hi/Lo Pot-Limit
game-flo85 = Omaha 5 cartes Hi/Lo Fixed-Limit
game-other = Poker
