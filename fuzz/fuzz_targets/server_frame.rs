//! What servers send, out of bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| poker_fuzz::server_frame(bytes));
