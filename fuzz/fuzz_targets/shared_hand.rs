//! Fuzzes the reader of shared hands.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| poker_fuzz::shared_hand(bytes));
