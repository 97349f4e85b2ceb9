//! The books at a PostgreSQL server, which the tests start as an ordinary user; where there is none to start they say so.
