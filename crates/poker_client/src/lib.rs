//! The client without pictures.
