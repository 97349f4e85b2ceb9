CREATE TABLE tickets (hall TEXT NOT NULL REFERENCES halls, id BIGINT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (hall, id)) {keyed};
