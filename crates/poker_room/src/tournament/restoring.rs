//! Restores a saved tournament: it goes on where its last finished hands left it, and the time since then does not count.

use std::collections::{BTreeMap, VecDeque};

use poker_protocol::{PlayerId, PlayerView};

use super::bounty::{Bounties, SavedBounty};
use super::deal::{DealState, DealTalks};
use super::entrant::{Entrant, EntryState};
use super::entrants::Entrants;
use super::entry_id::EntryId;
use super::open_places::OpenPlaces;
use super::output::TournamentOutput;
use super::play::{OpenRegistration, Play};
use super::save::{BadTournamentSave, BustedSave, EntrantSave, PlaySave, StageSave, TournamentHead, TournamentOpening, TournamentSave};
use super::standstill::Standstill;
use super::table::{Busted, SeatOwner, TableDoing, TournamentTableSave};
use super::{Stage, Tournament};
use crate::{Dealer, Now, UnfinishedHand};

impl Tournament {
    /// Restores a saved tournament. Hands that were in progress are void, and their stacks are those of their starts. All clocks of the
    /// play have as much left as when it was saved. Nobody is connected. A tournament that is played tells [`TournamentOutput::Resumed`].
    ///
    /// # Errors
    /// If the save does not fit together.
    pub fn restore(save: TournamentSave, now: Now) -> Result<Self, BadTournamentSave> {
        let mut restored = Self::restored(save, now)?;
        restored.go_on_restored();
        Ok(restored)
    }

    /// Restores a saved tournament as [`Self::restore`] does, but ends those hands in progress in which nobody could act any more. Returns
    /// the other ones too, which are void.
    ///
    /// # Errors
    /// If the save does not fit together.
    pub(crate) fn restore_in_mid_hand(
        (save, hands): (TournamentSave, Vec<UnfinishedHand>),
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<(Self, Vec<UnfinishedHand>), BadTournamentSave> {
        let mut restored = Self::restored(save, now)?;
        let mut void = Vec::new();
        for hand in hands {
            if !restored.end_decided(&hand, dealer, now) {
                void.push(hand);
            }
        }
        restored.go_on_restored();
        Ok((restored, void))
    }

    fn end_decided(&mut self, hand: &UnfinishedHand, dealer: &mut Dealer, now: Now) -> bool {
        let Stage::Playing(play) = &mut self.stage else { return false };
        let end = play.table_mut(hand.begun.table).and_then(|table| table.end_decided(hand, now));
        let ended = end.is_some();
        if ended {
            self.after(hand.begun.table, end, dealer, now);
        }
        ended
    }

    fn restored(save: TournamentSave, now: Now) -> Result<Self, BadTournamentSave> {
        save.check()?;
        let TournamentSave { at, opening, head, prizes, out, entrants, tables } = save;
        let TournamentOpening { version: _, id, terms, draw } = opening;
        let TournamentHead { stage, entered, pool, carried, disqualified, declined, stood_still_ms, bounties, chips: _ } = head;
        let mut booked: Vec<(EntryId, SavedBounty)> = Vec::new();
        let mut all: Vec<Entrant> = Vec::new();
        for (EntrantSave { player, kind, name, avatar, paid, stack, purchases, won_bounties, state, bounty }, entry) in
            entrants.into_iter().zip((0..).map(EntryId))
        {
            booked.extend(bounty.map(|bounty| (entry, bounty)));
            all.push(Entrant {
                player,
                kind,
                view: PlayerView { name, avatar },
                connected: false,
                paid,
                stack,
                purchases,
                won_bounties,
                state,
            });
        }
        let bounties = match terms.bounties.zip(bounties) {
            Some((prices, account)) => Some(Bounties::restored(prices.rules, account, booked)?),
            None => None,
        };
        let mut restored = Self {
            id,
            switches: terms.switches.clone(),
            terms,
            stage: Stage::Registering,
            entry_of: last_entries(&all),
            entrants: Entrants::restored(all),
            entered,
            draw,
            bounties,
            disqualified,
            declined,
            stood_still_ms,
            carried,
            pool,
            prizes,
            outputs: VecDeque::new(),
            touched: Vec::new(),
            told: None,
        };
        let standstill = Standstill { since: at, until: now };
        match stage {
            StageSave::Registering => {}
            StageSave::Playing(play) => restored.play_again(*play, out, &tables, standstill),
            StageSave::Finished => restored.stage = Stage::Finished,
            StageSave::Cancelled => restored.stage = Stage::Cancelled,
        }
        Ok(restored)
    }

    /// Goes on with the play.
    fn play_again(&mut self, save: PlaySave, out: Vec<(u32, EntryId)>, tables: &[TournamentTableSave], standstill: Standstill) {
        let PlaySave { clock, holds, open, closes, ends, limit_left_ms, next_break, break_until, busted, rebuys, last_out, left, deals } =
            save;
        let moved = |moment: Option<Now>| moment.map(|moment| standstill.moved(moment));
        let asked_to_deal = deals.is_open();
        let busted = busted.into_iter().map(|BustedSave { table, seat, entry, stack, at, by }| {
            let at = standstill.moved(at);
            (table, seat, Busted { entry, stack, at, by })
        });
        let mut play = Play {
            registration: open.then(|| OpenRegistration { closes: moved(closes) }),
            rebuys: rebuys.after(standstill),
            open_places: last_out.map(|last| OpenPlaces::restored(out, last)),
            clock: clock.after(standstill),
            ends: moved(ends),
            limit_left_ms,
            next_break: next_break.and_then(|at| self.next_break_after(at, moved(break_until).unwrap_or(standstill.until))),
            break_until: moved(break_until),
            holds,
            busted: busted.collect(),
            // Nobody is connected, so nobody can answer a proposal: it is over.
            deals: DealTalks { state: DealState::Nothing, ..deals },
            ..Play::new(self.starting_figures(), left)
        };
        if asked_to_deal && break_until.is_none() {
            play.start_clocks(standstill.until);
        }
        let waiting = tables.iter().filter(|table| table.doing == TableDoing::Waits).count();
        let waits = break_until.is_some() || (holds.any() && waiting < tables.len());
        self.stage = Stage::Playing(Box::new(play));
        for save in tables {
            let Some(mut table) = self.new_table(save.table) else { continue };
            table.resume(save, waits, |entry| self.owner(entry), standstill);
            if let Stage::Playing(play) = &mut self.stage {
                play.open(table);
            }
        }
        self.stood_still_ms = self.stood_still_ms.saturating_add(standstill.ms().into());
        self.outputs.push_back(TournamentOutput::Resumed { stood_still_ms: standstill.ms() });
    }

    /// Does what waited for the end of hands that are void now.
    fn go_on_restored(&mut self) {
        // The hands for which bought chips have waited are void.
        self.deliver_all();
        self.fix_places();
    }

    /// The next break after a standstill, which was due at this moment: breaks stay at the same minute of the hour (R-TRN-10).
    fn next_break_after(&self, due: Now, over: Now) -> Option<Now> {
        if due >= over { Some(due) } else { self.terms.breaks.map(|rules| rules.next_after(over)) }
    }

    fn owner(&self, entry: EntryId) -> Option<SeatOwner> {
        let Entrant { player, kind, view, connected: _, paid: _, stack: _, purchases: _, won_bounties: _, state: _ } =
            self.entrant(entry)?;
        Some(SeatOwner { player: *player, kind: *kind, view: view.clone() })
    }
}

/// The last entry of each player who has not withdrawn.
fn last_entries(entrants: &[Entrant]) -> BTreeMap<PlayerId, EntryId> {
    let entries = entrants.iter().zip((0..).map(EntryId)).filter(|(entrant, _)| entrant.state != EntryState::Withdrawn);
    entries.map(|(entrant, entry)| (entrant.player, entry)).collect()
}
