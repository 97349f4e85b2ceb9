//! Who wins a jackpot (R-JACK-1).

use poker_protocol::JackpotKind;
use poker_rules::{HandValue, Seat};

use super::list::is_listed;
use super::showdown::{Contender, Showdown};
use crate::rulebook::{JackpotRow, RecipientRules};

/// The seats that win a jackpot, in no particular order; empty if the hand does not win it.
pub(crate) fn recipients(row: &JackpotRow, rules: &RecipientRules, showdown: &Showdown<'_>) -> Vec<Seat> {
    let Some(best) = strongest(&showdown.contenders) else { return Vec::new() };
    let allowed = |contender: &&Contender| is_listed(contender.hand.name, &row.hands.is) && rules.allow(contender, showdown);
    let (winners, losers): (Vec<&Contender>, Vec<&Contender>) =
        showdown.contenders.iter().partition(|contender| contender.hand.value == best);
    match row.kind {
        JackpotKind::MonteCarlo => winners.into_iter().filter(allowed).map(|contender| contender.seat).collect(),
        JackpotKind::BadBeat | JackpotKind::Smart => {
            let beats = |contender: &&Contender| {
                let listed = row.beaten_by.as_ref().is_none_or(|hands| is_listed(contender.hand.name, &hands.is));
                listed && (!rules.winner_too.is || rules.allow(contender, showdown))
            };
            if !winners.iter().any(beats) {
                return Vec::new();
            }
            let beaten: Vec<&Contender> = losers.into_iter().filter(allowed).collect();
            let most = beaten.iter().map(|contender| contender.hand.value).max();
            beaten.into_iter().filter(|contender| Some(contender.hand.value) == most).map(|contender| contender.seat).collect()
        }
    }
}

fn strongest(contenders: &[Contender]) -> Option<HandValue> {
    contenders.iter().map(|contender| contender.hand.value).max()
}
