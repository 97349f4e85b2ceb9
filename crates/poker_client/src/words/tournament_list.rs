//! The lists of tournaments in words.

use poker_protocol::{Money, OfferRow, TournamentFacts, TournamentFeature, TournamentId, TournamentKind};
use poker_text::{Arg, Text, text};

use super::{Amounts, countdown_words, feature_text};
use crate::lobby::{LobbySection, StateFilter, TournamentType};
use crate::local_time::LocalTime;
use crate::tournament::Tournaments;
use crate::tournament_list::{EntryPlace, LateEnd, ListedTournament, RowState};

/// The name of a section.
pub fn section_text(section: LobbySection) -> Text {
    match section {
        LobbySection::Cash => text::tournaments::section_cash(),
        LobbySection::SitAndGo => text::tournaments::section_sit_and_go(),
        LobbySection::Hexapro => text::tournaments::section_hexapro(),
        LobbySection::Hexaplo => text::tournaments::section_hexaplo(),
        LobbySection::Tournaments => text::tournaments::section_tournaments(),
    }
}

/// The name of a type.
pub fn type_text(kind: TournamentType) -> Text {
    match kind {
        TournamentType::Private => text::tournaments::type_private(),
        TournamentType::Phased => text::tournaments::type_phased(),
        TournamentType::Satellite => text::tournaments::type_satellite(),
        TournamentType::Bounty => text::tournaments::type_bounty(),
        TournamentType::Rebuy => text::tournaments::type_rebuy(),
        TournamentType::Freezeout => text::tournaments::type_freezeout(),
    }
}

/// The words of a filter by state.
pub fn state_filter_text(filter: StateFilter) -> Text {
    match filter {
        StateFilter::Open => text::tournaments::filter_open(),
        StateFilter::Late => text::tournaments::filter_late(),
        StateFilter::Running => text::tournaments::filter_running(),
        StateFilter::Over => text::tournaments::filter_over(),
    }
}

/// How far a tournament has come: the player's own place in it, or else the state of all.
pub fn row_state_text(listed: &ListedTournament<'_>) -> Text {
    match (listed.own, listed.state) {
        (_, RowState::Finished) => text::tournaments::state_finished(),
        (_, RowState::Cancelled) => text::tournaments::state_cancelled(),
        (Some(EntryPlace::Registered), RowState::Registering | RowState::NotOpen) => text::tournaments::state_registered(),
        (Some(EntryPlace::Seated(_) | EntryPlace::Registered), RowState::Running | RowState::Late { .. }) => {
            text::tournaments::state_playing()
        }
        (_, RowState::Late { end: None, .. }) => text::tournaments::state_late(),
        (_, RowState::Late { end: Some(LateEnd::In(left)), .. }) => text::tournaments::state_late_in(countdown_words(left.div_ceil(1_000))),
        (_, RowState::Late { end: Some(LateEnd::Level(level)), .. }) => text::tournaments::state_late_level(Arg::count(level.into())),
        (_, RowState::Registering) => text::tournaments::state_registering(),
        (_, RowState::NotOpen) => text::tournaments::state_not_open(),
        (_, RowState::Running) => text::tournaments::state_running(),
        (_, RowState::Break) => text::tournaments::state_break(),
        (_, RowState::FinalTable) => text::tournaments::state_final_table(),
    }
}

/// When something begins, as short as the day allows: 19:30 today, Sun 19:30 within six days, else with the date.
pub fn start_text(at: LocalTime, today: LocalTime) -> Arg {
    let time = at.time();
    match at.days() - today.days() {
        0 => Arg::word(time),
        1..=6 => text::tournaments::weekday_time(weekday_text(at.weekday()), time).into(),
        _ => at.text().into(),
    }
}

/// The name of a day of the week, from Monday with 0.
fn weekday_text(day: u8) -> Text {
    match day {
        0 => text::tournaments::monday(),
        1 => text::tournaments::tuesday(),
        2 => text::tournaments::wednesday(),
        3 => text::tournaments::thursday(),
        4 => text::tournaments::friday(),
        5 => text::tournaments::saturday(),
        _ => text::tournaments::sunday(),
    }
}

/// The name of a tournament. A sit and go has none that is meant for players, so it is named by its buy-in.
pub fn tournament_name(facts: &TournamentFacts, amounts: &Amounts) -> Arg {
    priced_name(&facts.name, facts.kind, facts.cost.buy_in, amounts)
}

fn priced_name(name: &str, kind: TournamentKind, buy_in: Money, amounts: &Amounts) -> Arg {
    match kind {
        TournamentKind::SitAndGo if is_template_id(name) => text::tournaments::sit_and_go_priced(amounts.short_money(buy_in)).into(),
        TournamentKind::Scheduled | TournamentKind::SitAndGo | TournamentKind::Hexapro => Arg::word(name),
    }
}

/// A saved tournament that goes on: its name, and how many are left, or that the player is registered.
pub fn saved_tournament_text(
    (name, kind, buy_in): (&str, TournamentKind, Money),
    left: Option<u32>,
    entries: u32,
    amounts: &Amounts,
) -> Text {
    let name = priced_name(name, kind, buy_in, amounts);
    match left {
        Some(left) => text::start::resume_tournament(name, Arg::count(left.into()), Arg::count(entries.into())),
        None => text::start::resume_registered(name),
    }
}

/// The name of a tournament of which perhaps only `name` is known, which the room uses. A sit and go is then named without its buy-in.
pub fn known_name(tournaments: &Tournaments, tournament: TournamentId, name: &str, amounts: &Amounts) -> Arg {
    tournaments.facts(tournament).map_or_else(|| plain_name(name), |facts| tournament_name(facts, amounts))
}

/// A tournament's name that the room uses, as players are told it.
pub fn plain_name(name: &str) -> Arg {
    if is_template_id(name) { text::tournaments::section_sit_and_go().into() } else { Arg::word(name) }
}

/// Whether a name is the id of a template, such as `sng-heads-up-turbo`.
fn is_template_id(name: &str) -> bool {
    name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
}

/// The pace of a sit and go, which is known from its template; `None` if it is not.
pub fn pace_text(facts: &TournamentFacts) -> Option<Text> {
    let name = facts.name.as_str();
    if !is_template_id(name) {
        return None;
    }
    Some(match name.rsplit('-').next() {
        Some("slow") => text::tournaments::pace_slow(),
        Some("turbo") => text::tournaments::pace_turbo(),
        Some("hyper") => text::tournaments::pace_hyper(),
        _ => text::tournaments::pace_normal(),
    })
}

/// What is special about a sit and go, or else how many play.
pub fn field_text(row: &OfferRow) -> Text {
    const SPECIAL: [TournamentFeature; 4] =
        [TournamentFeature::Fifty50, TournamentFeature::DoubleOrNothing, TournamentFeature::Shootout, TournamentFeature::Satellite];
    let special = SPECIAL.into_iter().find(|feature| row.facts.features.contains(feature));
    match (special, row.players) {
        (Some(feature), _) => feature_text(feature),
        (None, 2) => text::tournaments::heads_up(),
        (None, players) => text::tournaments::players(Arg::count(players.into())),
    }
}
