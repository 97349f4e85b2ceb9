ALTER TABLE accounts ADD COLUMN skeleton TEXT;
CREATE INDEX accounts_by_skeleton ON accounts (skeleton);
ALTER TABLE accounts ADD COLUMN password_until BIGINT NOT NULL DEFAULT 0;
CREATE TABLE sessions (
    id BIGINT PRIMARY KEY, player BIGINT NOT NULL REFERENCES accounts, made BIGINT NOT NULL, used BIGINT NOT NULL, wrong BIGINT NOT NULL,
    locked_until BIGINT NOT NULL
);
CREATE INDEX sessions_of_players ON sessions (player);
ALTER TABLE tokens ADD COLUMN session BIGINT REFERENCES sessions ON DELETE CASCADE;
CREATE INDEX tokens_of_sessions ON tokens (session);
INSERT INTO sessions SELECT row_number() OVER (ORDER BY made, digest), player, made, made, 0, 0 FROM tokens;
UPDATE tokens SET session = numbered.id
FROM (SELECT row_number() OVER (ORDER BY made, digest) AS id, digest FROM tokens) AS numbered WHERE numbered.digest = tokens.digest;
