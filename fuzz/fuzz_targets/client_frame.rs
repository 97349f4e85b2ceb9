//! Fuzzes frames that clients send.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| poker_fuzz::client_frame(bytes));
