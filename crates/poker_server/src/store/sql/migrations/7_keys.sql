-- The names of the keys with which secret parts of rows are encrypted. The keys are in a file of the server.
CREATE TABLE secret_keys (number {integer} PRIMARY KEY, fingerprint TEXT NOT NULL) {strict};
