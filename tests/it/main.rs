//! Tests of the whole program: the real binary, its files, its pictures.

mod client;
mod command_line;
mod driven;
mod killed;
mod tidy;
mod x_server;
