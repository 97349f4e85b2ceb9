//! Players enter tournaments and take their entries back.

use poker_protocol::{Money, PlayerId, Refusal, TournamentId};
use poker_rules::Chips;

use super::floor::TournamentFloor;
use super::money::Shares;
use crate::floor::{Arriving, Effect};
use crate::rulebook::{EntryPrice, percent_of};
use crate::tournament::{Admission, BuyInRange, Paid, PasswordDigest, PrizeDivision, Registration, TournamentRefusal, TournamentTerms};
use crate::{Dealer, Now, Reason};

impl TournamentFloor {
    /// Enters a player, who pays from the balance.
    ///
    /// # Errors
    /// `Unknown`, `Balance`, and the refusals of the tournament; then nothing has changed.
    pub(crate) fn register(
        &mut self,
        (arriving, password, buy_in): (Arriving, Option<PasswordDigest>, Option<Money>),
        id: TournamentId,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        let terms = running.tournament.terms();
        let price = by_plan(terms, price(terms, buy_in)?, &arriving);
        let shares = Shares::of_entry(terms, price);
        arriving.can_pay(shares.total())?;
        let player = arriving.player;
        let registration = registration(arriving, Paid::money(price), password);
        running.tournament.register(registration, dealer, now).map_err(|why| refusal(why, running.tournament.terms()))?;
        self.note_entered(player, id);
        let paid = shares.paid_by(player, id, Reason::TournamentEntry).map(Effect::Book);
        Ok(paid.into_iter().chain([Effect::PassOnTournament(id)]).collect())
    }

    /// Takes all entries of a player back, and gives the player what was paid for them (R-REG-8).
    ///
    /// # Errors
    /// `Unknown`, and the refusals of the tournament; then nothing has changed.
    pub(crate) fn unregister(&mut self, player: PlayerId, id: TournamentId, now: Now) -> Result<Vec<Effect>, Refusal> {
        let running = self.tournaments.get_mut(&id).ok_or(Refusal::Unknown)?;
        let first = running.tournament.unregister(player, now).map_err(|why| refusal(why, running.tournament.terms()))?;
        let mut entries = vec![first];
        while let Ok(next) = running.tournament.unregister(player, now) {
            entries.push(next);
        }
        let mut effects: Vec<Effect> = entries.into_iter().flat_map(|entry| self.give_back((id, entry), player)).collect();
        self.leave(player, id);
        effects.push(Effect::PassOnTournament(id));
        Ok(effects)
    }

    /// Notes that a player has an entry in a tournament.
    pub(super) fn note_entered(&mut self, player: PlayerId, id: TournamentId) {
        if let Some(running) = self.tournaments.get_mut(&id) {
            running.players.insert(player);
        }
        self.of_player.entry(player).or_default().insert(id);
    }

    /// Notes that a player has no entry left in a tournament.
    pub(super) fn leave(&mut self, player: PlayerId, id: TournamentId) {
        if let Some(running) = self.tournaments.get_mut(&id) {
            running.players.remove(&player);
        }
        if let Some(entered) = self.of_player.get_mut(&player) {
            entered.remove(&id);
            if entered.is_empty() {
                self.of_player.remove(&player);
            }
        }
    }
}

/// The price of an entry with the buy-in that a player has chosen (R-REG-11).
fn price(terms: &TournamentTerms, buy_in: Option<Money>) -> Result<EntryPrice, Refusal> {
    match (terms.buy_ins, buy_in) {
        (None, None) => Ok(terms.entry),
        (None, Some(_)) => Err(Refusal::NotOffered),
        (Some(range), buy_in) => buy_in.and_then(|buy_in| terms.price_at(buy_in)).ok_or(buy_in_choice(range)),
    }
}

/// The price of an entry by the player's plan: in a game with a drawn multiplier a plan may have a share of the buy-in of its own (R-PLAN-5).
/// The prize pool stays the same, because the house pays what the multiplier asks for.
pub(super) fn by_plan(terms: &TournamentTerms, price: EntryPrice, arriving: &Arriving) -> EntryPrice {
    if matches!(terms.prizes.division, PrizeDivision::Drawn(_)) {
        EntryPrice { buy_in: percent_of(price.buy_in, arriving.hexapro_percent.into()), ..price }
    } else {
        price
    }
}

fn buy_in_choice(range: BuyInRange) -> Refusal {
    Refusal::BuyInChoice { range: poker_protocol::BuyInRange { min: range.least, max: range.most } }
}

/// A player who registers, has paid with this, and knows this password.
pub(super) fn registration(arriving: Arriving, paid: Paid, password: Option<PasswordDigest>) -> Registration {
    let Arriving { player, kind, profile, connected, plan: _, hexapro_percent: _, balance: _, facts } = arriving;
    let admission = Admission { password, facts, won: false };
    Registration { player, kind, view: profile, connected, paid, stack: None, admission }
}

/// The refusal that a client gets.
pub(super) fn refusal(why: TournamentRefusal, terms: &TournamentTerms) -> Refusal {
    match why {
        TournamentRefusal::AlreadyRegistered if terms.entries_at_once > 1 => Refusal::TooManyEntries { most: terms.entries_at_once.into() },
        TournamentRefusal::NoSuchBuyIn => terms.buy_ins.map_or(Refusal::NotOffered, buy_in_choice),
        TournamentRefusal::TooManyChips => Refusal::RebuyStack { most: terms.rebuys.map_or(Chips::ZERO, |rules| rules.limit) },
        TournamentRefusal::NoRebuyLeft => {
            Refusal::NoRebuyLeft { most: terms.rebuys.and_then(|rules| rules.most).unwrap_or_default().into() }
        }
        TournamentRefusal::RebuysOver | TournamentRefusal::NoOffer => Refusal::RebuyOver,
        TournamentRefusal::NoAddOn | TournamentRefusal::AddedOn | TournamentRefusal::NoChips => Refusal::AddOnNotNow,
        TournamentRefusal::NotSeated => Refusal::NotRegistered,
        TournamentRefusal::AlreadyRegistered => Refusal::AlreadyRegistered,
        TournamentRefusal::NotRegistered => Refusal::NotRegistered,
        TournamentRefusal::Full => Refusal::TournamentFull,
        TournamentRefusal::NoReEntry => Refusal::NoReEntry,
        TournamentRefusal::TooLate => Refusal::UnregisterTooLate,
        TournamentRefusal::Closed => Refusal::RegistrationClosed,
        TournamentRefusal::WrongPassword => Refusal::WrongPassword,
        TournamentRefusal::Condition(_) => Refusal::EntryConditions,
        TournamentRefusal::Disqualified => Refusal::NoReEntry,
        TournamentRefusal::NotInPlay => Refusal::NotRegistered,
        TournamentRefusal::NotAtFinalTable => Refusal::NotFinalTable,
        TournamentRefusal::DealProposed => Refusal::DealOpen,
        TournamentRefusal::NoSuchDeal => Refusal::NoSuchDeal,
        TournamentRefusal::AgreedAlready => Refusal::AlreadyAgreed,
        TournamentRefusal::OnlyFromFirstPhase => Refusal::DirectEntry,
        TournamentRefusal::PaymentNotAccepted => Refusal::TicketsOnly,
        TournamentRefusal::NotBegun | TournamentRefusal::Absent | TournamentRefusal::NoDeals | TournamentRefusal::ProposedAlready => {
            Refusal::NotOffered
        }
    }
}
