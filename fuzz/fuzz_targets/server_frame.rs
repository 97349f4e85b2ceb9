//! Fuzzes frames that servers send.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| poker_fuzz::server_frame(bytes));
