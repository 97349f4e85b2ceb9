//! One who knows a hand from its events alone.

use poker_rules::{BySeat, Chips, Hand, HandEvent, HandSetup, PotHalf, Pots, Seat};

/// What the events add up to.
pub struct Witness {
    stacks: BySeat<Chips>,
    pots: Pots,
    /// What was won of each pot, by half.
    won: Vec<(u8, Option<PotHalf>, Chips)>,
    ended: bool,
}

impl Witness {
    /// Hears the events of a whole hand.
    ///
    /// # Panics
    /// Where somebody pays what he has not, or wins what he may not.
    pub fn of(setup: &HandSetup, events: &[HandEvent]) -> Witness {
        let mut witness = Witness { stacks: BySeat::default(), pots: Pots::new(), won: Vec::new(), ended: false };
        for player in &setup.seats {
            witness.stacks[player.seat] = player.stack;
        }
        for event in events {
            witness.hear(event);
        }
        witness
    }

    fn hear(&mut self, event: &HandEvent) {
        assert!(!self.ended, "after the end: {event:?}");
        match event {
            HandEvent::Posted { seat, amount, all_in, .. } | HandEvent::Acted { seat, paid: amount, all_in, .. } => {
                let left = self.stacks[*seat].checked_sub(*amount).expect("pays from the stack");
                assert_eq!(*all_in, left.is_zero() && !amount.is_zero(), "{event:?}");
                self.stacks[*seat] = left;
            }
            HandEvent::Returned { seat, amount } => self.gain(*seat, *amount),
            HandEvent::Gathered { pots } | HandEvent::Raked { pots, .. } => self.pots = pots.clone(),
            HandEvent::Won { pot, half, seat, amount } => {
                assert!(self.pots[usize::from(*pot)].eligible.contains(*seat), "{event:?} of {:?}", self.pots);
                self.gain(*seat, *amount);
                match self.won.iter_mut().find(|(of, part, _)| (of, part) == (pot, half)) {
                    Some((_, _, sum)) => *sum = [*sum, *amount].into_iter().sum(),
                    None => self.won.push((*pot, *half, *amount)),
                }
            }
            HandEvent::Ended { players, stacks } => {
                assert!(players.iter().all(|seat| stacks[seat] == self.stacks[seat]), "{event:?}");
                self.ended = true;
            }
            HandEvent::Dealt { .. } | HandEvent::StreetDealt { .. } | HandEvent::Shown { .. } | HandEvent::Mucked { .. } => {}
        }
    }

    fn gain(&mut self, seat: Seat, amount: Chips) {
        self.stacks[seat] = self.stacks[seat].checked_add(amount).expect("no more than there is");
    }

    /// The hand is over and is what was heard of it; every pot was paid out, in halves that differ by the odd chip alone.
    ///
    /// # Panics
    /// Where that is not so.
    pub fn agrees_with(&self, hand: &Hand) {
        assert!(self.ended);
        assert!(Seat::ALL.into_iter().all(|seat| hand.stack(seat) == self.stacks[seat]));
        for (place, pot) in (0..).zip(&self.pots) {
            let won = |half: Option<PotHalf>| {
                self.won.iter().filter(|(of, part, _)| (*of, *part) == (place, half)).map(|(_, _, sum)| *sum).sum::<Chips>()
            };
            let (whole, high, low) = (won(None), won(Some(PotHalf::High)), won(Some(PotHalf::Low)));
            assert_eq!([whole, high, low].iter().sum::<Chips>(), pot.amount, "pot {place}: {:?}", self.won);
            if whole.is_zero() {
                let odd = Chips::new(pot.amount.get() % 2);
                assert_eq!(high.checked_sub(low), Some(odd), "pot {place}: {:?}", self.won);
            }
        }
    }
}
