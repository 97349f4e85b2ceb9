//! Rules without figures: fair play, what happens when something goes wrong, accepting the rules.

use poker_protocol::{HouseRule, RulesInForce};
use poker_text::{Text, text};

use super::figures::count;
use super::section::{RulesRow, RulesSection};

/// The section of the page in which a rule is listed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HouseSection {
    Conduct,
    Failures,
    Acceptance,
}

/// The rules of conduct for players.
pub(super) fn conduct(rules: &RulesInForce) -> Option<RulesSection> {
    RulesSection::with_rows(text::rules::section_conduct(), rows(rules, HouseSection::Conduct))
}

/// What happens when something goes wrong.
pub(super) fn failures(rules: &RulesInForce) -> Option<RulesSection> {
    let undecided = rules.undecided_void_days.as_ref();
    let undecided =
        undecided.map(|days| RulesRow::new(text::rules::undecided(), text::rules::undecided_value(count(days.value))).from(days));
    let rows = rows(rules, HouseSection::Failures).into_iter().chain(undecided).collect();
    RulesSection::with_rows(text::rules::section_failures(), rows)
}

/// What a player accepts by playing, and how rules change.
pub(super) fn acceptance(rules: &RulesInForce) -> Option<RulesSection> {
    RulesSection::with_rows(text::rules::section_acceptance(), rows(rules, HouseSection::Acceptance))
}

fn rows(rules: &RulesInForce, part: HouseSection) -> Vec<RulesRow> {
    let of_part = rules.house.iter().filter(|rule| said(rule.value).0 == part);
    of_part.map(|rule| RulesRow::sentence(said(rule.value).1).from(rule)).collect()
}

/// The section and the text of a rule.
fn said(rule: HouseRule) -> (HouseSection, Text) {
    use HouseSection::{Acceptance, Conduct, Failures};
    match rule {
        HouseRule::PlayAlone => (Conduct, text::rules::play_alone()),
        HouseRule::SoftPlay => (Conduct, text::rules::soft_play()),
        HouseRule::ChipDumping => (Conduct, text::rules::chip_dumping()),
        HouseRule::Collusion => (Conduct, text::rules::collusion()),
        HouseRule::TalkOfHands => (Conduct, text::rules::talk_of_hands()),
        HouseRule::Programs => (Conduct, text::rules::programs()),
        HouseRule::Trackers => (Conduct, text::rules::trackers()),
        HouseRule::Evasion => (Conduct, text::rules::evasion()),
        HouseRule::Fraud => (Conduct, text::rules::fraud()),
        HouseRule::Records => (Conduct, text::rules::records()),
        HouseRule::Reviews => (Conduct, text::rules::reviews()),
        HouseRule::Video => (Conduct, text::rules::video()),
        HouseRule::Penalties => (Conduct, text::rules::penalties()),
        HouseRule::Complaints => (Conduct, text::rules::complaints()),
        HouseRule::NoCompensation => (Conduct, text::rules::no_compensation()),
        HouseRule::SameLimits => (Conduct, text::rules::same_limits()),
        HouseRule::Fairness => (Failures, text::rules::fairness()),
        HouseRule::Rollback => (Failures, text::rules::rollback()),
        HouseRule::Cancelled => (Failures, text::rules::cancelled()),
        HouseRule::Malfunction => (Failures, text::rules::malfunction()),
        HouseRule::OwnDevice => (Failures, text::rules::own_device()),
        HouseRule::Acceptance => (Acceptance, text::rules::acceptance()),
        HouseRule::Changes => (Acceptance, text::rules::changes()),
        HouseRule::RakeIncreases => (Acceptance, text::rules::rake_increases()),
    }
}
