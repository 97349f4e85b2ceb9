//! Starts the tools.

/// Simulations of many tables walk through more memory than the processor's caches hold.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    std::process::exit(poker_tools::run(std::env::args_os().skip(1)));
}
