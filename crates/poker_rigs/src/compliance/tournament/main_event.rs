//! The main tournament: from its beginning, which the house delays, to a deal at the final table.

use poker_protocol::{
    DealEvent, DealKind, EntryEvent, OfferKind, OwnEntry, PlayerId, ProposalId, Refusal, Request, TournamentEvent, TournamentId,
};
use poker_room::{HouseBountyKind, TournamentOrder};

use super::super::ComplianceError;
use super::registering::{FIELD, ONLOOKER, minute};
use super::script::{Script, Style};
use super::venue::{HouseOrder, NAMES};

impl Script<'_> {
    pub(super) fn the_house_changes_it(&mut self, main: TournamentId) -> Result<(), ComplianceError> {
        self.begin("the house changes it");
        self.advance_to(minute(46))?;
        let vip = TournamentOrder::Bounty { player: PlayerId(1), kind: HouseBountyKind::Vip, on: true };
        for order in [vip, TournamentOrder::Begin { at: minute(50) }] {
            self.order(HouseOrder::Direct(main, order))?;
        }
        self.advance_to(minute(50))?;
        self.refused(0, Request::Unregister { tournament: main }, &Refusal::UnregisterTooLate)?;
        for request in
            [Request::AskTournamentTables { tournament: main, page: 0 }, Request::AskTournamentPlayers { tournament: main, page: 0 }]
        {
            self.done(ONLOOKER, request)?;
        }
        self.done(0, Request::AskTournamentRank { tournament: main })
    }

    /// The tournament has a password, so only its players watch, and not the tables where they sit.
    pub(super) fn a_table_is_watched(&mut self, main: TournamentId) -> Result<(), ComplianceError> {
        self.begin("a table is watched");
        let own = self.players[0].view.table(main).ok_or_else(|| self.fault("a player has no table"))?;
        let others = (1..FIELD).filter_map(|player| self.players[player].view.table(main));
        let table = others.into_iter().find(|&other| other != own).ok_or_else(|| self.fault("there is one table"))?;
        self.refused(ONLOOKER, Request::WatchTable { table, on: true }, &Refusal::NotOffered)?;
        self.refused(0, Request::WatchTable { table: own, on: true }, &Refusal::AlreadySeated)?;
        self.done(0, Request::WatchTable { table, on: true })?;
        self.advance(3_000)?;
        self.done(0, Request::WatchTable { table, on: false })
    }

    /// A player is found by name, in small letters, as long as the player allows it.
    pub(super) fn a_player_is_found(&mut self) -> Result<(), ComplianceError> {
        self.begin("a player is found");
        let find = Request::FindPlayer { name: NAMES[1].to_lowercase() };
        self.done(0, find.clone())?;
        self.done(1, Request::AllowFinding { on: true })?;
        self.done(0, find.clone())?;
        self.done(1, Request::AllowFinding { on: false })?;
        self.done(0, find)
    }

    pub(super) fn players_buy_chips(&mut self, main: TournamentId) -> Result<(), ComplianceError> {
        self.begin("players buy chips");
        let buyer = self.play_to_offer(main, OfferKind::Rebuy)?;
        self.done(buyer, Request::Rebuy { tournament: main })?;
        self.begin("a player declines a rebuy");
        let decliner = self.play_to_offer(main, OfferKind::Rebuy)?;
        self.done(decliner, Request::DeclineRebuy { tournament: main })?;
        self.begin("a player buys the add-on");
        self.play(Style::Patient, |script| script.offered(main, OfferKind::AddOn).is_some())?;
        let buyer = self.offered(main, OfferKind::AddOn).ok_or_else(|| self.fault("no add-on is offered"))?;
        self.done(buyer, Request::AddOn { tournament: main })?;
        self.refused(buyer, Request::AddOn { tournament: main }, &Refusal::AddOnNotNow)
    }

    /// Plays until a player is offered something in a tournament. Returns the player.
    pub(super) fn play_to_offer(&mut self, tournament: TournamentId, what: OfferKind) -> Result<usize, ComplianceError> {
        self.play(Style::Duels, |script| script.offered(tournament, what).is_some())?;
        self.offered(tournament, what).ok_or_else(|| self.fault("nothing is offered"))
    }

    /// The first player who is offered this.
    pub(super) fn offered(&self, tournament: TournamentId, what: OfferKind) -> Option<usize> {
        let is = |(of, own): (&(TournamentId, _), &OwnEntry)| of.0 == tournament && own.offers.iter().any(|offer| offer.what == what);
        self.players.iter().position(|player| player.view.entries.iter().any(is))
    }

    /// The line of a player in a hand breaks. The room sends what was missed and then a snapshot of the table, and the snapshot once more when
    /// the player asks for the present state. The player sits out and comes back.
    pub(super) fn a_line_breaks(&mut self, main: TournamentId) -> Result<(), ComplianceError> {
        self.begin("a line breaks");
        self.play(Style::Patient, |script| script.told_all(main, |event| matches!(event, TournamentEvent::RegistrationClosed { .. })))?;
        let seated = self.seated(main);
        let &player = seated.first().ok_or_else(|| self.fault("nobody is left"))?;
        let before = self.players[player].view.snapshots;
        let place = self.cut_and_go_on(player)?;
        let told = self.players[player].view.snapshots;
        if told == before {
            return Err(self.fault("no snapshot after a reconnection"));
        }
        self.done(player, Request::Resume { after: place.after })?;
        if self.players[player].view.snapshots == told {
            return Err(self.fault("no snapshot when the present state is asked for"));
        }
        let table = self.players[player].view.table(main).ok_or_else(|| self.fault("a player has no table"))?;
        self.done(player, Request::SitOut { table, on: true })?;
        self.done(player, Request::SitOut { table, on: false })?;
        self.refused(player, Request::LeaveTable { table }, &Refusal::NotOffered)
    }

    pub(super) fn all_take_a_break(&mut self, main: TournamentId) -> Result<(), ComplianceError> {
        self.begin("all take a break");
        self.play(Style::Patient, |script| script.told_all(main, |event| matches!(event, TournamentEvent::Break { .. })))?;
        self.advance(1_000)?;
        let &player = self.seated(main).first().ok_or_else(|| self.fault("nobody is left"))?;
        self.cut(player)?;
        self.play(Style::Patient, |script| script.told_all(main, |event| matches!(event, TournamentEvent::BreakOver)))
    }

    pub(super) fn the_field_becomes_small(&mut self, main: TournamentId) -> Result<(), ComplianceError> {
        self.begin("a player is disqualified");
        let &player = self.seated(main).last().ok_or_else(|| self.fault("nobody is left"))?;
        let id = PlayerId(u64::try_from(player).unwrap_or(u64::MAX).saturating_add(1));
        self.order(HouseOrder::Direct(main, TournamentOrder::Disqualify(id)))?;
        self.begin("tables wait for each other");
        self.play(Style::Duels, |script| script.told_all(main, |event| matches!(event, TournamentEvent::HandForHand { on: true })))?;
        self.begin("the final table");
        self.play(Style::Duels, |script| script.told_all(main, |event| matches!(event, TournamentEvent::FinalTable { .. })))
    }

    /// One deal is refused, one is withdrawn, and one is made.
    pub(super) fn players_talk_about_deals(&mut self, main: TournamentId) -> Result<(), ComplianceError> {
        let seated = self.seated(main);
        let [first, second, third, ..] = seated[..] else { return Err(self.fault("too few are left for deals")) };
        self.begin("a deal is refused");
        let tournament = main;
        let proposal = self.propose(main, first, DealKind::Equal)?;
        let deal = DealKind::Icm;
        self.refused(second, Request::ProposeDeal { tournament, deal }, &Refusal::DealOpen)?;
        self.refused(first, Request::AnswerDeal { tournament, proposal, agree: true }, &Refusal::AlreadyAgreed)?;
        self.done(second, Request::AnswerDeal { tournament, proposal, agree: true })?;
        self.cut(second)?;
        self.done(third, Request::AnswerDeal { tournament, proposal, agree: false })?;
        self.refused(second, Request::AnswerDeal { tournament, proposal, agree: true }, &Refusal::NoSuchDeal)?;
        self.begin("a deal is withdrawn");
        let proposal = self.propose(main, second, DealKind::ByStacks)?;
        self.done(second, Request::WithdrawDeal { tournament, proposal })?;
        self.begin("a deal is made");
        let proposal = self.propose(main, third, DealKind::Icm)?;
        for player in self.seated(main).into_iter().filter(|&player| player != third) {
            self.done(player, Request::AnswerDeal { tournament, proposal, agree: true })?;
        }
        self.is_over(main)
    }

    /// A player proposes a deal, and play goes on until all are asked.
    fn propose(&mut self, tournament: TournamentId, player: usize, deal: DealKind) -> Result<ProposalId, ComplianceError> {
        let proposals = |script: &Script<'_>| {
            let is = |event: &TournamentEvent| matches!(event, TournamentEvent::Deal { event: DealEvent::Proposed { .. } });
            script.players[player].view.events.iter().filter(|(of, event)| *of == tournament && is(event)).count()
        };
        let before = proposals(self);
        self.done(player, Request::ProposeDeal { tournament, deal })?;
        self.play(Style::Patient, |script| proposals(script) > before)?;
        let proposal = self.players[player].view.proposal(tournament).map(|proposal| proposal.proposal);
        proposal.ok_or_else(|| self.fault("a deal is not proposed"))
    }

    /// The players who have a seat in a tournament.
    pub(super) fn seated(&self, tournament: TournamentId) -> Vec<usize> {
        (0..FIELD).filter(|&player| self.players[player].view.table(tournament).is_some()).collect()
    }

    /// Whether everybody who plays in a tournament was told such an event.
    fn told_all(&self, tournament: TournamentId, is: impl Fn(&TournamentEvent) -> bool) -> bool {
        let seated = self.seated(tournament);
        !seated.is_empty() && seated.iter().all(|&player| self.players[player].view.was_told(tournament, &is))
    }

    /// Checks that a tournament is finished, and that each of its players was told a place.
    pub(super) fn is_over(&self, tournament: TournamentId) -> Result<(), ComplianceError> {
        let placed =
            self.players.iter().any(|player| player.view.entry_was(tournament, |event| matches!(event, EntryEvent::Placed { .. })));
        if is_finished(self, tournament) && placed && self.seated(tournament).is_empty() {
            Ok(())
        } else {
            Err(self.fault("the tournament is not over"))
        }
    }
}

/// Whether somebody was told that a tournament is finished.
pub(super) fn is_finished(script: &Script<'_>, tournament: TournamentId) -> bool {
    script.players.iter().any(|player| player.view.was_told(tournament, |event| matches!(event, TournamentEvent::Finished)))
}
