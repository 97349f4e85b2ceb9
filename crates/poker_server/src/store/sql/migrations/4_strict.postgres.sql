-- The most money that a book may hold is 9,000,000,000,000,000 hundredths (poker_protocol::Money::MOST_IN_A_BOOK).
ALTER TABLE balances ADD CHECK (chips BETWEEN -9000000000000000 AND 9000000000000000);
ALTER TABLE movements ADD CHECK (chips BETWEEN 1 AND 9000000000000000);
ALTER TABLE seats ADD CHECK (chips BETWEEN 0 AND 9000000000000000);

-- How often a server has begun to carry an order out, and the epoch of the hall at the last time.
ALTER TABLE orders ADD COLUMN tries BIGINT NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;

-- What was committed last: the number of the commit, the digest of all rows of the hall, and the link of the chain.
ALTER TABLE halls ADD COLUMN commits BIGINT NOT NULL DEFAULT 0;
ALTER TABLE halls ADD COLUMN digest TEXT;
ALTER TABLE halls ADD COLUMN link TEXT;
CREATE TABLE chain (
    hall TEXT NOT NULL REFERENCES halls, number BIGINT NOT NULL, digest TEXT NOT NULL, link TEXT NOT NULL, PRIMARY KEY (hall, number)
);
