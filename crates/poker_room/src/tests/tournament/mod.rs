//! Tests of tournaments, named after the rule or the statement that they check.

mod balance;
mod blinds;
mod bounties;
mod breaks;
mod drawn;
mod field;
mod going_out;
mod half_the_field;
mod hexapro;
mod kinds;
mod late;
mod levels;
mod payout;
mod places;
mod play;
mod random;
mod shootout;
mod terms;
mod time_limit;
mod time_outs;
