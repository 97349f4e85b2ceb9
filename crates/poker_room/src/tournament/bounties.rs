//! The bounties of a tournament: entered with each entry, paid with each knock-out.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_protocol::{BountyReason, Money, PlayerId};

use super::Tournament;
use super::bounty::{Bounties, BountyError, BountyPaid, EntryBounty, HouseBounty, HouseBountyKind, KnockOut};
use super::entry_id::EntryId;
use super::house_refusal::HouseRefusal;
use super::output::TournamentOutput;
use super::table::Busted;

impl Tournament {
    /// Enters a new entry with its `own` bounty and those that the house pays for the player: for the first entry by the list of the
    /// tournament and for a pro, for a further one as for the one before. The VIP bounty is one bounty on the player, so only one entry has it (R-BTY-3).
    pub(super) fn enter_bounties(&mut self, (entry, player): (EntryId, PlayerId), own: Money, pro: bool) -> Result<(), BountyError> {
        let Some(bounties) = &self.bounties else { return Ok(()) };
        // A VIP bounty that waits goes on to the new entry.
        let waits = bounties.vip().filter(|&vip| self.is_out(vip) && self.player_of(vip) == Some(player));
        let before = waits.or_else(|| self.entries_that_count(player).last().copied());
        let mut kinds = match before {
            Some(before) => bounties.house_kinds(before),
            None => {
                let listed = self.terms.house_bounties.iter().filter(|(listed, _)| *listed == player).map(|&(_, kind)| kind);
                let kinds: BTreeSet<HouseBountyKind> = listed.chain(pro.then_some(HouseBountyKind::Pro)).collect();
                kinds.into_iter().collect()
            }
        };
        let out = before.filter(|&before| self.is_out(before));
        if before.is_some() && out.is_none() {
            kinds.retain(|&kind| kind != HouseBountyKind::Vip);
        }
        let house = kinds.iter().map(|&kind| HouseBounty { kind, amount: self.house_bounty(kind) });
        let bounty = EntryBounty { own, house: house.filter(|bounty| !bounty.amount.is_zero()).collect() };
        let Some(bounties) = &mut self.bounties else { return Ok(()) };
        match out {
            Some(out) => bounties.re_enter(out, entry, bounty),
            None => bounties.enter(entry, bounty),
        }
    }

    /// Sets whether the house pays a bounty of this kind for knocking out the player, who is in or has not entered yet. A player who enters
    /// again keeps it, but for a VIP bounty that was paid.
    ///
    /// # Errors
    /// `NoSuchBounty`, `NotIn` or `OtherVip`; then nothing has changed.
    pub fn set_house_bounty(&mut self, player: PlayerId, kind: HouseBountyKind, on: bool) -> Result<(), HouseRefusal> {
        let amount = self.house_bounty(kind);
        let Some(bounties) = self.bounties.as_ref().filter(|_| !amount.is_zero()) else { return Err(HouseRefusal::NoSuchBounty(kind)) };
        let entries = self.entries_that_count(player);
        let mut live: Vec<EntryId> = entries.iter().copied().filter(|&entry| bounties.is_in(entry)).collect();
        let listed = self.terms.house_bounties.contains(&(player, kind));
        let comes = entries.is_empty() && self.is_open();
        // What a pro has by the account can be taken away only from an entry.
        if live.is_empty() && (!comes || (!on && !listed)) {
            return Err(HouseRefusal::NotIn);
        }
        if on && kind == HouseBountyKind::Vip {
            let vip = bounties.vip().and_then(|vip| self.player_of(vip)).or_else(|| self.vip_to_come());
            match vip {
                Some(vip) if vip != player => return Err(HouseRefusal::OtherVip),
                Some(_) => live.clear(),
                None => live = live.pop().into_iter().collect(),
            }
        }
        let list = &mut Arc::make_mut(&mut self.terms).house_bounties;
        let _changed = if on { list.insert((player, kind)) } else { list.remove(&(player, kind)) };
        for entry in live {
            if let Some(bounties) = &mut self.bounties {
                // Refused only for an entry that is out.
                let _set = bounties.set_house(entry, HouseBounty { kind, amount }, on);
            }
            self.outputs.push_back(TournamentOutput::HouseBountyChanged { entry, kind, on });
        }
        Ok(())
    }

    /// The VIP who has not entered yet, as long as that is possible.
    fn vip_to_come(&self) -> Option<PlayerId> {
        if !self.is_open() {
            return None;
        }
        let vips = self.terms.house_bounties.iter().filter(|(_, kind)| *kind == HouseBountyKind::Vip);
        vips.map(|&(player, _)| player).find(|&player| self.entries_that_count(player).is_empty())
    }

    fn player_of(&self, entry: EntryId) -> Option<PlayerId> {
        self.entrant(entry).map(|entrant| entrant.player)
    }

    /// What the house pays for knocking such a player out; zero if the tournament has no such bounty.
    pub(super) fn house_bounty(&self, kind: HouseBountyKind) -> Money {
        self.terms.bounties.map_or(Money::ZERO, |prices| match kind {
            HouseBountyKind::Vip => prices.vip,
            HouseBountyKind::Listed => prices.listed,
            HouseBountyKind::Pro => prices.pro,
        })
    }

    /// Takes the bounties off an entry that nobody has knocked out. Returns its own bounty, which the caller refunds or keeps; zero if it
    /// has none any more.
    pub(super) fn withdraw_bounties(&mut self, entry: EntryId) -> Money {
        self.bounties.as_mut().and_then(|bounties| bounties.withdraw(entry).ok()).unwrap_or_default()
    }

    /// Pays the bounties on a player who has lost all chips. That on the VIP waits while the player may come back, with a rebuy or a new
    /// entry (R-BTY-3).
    pub(super) fn pay_bounties(&mut self, out: &Busted, may_rebuy: bool) {
        let may_return = may_rebuy || self.may_enter_again(out.entry);
        let Some(bounties) = &mut self.bounties else { return };
        // While tables wait for each other, the house may have disqualified a player who has won the chips.
        let by: Vec<EntryId> = out.by.iter().copied().filter(|&entry| bounties.is_in(entry)).collect();
        if by.is_empty() && !out.by.is_empty() {
            let bounty = bounties.knock_out_by_nobody(out.entry, may_return).unwrap_or_default();
            if !bounty.is_zero() {
                self.outputs.push_back(TournamentOutput::Forfeited { entry: out.entry, prize: Money::ZERO, bounty });
            }
            return;
        }
        let paid = bounties.knock_out(&KnockOut { victim: out.entry, by: &by, may_return });
        self.tell_bounties(Some(out.entry), paid.unwrap_or_default());
    }

    /// A player has bought chips: `bounty` is added to the own bounty.
    pub(super) fn come_back(&mut self, entry: EntryId, bounty: Money) {
        if let Some(bounties) = &mut self.bounties {
            // Refused only for an entry that is out, which buys no chips.
            let _added = bounties.rebuy(entry, bounty);
        }
    }

    /// Adds the bounties on an entry to those on another of the same player (R-BTY-8).
    pub(super) fn combine_bounties(&mut self, from: EntryId, into: EntryId) {
        if let Some(bounties) = &mut self.bounties {
            // Refused only for an entry that is out, which has no seat.
            let _combined = bounties.combine(from, into);
        }
    }

    /// The player of an entry that has lost all chips cannot come back any more: pays the VIP bounty that has waited for it.
    pub(super) fn end_return(&mut self, entry: EntryId) {
        let paid = self.bounties.as_mut().and_then(|bounties| bounties.stay_out(entry).ok());
        self.tell_bounties(Some(entry), paid.unwrap_or_default());
    }

    /// Pays what was earned before the tournament was cancelled. The own bounties are a part of the refunds (R-CAN-7).
    pub(super) fn cancel_bounties(&mut self) {
        let mut paid = self.bounties.as_mut().map(Bounties::cancel).unwrap_or_default();
        paid.retain(|paid| paid.kind != BountyReason::Cancelled);
        self.tell_bounties(None, paid);
    }

    /// Pays what is left: those who have not been knocked out get their own bounties (R-BTY-2).
    pub(super) fn finish_bounties(&mut self) {
        let paid = self.bounties.as_mut().map(Bounties::finish);
        self.tell_bounties(None, paid.unwrap_or_default());
    }

    /// Tells bounties that are paid, those for knocking out `from` or those of the end.
    fn tell_bounties(&mut self, from: Option<EntryId>, paid: Vec<BountyPaid>) {
        for bounty in &paid {
            if let Some(winner) = self.entrants.get_mut(bounty.to.index()) {
                winner.won_bounties = [winner.won_bounties, bounty.amount].iter().sum();
            }
        }
        self.outputs.extend(paid.into_iter().map(|paid| TournamentOutput::Bounty(BountyPaid { from, ..paid })));
    }

    /// The own bounty of an entry; zero if it is out or there are none.
    #[must_use]
    pub fn bounty_of(&self, entry: EntryId) -> Money {
        self.bounties.as_ref().map_or(Money::ZERO, |bounties| bounties.own(entry))
    }
}
