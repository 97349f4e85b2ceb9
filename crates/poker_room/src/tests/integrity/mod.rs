//! Integrity: what is found in the hands played, who is reported, what a review does.

mod records;
