//! Fuzzes the reader of PHH files.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| poker_fuzz::phh_reader(bytes));
