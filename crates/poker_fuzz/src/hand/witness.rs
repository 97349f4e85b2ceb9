//! An independent account of a hand, made from its events alone.

use poker_rules::{Act, BySeat, Chips, Hand, HandEvent, HandSetup, PostKind, Pot, PotHalf, Seat, SeatSet};

/// The state of a hand, computed from its events.
pub struct Witness {
    stacks: BySeat<Chips>,
    /// What each player has put in, without dead posts.
    staked: BySeat<Chips>,
    /// The dead posts, which go to the pot and are not part of a player's contribution.
    dead: Chips,
    live: SeatSet,
    pots: Vec<Pot>,
    won: Vec<Won>,
    ended: bool,
}

struct Won {
    pot: u8,
    half: Option<PotHalf>,
    seat: Seat,
    amount: Chips,
}

impl Witness {
    /// Folds the events of a whole hand.
    ///
    /// # Panics
    /// If a player pays more than the stack or wins a pot without being eligible.
    pub fn of(setup: &HandSetup, events: &[HandEvent]) -> Witness {
        let mut stacks = BySeat::default();
        for player in &setup.seats {
            stacks[player.seat] = player.stack;
        }
        let live = setup.seats.iter().map(|player| player.seat).collect();
        let (staked, dead, pots) = (BySeat::default(), Chips::ZERO, Vec::new());
        let mut witness = Witness { stacks, staked, dead, live, pots, won: Vec::new(), ended: false };
        events.iter().for_each(|event| witness.hear(event));
        witness
    }

    fn hear(&mut self, event: &HandEvent) {
        assert!(!self.ended, "after the end: {event:?}");
        match event {
            HandEvent::Posted { seat, amount, all_in, .. } | HandEvent::Acted { seat, paid: amount, all_in, .. } => {
                let left = self.stacks[*seat].checked_sub(*amount).expect("pays from the stack");
                assert_eq!(*all_in, left.is_zero() && !amount.is_zero(), "{event:?}");
                self.stacks[*seat] = left;
                if matches!(event, HandEvent::Acted { act: Act::Fold, .. }) {
                    self.live.remove(*seat);
                }
                let dead = matches!(event, HandEvent::Posted { post: PostKind::Dead, .. });
                let pile = if dead { &mut self.dead } else { &mut self.staked[*seat] };
                *pile = sum([*pile, *amount]);
            }
            HandEvent::Returned { seat, amount } => {
                self.staked[*seat] = self.staked[*seat].checked_sub(*amount).expect("gets back what was staked");
                self.stacks[*seat] = sum([self.stacks[*seat], *amount]);
            }
            HandEvent::Gathered { pots } | HandEvent::Raked { pots, .. } => self.pots = pots.to_vec(),
            &HandEvent::Won { pot, half, seat, amount } => {
                assert!(self.pots[usize::from(pot)].eligible.contains(seat), "{event:?} of {:?}", self.pots);
                self.stacks[seat] = sum([self.stacks[seat], amount]);
                self.won.push(Won { pot, half, seat, amount });
            }
            HandEvent::Ended { players, stacks } => {
                assert!(players.iter().all(|seat| stacks[seat] == self.stacks[seat]), "{event:?}");
                self.ended = true;
            }
            HandEvent::Dealt { .. } | HandEvent::StreetDealt { .. } | HandEvent::Shown { .. } => {}
            HandEvent::Mucked { .. } | HandEvent::PartShown { .. } => {}
        }
    }

    /// Checks that the hand is over and has the stacks of this account, that every pot was paid completely, and that the halves of a pot
    /// differ by at most the odd chip. Checks too that no player won more from another than the player's own contribution. A player with
    /// the largest live contribution may win more, because the chips that folded players put in beyond all others are in the last pot.
    ///
    /// # Panics
    /// If one of these does not hold.
    pub fn agrees_with(&self, hand: &Hand) {
        assert!(self.ended);
        let most = self.live.iter().map(|seat| self.staked[seat]).max().unwrap_or_default();
        for seat in Seat::ALL {
            assert_eq!(hand.stack(seat), self.stacks[seat], "{seat:?}");
            let won = sum(self.won.iter().filter(|won| won.seat == seat).map(|won| won.amount));
            let own = if self.staked[seat] == most { Chips::new(u64::MAX) } else { self.staked[seat] };
            let reach = sum(self.staked.values().map(|&other| other.min(own)).chain([self.dead]));
            assert!(won <= reach, "{seat:?} won {won:?} of {reach:?}");
        }
        for (place, pot) in (0..).zip(&self.pots) {
            let won = |half| sum(self.won.iter().filter(|won| (won.pot, won.half) == (place, half)).map(|won| won.amount));
            let (whole, high, low) = (won(None), won(Some(PotHalf::High)), won(Some(PotHalf::Low)));
            assert_eq!(sum([whole, high, low]), pot.amount, "pot {place}");
            if whole.is_zero() {
                assert_eq!(high.checked_sub(low), Some(Chips::new(pot.amount.get() % 2)), "pot {place}");
            }
        }
    }
}

fn sum(amounts: impl IntoIterator<Item = Chips>) -> Chips {
    amounts.into_iter().sum()
}
