### Names of games, by their codes.

game-nlhe = No-Limit Hold’em
game-plhe = Pot-Limit Hold’em
game-flhe = Fixed-Limit Hold’em
game-nlo = No-Limit Omaha
game-plo = Pot-Limit Omaha
game-flo = Fixed-Limit Omaha
game-nlo5 = No-Limit Omaha med 5 kort
game-plo5 = Pot-Limit Omaha med 5 kort
game-flo5 = Fixed-Limit Omaha med 5 kort
game-nlo8 = No-Limit Omaha Hi/Lo
game-plo8 = Pot-Limit Omaha Hi/Lo
game-flo8 = Fixed-Limit Omaha Hi/Lo
game-nlo85 = No-Limit Omaha Hi/Lo med 5 kort
game-plo85 = Pot-Limit Omaha Hi/Lo med 5 kort
game-flo85 = Fixed-Limit Omaha Hi/Lo med 5 kort
game-other = Poker
