//! Orders of the house, and talks about deals.

use poker_protocol::{DealKind, Money, PlayerId};
use rand::RngExt as _;

use super::play::{Checked, LATE_PLAYERS};
use crate::Now;
use crate::tournament::{Beginning, DealAnswer, EntryState, HouseBountyKind, HouseRefusal, PrizeDivision, TournamentStage};

impl Checked {
    /// Waits for the beginning, which the house may delay.
    pub(super) fn delay(&mut self) {
        if let Some(later) = self.put_off() {
            self.field.wait_until(later);
        }
    }

    /// The house may delay the beginning. Returns a time by which the tournament has begun.
    pub(in super::super) fn put_off(&mut self) -> Option<Now> {
        let field = &mut self.field;
        let Beginning::At { time, .. } = field.tournament.terms().begin else {
            let refused = field.tournament.change_beginning(field.now.after_ms(1), field.now);
            assert!(matches!(refused, Err(HouseRefusal::Begun | HouseRefusal::Over)), "{refused:?}");
            self.branches.insert("delay_refused");
            return None;
        };
        let later = time.after_ms(self.rng.random_range(1..600_000));
        if self.rng.random_bool(0.5) {
            field.tournament.change_beginning(later, field.now).unwrap();
            field.wait_until(time);
            assert_eq!(field.tournament.stage(), TournamentStage::Registering);
            self.branches.insert("delayed");
        }
        Some(later)
    }

    /// An order of the house, now and then.
    pub(in super::super) fn order(&mut self) {
        let player = PlayerId(self.rng.random_range(1..=u64::from(self.field.tournament.entries())));
        let (left, tables) = (self.field.tournament.left(), self.field.tournament.table_ids().len());
        let paid = usize::try_from(left).is_ok_and(|left| left <= self.field.tournament.prizes().len());
        match self.rng.random_range(0..4_000_u32) {
            0..=7 if left > 2 => {
                let refused = self.field.tournament.disqualify(player, &mut self.field.dealer, self.field.now).err();
                self.branches.extend(refused.is_none().then_some("disqualified"));
            }
            8..=11 => self.cancel(),
            12..=25 if left < 8 => self.cancel(),
            66..=200 if paid && tables > 1 => self.cancel(),
            26..=45 => {
                let guarantee = Money::new(self.rng.random_range(0..200_000));
                self.branches.insert(match self.field.tournament.change_guarantee(guarantee) {
                    Ok(()) => "guarantee_changed",
                    Err(HouseRefusal::PrizesFinal | HouseRefusal::NoGuarantee) => "guarantee_refused",
                    Err(refusal) => panic!("{refusal}"),
                });
            }
            46..=65 => {
                let kind = [HouseBountyKind::Vip, HouseBountyKind::Listed, HouseBountyKind::Pro][self.rng.random_range(0..3_usize)];
                let _refused = self.field.tournament.set_house_bounty(player, kind, self.rng.random_bool(0.7));
            }
            201..=400 if !self.field.tournament.terms().admission.conditions.is_empty() => {
                let player = if self.rng.random_bool(0.5) { player } else { PlayerId(self.rng.random_range(LATE_PLAYERS)) };
                let invited = self.field.tournament.invite(player, self.rng.random_bool(0.7));
                assert!(matches!(invited, Ok(()) | Err(HouseRefusal::RegistrationClosed)), "{invited:?}");
            }
            _ => {}
        }
        self.note_outputs();
    }

    pub(in super::super) fn cancel(&mut self) {
        let tournament = &mut self.field.tournament;
        let (stage, tables) = (tournament.stage(), tournament.table_ids().len());
        let drawn = matches!(tournament.terms().prizes.division, PrizeDivision::Drawn(_));
        tournament.cancel(&mut self.field.dealer, self.field.now).unwrap();
        if self.field.tournament.stage() != TournamentStage::Cancelled {
            return;
        }
        self.note_outputs();
        let (prizes, left) = (self.field.tournament.prizes(), self.told.refunds.len());
        let in_the_money = prizes.len() >= left && prizes.iter().take(left).all(|prize| !prize.is_zero());
        let branch = match stage {
            TournamentStage::Registering => "cancelled_before",
            _ if drawn => "hexapro_cancelled",
            _ if !in_the_money => "cancelled_not_in_the_money",
            _ if tables == 1 => "cancelled_at_the_final_table",
            _ => "cancelled_in_the_money",
        };
        self.cancelled = Some(branch);
        self.branches.insert(branch);
    }

    /// Players at the final table propose deals and answer them.
    pub(in super::super) fn talk(&mut self) {
        let field = &mut self.field;
        let player = PlayerId(self.rng.random_range(1..=u64::from(field.tournament.entries())));
        if self.rng.random_bool(0.02) {
            let kind = [DealKind::Equal, DealKind::ByStacks, DealKind::Icm][self.rng.random_range(0..3_usize)];
            if field.tournament.propose_deal(player, kind, field.now).is_err() {
                self.branches.insert("deal_refused");
            }
        }
        let Some(proposal) = field.tournament.proposed_deal().cloned() else { return };
        let prizes: Money = field.tournament.prizes().iter().take(proposal.entries.len()).sum();
        assert_eq!(proposal.proposed().shares.iter().sum::<Money>(), prizes);
        let mood = self.rng.random_range(0..6_u32);
        if mood == 5 {
            field.tournament.set_connected(player, false, field.now);
        }
        for entry in proposal.entries {
            let player = field.tournament.entrant(entry).unwrap().player;
            let answer = match mood {
                0 if self.rng.random_bool(0.5) => DealAnswer::Decline,
                1 if entry == proposal.by => DealAnswer::Decline,
                1 | 2 | 4 | 5 if self.rng.random_bool(0.6) => continue,
                _ => DealAnswer::Agree,
            };
            let _refused = field.tournament.answer_deal(player, (proposal.deal, answer), &mut field.dealer, field.now);
        }
        self.note_outputs();
    }

    /// The tournament is restored from its journal.
    pub(super) fn crash(&mut self) {
        let Some(journal) = &mut self.journal else { return };
        self.branches.insert(if super::super::cuts::in_a_hand(&self.field) { "cut_in_mid_hand" } else { "cut" });
        let (connected, ms) = (self.field.connected(), self.rng.random_range(0..7_200_000));
        self.field.restore_from(journal.save(), ms).unwrap();
        connected.into_iter().for_each(|player| self.field.tournament.set_connected(player, true, self.field.now));
        assert!(journal.take(&mut self.field).opened.is_some());
        for (&place, &(entry, _)) in self.field.places() {
            let state = self.field.tournament.entrant(entry).unwrap().state;
            assert!(matches!(state, EntryState::Placed { place: kept, .. } if kept == place), "{state:?}, told {place}");
        }
    }
}
