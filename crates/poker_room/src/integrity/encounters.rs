//! The figures of players and pairs in one kind of play: cash games or tournaments.

use poker_protocol::PlayerId;
use poker_rules::{BadReplay, Chips, Seat};

use super::losses::{Loss, large_losses};
use super::measure::Measure;
use super::pair::Pair;
use super::played::Played;
use super::player::Figures;
use super::recent::Recent;
use super::sign::{Finding, Sign};
use super::terms::{DumpTerms, IntegrityTerms};
use crate::{HandRecord, Now, Origin, RecordedPlayer};

/// A hand with its interactions and its large losses.
pub(super) struct CountedHand<'a> {
    pub record: &'a HandRecord,
    pub played: Played,
    losses: Vec<Loss>,
    measure: Measure,
}

/// Players and pairs. Money and the chips of tournaments are never added up together, and each kind of play has its own ordinary results.
#[derive(Debug)]
pub(super) struct Encounters {
    players: Recent<PlayerId, Figures>,
    pairs: Recent<(PlayerId, PlayerId), Pair>,
}

impl Encounters {
    /// Remembers at most these numbers of players and pairs.
    pub fn new(players: usize, pairs: usize) -> Self {
        Self { players: Recent::new(players), pairs: Recent::new(pairs) }
    }

    /// Counts a finished hand.
    pub fn count(
        &mut self,
        counted: &CountedHand<'_>,
        origins: &Recent<PlayerId, Origin>,
        terms: &IntegrityTerms,
        findings: &mut Vec<Finding>,
    ) {
        let record = counted.record;
        for one in &record.players {
            self.count_player(one, counted, terms);
        }
        let mut players = record.players.as_slice();
        while let Some((one, others)) = players.split_first() {
            for other in others {
                let pair = if one.player < other.player { [one, other] } else { [other, one] };
                self.count_pair(pair, counted, (origins, terms), findings);
            }
            players = others;
        }
    }

    /// The numbers of players and pairs that are remembered.
    #[cfg(test)]
    pub fn remembered(&self) -> (usize, usize) {
        (self.players.len(), self.pairs.len())
    }

    fn count_player(&mut self, one: &RecordedPlayer, counted: &CountedHand<'_>, terms: &IntegrityTerms) {
        let CountedHand { record, played, losses, .. } = counted;
        let figures = self.players.get_or(one.player, || Figures::new(record.started));
        if is_over(figures.since, record.started, terms) {
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
    }

    fn count_pair(
        &mut self,
        pair: [&RecordedPlayer; 2],
        counted: &CountedHand<'_>,
        (origins, terms): (&Recent<PlayerId, Origin>, &IntegrityTerms),
        findings: &mut Vec<Finding>,
    ) {
        let &CountedHand { record, ref played, ref losses, measure } = counted;
        let (players, seats) = (pair.map(|one| one.player), pair.map(|one| one.seat));
        let memory = &terms.memory;
        let mut met = false;
        let pair = self.pairs.get_or((players[0], players[1]), || {
            met = true;
            Pair::new(record.started)
        });
        if is_over(pair.since, record.started, terms) {
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
        let large = net.unsigned_abs() >= measure.big_blind().saturating_mul(memory.named_big_blinds.into());
        if alone || large {
            pair.name(record.hand);
        }
        if met || due {
            let [first, second] = players.map(|player| origins.get(player));
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
            signs.extend(pair.lost(side, players, &terms.dumps));
            if loss.on_purpose {
                signs.extend(pair.dumped(side, players, of[side], &terms.dumps));
            }
        }
        if due {
            pair.judge(players, of, measure, terms, &mut signs);
        }
        findings.extend(signs.into_iter().map(|sign| Finding { sign, hands: pair.named() }));
    }
}

impl<'a> CountedHand<'a> {
    /// # Errors
    /// If the record is not a legal hand.
    pub fn of(record: &'a HandRecord, terms: &DumpTerms) -> Result<Self, BadReplay> {
        let played = Played::of(record)?;
        let losses = large_losses(record, &played, terms);
        Ok(Self { record, played, losses, measure: Measure::of(record) })
    }

    /// What went from one seat to another, minus what came back, in the unit of [`Measure`].
    fn net(&self, from: Seat, to: Seat) -> i64 {
        let flow = &self.played.flow;
        let signed = |chips: Chips| i64::try_from(self.measure.measured(chips)).unwrap_or(i64::MAX);
        signed(flow[from][to]).saturating_sub(signed(flow[to][from]))
    }
}

/// Whether figures that began at `since` are too old and must start again.
pub(super) fn is_over(since: Now, now: Now, terms: &IntegrityTerms) -> bool {
    now >= since.after_days(terms.memory.days)
}
