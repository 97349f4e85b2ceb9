-- The hash of each row, so that a change without the program is noticed.
ALTER TABLE accounts ADD COLUMN seal TEXT;
ALTER TABLE sessions ADD COLUMN seal TEXT;
ALTER TABLE tokens ADD COLUMN seal TEXT;
ALTER TABLE log ADD COLUMN seal TEXT;
ALTER TABLE orders ADD COLUMN seal TEXT;
