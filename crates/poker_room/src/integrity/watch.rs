//! Finds in finished hands what a reviewer should look at.

use std::sync::Arc;

use poker_protocol::{PlayerId, TableId};
use poker_rules::Seat;

use super::clients::ClientWatch;
use super::losses::{Loss, large_losses};
use super::pair::Pair;
use super::played::Played;
use super::player::Figures;
use super::recent::Recent;
use super::sign::{Finding, Sign};
use super::sit_outs::SitOuts;
use super::terms::IntegrityTerms;
use crate::{HandRecord, Now, Origin, RecordedPlayer};

/// The figures of players and pairs (R-INT-4). The same hands always give the same findings. Memory is bounded: players who have not played
/// for long are forgotten, and all figures start again after some days.
#[derive(Debug)]
pub struct Watch {
    terms: Arc<IntegrityTerms>,
    players: Recent<PlayerId, Figures>,
    pairs: Recent<(PlayerId, PlayerId), Pair>,
    origins: Recent<PlayerId, Origin>,
    sit_outs: SitOuts,
    clients: ClientWatch,
}

/// A hand with its interactions and its large losses.
struct CountedHand<'a> {
    record: &'a HandRecord,
    played: Played,
    losses: Vec<Loss>,
}

impl Watch {
    /// A watch without any figures.
    #[must_use]
    pub fn new(terms: Arc<IntegrityTerms>) -> Self {
        let (players, pairs) = (terms.memory.players, terms.memory.pairs);
        Self {
            players: Recent::new(players),
            pairs: Recent::new(pairs),
            origins: Recent::new(players),
            sit_outs: SitOuts::new(pairs),
            clients: ClientWatch::new(players),
            terms,
        }
    }

    /// Counts a finished hand. A record that is not a legal hand is ignored.
    pub fn hand(&mut self, record: &HandRecord) -> Vec<Finding> {
        let Ok(played) = Played::of(record) else { return Vec::new() };
        let losses = large_losses(record, &played, &self.terms.dumps);
        let counted = CountedHand { record, played, losses };
        let mut findings = Vec::new();
        for one in &record.players {
            self.count_player(one, &counted, &mut findings);
        }
        let mut players = record.players.as_slice();
        while let Some((one, others)) = players.split_first() {
            for other in others {
                let pair = if one.player < other.player { [one, other] } else { [other, one] };
                self.count_pair(pair, &counted, &mut findings);
            }
            players = others;
        }
        findings
    }

    /// Records the place from which a player connects.
    pub fn came_from(&mut self, player: PlayerId, origin: Origin) {
        *self.origins.get_or(player, || origin) = origin;
    }

    /// Records that a player starts to sit out.
    pub fn sat_out(&mut self, table: TableId, player: PlayerId, now: Now) -> Vec<Finding> {
        self.sit_outs.sat_out(table, player, now, &self.terms.sit_outs)
    }

    /// Counts a refused request of a player (R-INT-6).
    pub fn refused(&mut self, player: PlayerId, now: Now) -> Option<Finding> {
        self.clients.refused(player, now, &self.terms.clients)
    }

    /// The numbers of players and pairs that are remembered.
    #[cfg(test)]
    pub(crate) fn remembered(&self) -> (usize, usize) {
        (self.players.len(), self.pairs.len())
    }

    fn count_player(&mut self, one: &RecordedPlayer, counted: &CountedHand<'_>, findings: &mut Vec<Finding>) {
        let CountedHand { record, played, losses } = counted;
        let figures = self.players.get_or(one.player, || Figures::new(record.started));
        if is_over(figures.since, record.started, &self.terms) {
            *figures = Figures::new(record.started);
        }
        figures.hands = figures.hands.saturating_add(1);
        for other in record.players.iter().filter(|other| other.seat != one.seat) {
            let net = counted.net(one.seat, other.seat);
            figures.add(net, played.interactions[one.seat][other.seat], played.interactions[other.seat][one.seat]);
        }
        if losses.iter().any(|loss| loss.from == one.seat && loss.on_purpose) {
            figures.dumps = figures.dumps.saturating_add(1);
        }
        figures.pace.merge(played.pace[one.seat]);
        let pace = figures.pace.even(one.player, &self.terms.pace);
        let session = figures.rested(one.player, record.started, record.ended, &self.terms.session);
        findings.extend([pace, session].into_iter().flatten().map(|sign| Finding { sign, hands: vec![record.hand] }));
    }

    fn count_pair(&mut self, pair: [&RecordedPlayer; 2], counted: &CountedHand<'_>, findings: &mut Vec<Finding>) {
        let CountedHand { record, played, losses } = counted;
        let (players, seats) = (pair.map(|one| one.player), pair.map(|one| one.seat));
        let memory = &self.terms.memory;
        let mut met = false;
        let pair = self.pairs.get_or((players[0], players[1]), || {
            met = true;
            Pair::new(record.started)
        });
        if is_over(pair.since, record.started, &self.terms) {
            *pair = Pair::new(record.started);
        }
        let net = counted.net(seats[0], seats[1]);
        pair.add(net, [played.interactions[seats[0]][seats[1]], played.interactions[seats[1]][seats[0]]]);
        if met {
            for player in players {
                let figures = self.players.get_or(player, || Figures::new(record.started));
                figures.partners = figures.partners.saturating_add(1);
            }
        }
        let loss = losses.iter().find(|loss| seats.contains(&loss.from) && seats.contains(&loss.to));
        let due = pair.hands.is_multiple_of(memory.judged_every.max(1));
        let alone = [[0, 1], [1, 0]].into_iter().any(|[one, other]| played.interactions[seats[one]][seats[other]].alone > 0);
        let large = record.setup.stakes.big_blind.times(memory.named_big_blinds).is_some_and(|large| net.unsigned_abs() >= large.get());
        if alone || large {
            pair.name(record.hand);
        }
        if met || due {
            let [first, second] = players.map(|player| self.origins.get(player));
            let sign = first.filter(|&first| Some(first) == second).and_then(|_| pair.same_origin(players));
            findings.extend(sign.map(|sign| Finding { sign, hands: vec![record.hand] }));
        }
        if loss.is_none() && !due {
            return;
        }
        let (Some(first), Some(second)) = (self.players.get(players[0]), self.players.get(players[1])) else { return };
        let of = [first, second];
        let mut signs: Vec<Sign> = Vec::new();
        if let Some(loss) = loss {
            let side = usize::from(loss.from == seats[1]);
            signs.extend(pair.lost(side, players, &self.terms.dumps));
            if loss.on_purpose {
                signs.extend(pair.dumped(side, players, of[side], &self.terms.dumps));
            }
        }
        if due {
            pair.judge(players, of, record.setup.stakes.big_blind, &self.terms, &mut signs);
        }
        findings.extend(signs.into_iter().map(|sign| Finding { sign, hands: pair.named() }));
    }
}

impl CountedHand<'_> {
    /// Chips that went from one seat to another, minus those that came back.
    fn net(&self, from: Seat, to: Seat) -> i64 {
        let flow = &self.played.flow;
        let signed = |chips: poker_rules::Chips| i64::try_from(chips.get()).unwrap_or(i64::MAX);
        signed(flow[from][to]).saturating_sub(signed(flow[to][from]))
    }
}

/// Whether figures that began at `since` are too old and must start again.
fn is_over(since: Now, now: Now, terms: &IntegrityTerms) -> bool {
    now >= since.after_days(terms.memory.days)
}
