//! `cardroom-server`.

fn main() {}
