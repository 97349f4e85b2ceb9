//! What is measured: the same inputs for Cardroom and for public crates, checked to give the same answers before any time is taken.

mod contest;
mod deals;
mod equity;
mod hands;
mod histories;
mod icm;
mod omaha;
mod ranks;
mod sequence;
mod table;

pub use contest::Contest;
pub use table::print;

/// Everything that is measured; the short form has the same code and few inputs.
pub fn contests(short: bool) -> Vec<Contest> {
    let mut contests = ranks::contests(short);
    contests.push(sequence::contest(short));
    contests.extend(omaha::contests(short));
    contests.push(equity::contest());
    contests.extend(icm::contests(short));
    contests.extend(hands::contests(short));
    contests.extend(histories::contests(short));
    contests
}
