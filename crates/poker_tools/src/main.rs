//! Starts the tools.

fn main() {
    std::process::exit(poker_tools::run(std::env::args_os().skip(1)));
}
