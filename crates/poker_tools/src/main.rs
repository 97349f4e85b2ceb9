//! Starts the tools.

/// Simulations of many tables use more memory than the processor's caches hold, so the allocator matters for their speed.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    std::process::exit(poker_tools::run(std::env::args_os().skip(1)));
}
