//! The rules of a room in words.

use poker_client::game_text;
use poker_protocol::{
    ButtonRule, Disclosed, FirstButton, Form, FormInForce, MissedBigBlind, Newcomers, PostedBlind, RakeTiming, Rounding, RulesInForce,
    StakeInForce,
};
use poker_rules::{Chips, GameParameters, HeadsUp};
use poker_text::{Arg, Text, text};

use super::cash;

/// Everything the page says before the ranking of hands.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesPage {
    /// Which rulebook, from which documents.
    pub about: Vec<Text>,
    /// In the order of the page.
    pub sections: Vec<RulesSection>,
}

/// Rows under a heading.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesSection {
    /// The heading.
    pub title: Text,
    /// From the top down.
    pub rows: Vec<RulesRow>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesRow {
    /// What it is about: words, or a stake's name.
    pub label: Arg,
    /// What it says: words, or a figure.
    pub value: Arg,
    /// Lines under the label.
    pub notes: Vec<Text>,
}

impl RulesRow {
    pub(super) fn new(label: impl Into<Arg>, value: impl Into<Arg>) -> Self {
        Self { label: label.into(), value: value.into(), notes: Vec::new() }
    }

    pub(super) fn note(mut self, note: Text) -> Self {
        self.notes.push(note);
        self
    }

    /// Says so where no document gives the figure.
    pub(super) fn from<T>(self, figure: &Disclosed<T>) -> Self {
        if figure.ours { self.note(text::rules::ours()) } else { self }
    }
}

impl RulesPage {
    /// Of a room's rules.
    pub fn of(rules: &RulesInForce) -> Self {
        let mut about = vec![text::rules::rulebook(rules.rulebook.as_str())];
        about.extend(rules.documents.iter().filter_map(|of| {
            let (version, date) = (of.version.as_deref()?, of.date.as_deref()?);
            Some(text::rules::document(of.title.as_str(), version, date))
        }));
        let always = [table(rules), cash::buy_ins(rules), stakes(rules), betting(), showdown(rules), rake(rules), time(rules), away(rules)];
        let some = [cash::coming_back(rules), cash::banzai(rules), cash::plans(rules), cash::jackpots(rules)];
        Self { about, sections: always.into_iter().chain(some.into_iter().flatten()).collect() }
    }
}

/// What is played at a stake.
fn game(stake: &StakeInForce) -> Text {
    game_text(&stake.game.game(&GameParameters::DEFAULT))
}

/// The buy-in of ordinary tables.
fn regular(rules: &RulesInForce) -> Option<&FormInForce> {
    rules.forms.iter().find(|form| form.form == Form::Regular)
}

pub(super) fn money(chips: Chips) -> Arg {
    Arg::short_money(chips.get())
}

fn table(rules: &RulesInForce) -> RulesSection {
    let heads_up = match rules.table.heads_up.value {
        HeadsUp::SingleHand => text::rules::heads_up_single(),
        HeadsUp::Continue => text::rules::heads_up_continue(),
    };
    let newcomers = match rules.table.newcomers.value {
        Newcomers::Wait => RulesRow::new(text::rules::newcomers(), text::rules::newcomers_wait()),
        Newcomers::WaitOrPost => {
            RulesRow::new(text::rules::newcomers(), text::rules::newcomers_choose()).note(match rules.table.posted_blind.value {
                PostedBlind::Live => text::rules::posted_live(),
                PostedBlind::Dead => text::rules::posted_dead(),
            })
        }
    };
    let missed = match rules.table.missed_big_blind.value {
        MissedBigBlind::AsNewcomer => text::rules::missed_blind_value(),
        MissedBigBlind::Wait => text::rules::missed_blind_wait(),
    };
    let seats = rules.table.seats.value;
    let (least, most) = (Arg::count(u64::from(seats.least)), Arg::count(u64::from(seats.most)));
    let seats = if seats.least == seats.most { most } else { text::rules::seats_range(least, most).into() };
    let button = match rules.table.button.value {
        ButtonRule::ForwardBigBlind => text::rules::button_forward(),
        ButtonRule::Moving => text::rules::button_moving(),
    };
    let first_button = match rules.table.first_button.value {
        FirstButton::Random => text::rules::first_button_random(),
        FirstButton::CardDraw => text::rules::first_button_draw(),
    };
    let straddle = rules.table.straddle.as_ref().map(|straddle| {
        let amount = text::money::in_bb(Arg::count(u64::from(straddle.big_blinds.value)));
        RulesRow::new(text::rules::straddle(), text::rules::straddle_value(amount)).from(&straddle.big_blinds)
    });
    let rows = [
        RulesRow::new(text::rules::seats(), seats).from(&rules.table.seats),
        RulesRow::new(text::rules::min_players(), Arg::count(u64::from(rules.table.min_players.value)))
            .note(heads_up)
            .from(&rules.table.min_players),
        RulesRow::new(text::rules::first_button(), first_button).from(&rules.table.first_button),
        RulesRow::new(text::rules::button(), button).from(&rules.table.button),
        newcomers.from(&rules.table.newcomers),
        RulesRow::new(text::rules::missed_blind(), missed).from(&rules.table.missed_big_blind),
    ];
    RulesSection { title: text::rules::section_table(), rows: rows.into_iter().chain(straddle).collect() }
}

fn stakes(rules: &RulesInForce) -> RulesSection {
    let row = |stake: &StakeInForce| {
        let (min, max) = (stake.buy_in.min, stake.buy_in.max);
        let buy_in = if min == max { money(max) } else { text::rules::return_range(money(min), money(max)).into() };
        RulesRow::new(stake.name.as_str(), buy_in)
            .note(text::table::stakes(Arg::money(stake.small_blind.get()), Arg::money(stake.big_blind.get())))
            .note(game(stake))
            .from(&Disclosed { value: (), ours: stake.ours })
    };
    RulesSection { title: text::rules::section_stakes(), rows: rules.stakes.iter().map(row).collect() }
}

fn betting() -> RulesSection {
    RulesSection {
        title: text::rules::section_betting(),
        rows: vec![
            RulesRow::new(text::rules::least_bet(), text::rules::least_bet_value()),
            RulesRow::new(text::rules::least_raise(), text::rules::least_raise_value()),
            RulesRow::new(text::rules::short_all_in(), text::rules::short_all_in_value()),
            RulesRow::new(text::rules::raises(), text::rules::raises_unlimited()),
        ],
    }
}

fn showdown(rules: &RulesInForce) -> RulesSection {
    let shown = if rules.table.muck_at_showdown.value { text::rules::shown_muck() } else { text::rules::shown_all() };
    RulesSection {
        title: text::rules::section_showdown(),
        rows: vec![
            RulesRow::new(text::rules::shown(), shown).from(&rules.table.muck_at_showdown),
            RulesRow::new(text::rules::odd_cents(), text::rules::odd_cents_value()),
        ],
    }
}

fn rake(rules: &RulesInForce) -> RulesSection {
    let percent = |stake: &StakeInForce| text::number::percent(Arg::decimal(u64::from(stake.rake_bp), 2));
    let row = |stake: &StakeInForce| {
        RulesRow::new(stake.name.as_str(), text::rules::rake_value(percent(stake), money(stake.rake_cap))).note(game(stake))
    };
    let mut rows: Vec<_> = rules.stakes.iter().map(row).collect();
    if !rules.rake.halve_cap_for.value.is_empty() {
        let players = Arg::list(rules.rake.halve_cap_for.value.iter().map(|players| Arg::count(u64::from(*players))));
        rows.push(RulesRow::new(text::rules::rake_cap_few(players), text::rules::rake_cap_half()).from(&rules.rake.halve_cap_for));
    }
    if rules.rake.no_flop_no_drop.value {
        rows.push(RulesRow::new(text::rules::rake_no_flop(), text::rules::rake_no_flop_value()).from(&rules.rake.no_flop_no_drop));
    }
    if !rules.rake.minimum.value.is_zero() {
        let least = Arg::money(rules.rake.minimum.value.get());
        rows.push(RulesRow::new(text::rules::rake_minimum(), least).from(&rules.rake.minimum));
    }
    let rounding = match rules.rake.rounding.value {
        Rounding::Nearest => text::rules::rake_rounding_nearest(),
        Rounding::Up => text::rules::rake_rounding_up(),
    };
    let timing = match rules.rake.timing.value {
        RakeTiming::HandEnd => text::rules::rake_timing_end(),
    };
    rows.push(RulesRow::new(text::rules::rake_rounding(), rounding).from(&rules.rake.rounding));
    rows.push(RulesRow::new(text::rules::rake_timing(), timing).note(text::rules::rake_practice()).from(&rules.rake.timing));
    RulesSection { title: text::rules::section_rake(), rows }
}

fn time(rules: &RulesInForce) -> RulesSection {
    let decision = text::number::seconds(Arg::count(u64::from(rules.clock.decision_s.value)));
    let decision = RulesRow::new(text::rules::decision(), decision).note(text::rules::clock_practice()).from(&rules.clock.decision_s);
    RulesSection { title: text::rules::section_time(), rows: vec![decision, cash::time_bank(rules.clock.bank)] }
}

/// Seconds of a minute.
const MINUTE: u32 = 60;

/// A time in minutes, where it is whole ones.
pub(super) fn duration(seconds: u32) -> Text {
    if seconds.is_multiple_of(MINUTE) {
        text::time::minutes(Arg::count(u64::from(seconds / MINUTE)))
    } else {
        text::time::seconds(Arg::count(u64::from(seconds)))
    }
}

fn away(rules: &RulesInForce) -> RulesSection {
    let away = duration(rules.away.sit_out_removal_s.value);
    let extra = Arg::count(u64::from(rules.clock.disconnect_extra_s.value));
    let mut rows = vec![
        RulesRow::new(text::rules::sit_out(), text::rules::sit_out_value(away)).from(&rules.away.sit_out_removal_s),
        RulesRow::new(text::rules::disconnect(), text::rules::disconnect_value(extra)).from(&rules.clock.disconnect_extra_s),
    ];
    if let Some(seconds) = &rules.away.global_sit_out_s {
        let value = text::rules::sit_out_all_value(Arg::count(u64::from(seconds.value)));
        rows.insert(1, RulesRow::new(text::rules::sit_out_all(), value).from(seconds));
    }
    if let Some(form) = regular(rules) {
        let most = text::money::in_bb(Arg::count(u64::from(form.max_big_blinds.value)));
        rows.push(RulesRow::new(text::rules::top_up(), text::rules::top_up_value(most)).from(&form.max_big_blinds));
    }
    if let Some(auto_top_up) = &rules.away.auto_top_up {
        let row = RulesRow::new(text::rules::auto_top_up(), text::rules::auto_top_up_value());
        let row = if auto_top_up.value { row } else { row.note(text::rules::auto_top_up_off()) };
        rows.push(row.from(auto_top_up));
    }
    RulesSection { title: text::rules::section_away(), rows }
}
