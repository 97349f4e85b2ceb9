-- What a hall offers is long, and was read and written with each commit as long as it was in the row of the hall.
CREATE TABLE bases (hall TEXT PRIMARY KEY REFERENCES halls, what TEXT NOT NULL) {strict};
INSERT INTO bases SELECT hall, base FROM halls WHERE base IS NOT NULL;
ALTER TABLE halls DROP COLUMN base;
