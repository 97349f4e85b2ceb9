//! Starts the client.

fn main() {
    std::process::exit(cardroom::run(std::env::args_os().skip(1)));
}
