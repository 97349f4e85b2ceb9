ALTER TABLE accounts ADD COLUMN skeleton TEXT;
CREATE INDEX accounts_by_skeleton ON accounts (skeleton);
ALTER TABLE accounts ADD COLUMN password_until {integer} NOT NULL DEFAULT 0;
CREATE TABLE sessions (
    id {integer} PRIMARY KEY, player {integer} NOT NULL REFERENCES accounts, made {integer} NOT NULL, used {integer} NOT NULL, wrong {integer} NOT NULL,
    locked_until {integer} NOT NULL
) {strict};
CREATE INDEX sessions_of_players ON sessions (player);
ALTER TABLE tokens ADD COLUMN session {integer} REFERENCES sessions ON DELETE CASCADE;
CREATE INDEX tokens_of_sessions ON tokens (session);
INSERT INTO sessions SELECT row_number() OVER (ORDER BY made, digest), player, made, made, 0, 0 FROM tokens;
UPDATE tokens SET session = numbered.id
FROM (SELECT row_number() OVER (ORDER BY made, digest) AS id, digest FROM tokens) AS numbered WHERE numbered.digest = tokens.digest;
