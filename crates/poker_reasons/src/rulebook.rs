//! Texts for errors in a rulebook or a room file.

use poker_room::{BadConfig, Expected, RulebookError};
use poker_text::{Text, text};

use crate::syntax_text;

/// The text for the first mistake of a file.
#[must_use]
pub fn mistake_text(error: &RulebookError) -> Text {
    match error {
        RulebookError::Syntax { file, line, column, path, problem } => {
            text::error::rulebook_syntax(file, line.to_string(), column.to_string(), path, syntax_text(problem))
        }
        RulebookError::Empty { file, row, field, expected: wanted } => text::error::rulebook_empty(file, row, *field, expected(*wanted)),
        RulebookError::Value { file, row, field, found, expected: wanted } => {
            text::error::rulebook_value(file, row, *field, found, expected(*wanted))
        }
    }
}

/// The text for the reason why no room can be opened from a room file.
#[must_use]
pub fn config_text(error: &BadConfig) -> Text {
    match error {
        BadConfig::NoSuchStake { rulebook, stake } => text::error::no_tables_of_stake(rulebook, stake),
        BadConfig::Currencies { room } => text::error::several_currencies(room),
        BadConfig::TooManyStakes { room } => text::error::too_many_stakes(room),
        BadConfig::Terms(error) => text::error::terms_damaged(error.span.start.line.to_string(), syntax_text(&error.code)),
    }
}

fn expected(expected: Expected) -> Text {
    match expected {
        Expected::Between(min, max) => text::error::expected_between(min.to_string(), max.to_string()),
        Expected::NotEmpty => text::error::expected_not_empty(),
        Expected::KnownDocument => text::error::expected_known_document(),
        Expected::OtherPlan => text::error::expected_other_plan(),
        Expected::FormWithBuyIn => text::error::expected_form(),
        Expected::EndsInVersion => text::error::expected_version(),
        Expected::NewId => text::error::expected_new_id(),
        Expected::KnownRulebook => text::error::expected_known_rulebook(),
        Expected::OneCurrency => text::error::expected_one_currency(),
        Expected::KnownStake => text::error::expected_known_stake(),
        Expected::HoldemAlone => text::error::expected_holdem_alone(),
        Expected::Absent => text::error::expected_absent(),
        Expected::Sum(sum) => text::error::expected_sum(sum.to_string()),
        Expected::WholeHundredths => text::error::expected_whole_hundredths(),
        Expected::CoveredPrizes => text::error::expected_covered_prizes(),
        Expected::Once => text::error::expected_once(),
        Expected::Present => text::error::expected_present(),
        Expected::Exactly(number) => text::error::expected_exactly(number.to_string()),
        Expected::PowerOf(number) => text::error::expected_power_of(number.to_string()),
        Expected::KnownId => text::error::expected_known_id(),
        Expected::PrizesOfFinish => text::error::expected_prizes_of_finish(),
        Expected::CarriedStacks => text::error::expected_carried_stacks(),
        Expected::OwnStack => text::error::expected_own_stack(),
        Expected::SitAndGo => text::error::expected_sit_and_go(),
        Expected::Scheduled => text::error::expected_scheduled(),
        Expected::OfferedFeature => text::error::expected_offered_feature(),
        Expected::OfferedGame => text::error::expected_offered_game(),
        Expected::PriceWithFee => text::error::expected_price_with_fee(),
        Expected::Target => text::error::expected_target(),
    }
}
