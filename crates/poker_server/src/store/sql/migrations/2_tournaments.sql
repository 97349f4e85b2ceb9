CREATE TABLE tournaments (
    hall TEXT NOT NULL REFERENCES halls, id BIGINT NOT NULL, part TEXT NOT NULL, number BIGINT NOT NULL, what TEXT NOT NULL,
    PRIMARY KEY (hall, id, part, number)
) {keyed};
