//! The contests between Cardroom and public crates. All get the same inputs, and all must give the same answers before anything is
//! measured.

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

/// All contests. The short form runs the same code with few inputs.
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
