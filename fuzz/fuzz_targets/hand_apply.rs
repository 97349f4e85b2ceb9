//! Fuzzes whole hands.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| poker_fuzz::hand_apply(bytes));
