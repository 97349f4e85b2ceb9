//! Every error is translated.

use std::collections::{BTreeMap, BTreeSet};

use poker_client::{door_answer_text, loss_text, refusal_text};
use poker_history::{HistoryError, Obstacle, Reason, Unfit};
use poker_protocol::{BadAccountName, BadPassword, BuyInRange, Closing, DoorRefusal, Loss, Money, PlanId, PlayerId, Refusal, TableId};
use poker_reasons::{config_text, correction_text, house_text, mistake_text, schedule_text, syntax_text, verdict_text};
use poker_rigs::{SimError, tournament_kinds};
use poker_room::tournament::HouseRefusal;
use poker_room::tournament::payout::PayoutError;
use poker_room::{
    Account, BadConfig, BadCorrection, BadVerdict, Expected, HouseBountyKind, LedgerError, ReportId, RulebookError, ScheduleRefusal,
};
use poker_rules::{Chips, IllegalAction, Variant};
use poker_text::{Language, Text, Texts};
use ron::Error;

use super::{SimulationArguments, simulation_text};
use crate::hands::words::{cause, fault, unfit};

/// English words that are not words of French or Swedish.
const ENGLISH: [&str; 24] = [
    "the",
    "is",
    "are",
    "not",
    "expected",
    "missing",
    "cannot",
    "there",
    "this",
    "that",
    "and",
    "with",
    "unknown",
    "invalid",
    "found",
    "field",
    "value",
    "of",
    "too",
    "unexpected",
    "another",
    "empty",
    "such",
    "must",
];

/// Asserts that the French and Swedish texts differ from the English one and hold none of these words.
fn assert_translated(text: &Text) {
    let english = Texts::embedded(Language::English).say(text);
    for language in [Language::French, Language::Swedish] {
        let said = Texts::embedded(language).say(text);
        assert_ne!(said, english, "{}", text.key());
        let words: BTreeSet<_> = said.split(|sign: char| !sign.is_alphabetic()).map(str::to_lowercase).collect();
        let foreign: Vec<_> = ENGLISH.iter().filter(|word| words.contains(**word)).collect();
        assert!(foreign.is_empty(), "{language} {}: {said} has {foreign:?}", text.key());
    }
}

/// Asserts that all texts differ.
fn assert_different(texts: &[Text]) {
    let mut seen: BTreeMap<&str, &Text> = BTreeMap::new();
    for text in texts {
        assert_translated(text);
        if let Some(other) = seen.insert(text.key(), text) {
            panic!("{text:?} reads like {other:?}");
        }
    }
}

fn name() -> String {
    "x1".to_owned()
}

/// An error of each kind that a RON file can have.
fn notation() -> Vec<Error> {
    let outer = None;
    vec![
        Error::Eof,
        Error::ExpectedComma,
        Error::ExpectedBoolean,
        Error::ExpectedInteger,
        Error::ExpectedString,
        Error::ExpectedOption,
        Error::ExpectedIdentifier,
        Error::IntegerOutOfBounds,
        Error::InvalidEscape("unknown escape character"),
        Error::NoSuchExtension(name()),
        Error::UnclosedBlockComment,
        Error::UnexpectedChar('%'),
        Error::TrailingCharacters,
        Error::InvalidValueForType { expected: "an integer".to_owned(), found: "the string".to_owned() },
        Error::ExpectedDifferentLength { expected: "two".to_owned(), found: 3 },
        Error::NoSuchEnumVariant { expected: &["eur", "usd"], found: name(), outer: outer.clone() },
        Error::NoSuchStructField { expected: &["cap"], found: name(), outer: outer.clone() },
        Error::MissingStructField { field: "cap", outer: outer.clone() },
        Error::DuplicateStructField { field: "cap", outer },
        Error::ExceededRecursionLimit,
        Error::Message("the game of this code is not known".to_owned()),
    ]
}

#[test]
fn mistakes_in_rulebooks_and_room_files_are_told_in_the_language_of_the_player() {
    let syntax = |problem| RulebookError::Syntax { file: name(), line: 3, column: 7, path: "cap".to_owned(), problem: Box::new(problem) };
    notation().into_iter().map(syntax).for_each(|error| assert_translated(&mistake_text(&error)));
    assert_different(&notation().iter().map(syntax_text).collect::<Vec<_>>());
    let expected = [
        Expected::Between(1, 6),
        Expected::NotEmpty,
        Expected::KnownDocument,
        Expected::OtherPlan,
        Expected::FormWithBuyIn,
        Expected::EndsInVersion,
        Expected::NewId,
        Expected::KnownRulebook,
        Expected::OneCurrency,
        Expected::KnownStake,
        Expected::HoldemAlone,
        Expected::Absent,
        Expected::Sum(100),
        Expected::WholeHundredths,
        Expected::CoveredPrizes,
        Expected::Once,
        Expected::Present,
        Expected::Exactly(9),
        Expected::PowerOf(9),
        Expected::KnownId,
        Expected::PrizesOfFinish,
        Expected::CarriedStacks,
        Expected::OwnStack,
        Expected::SitAndGo,
        Expected::Scheduled,
        Expected::OfferedFeature,
        Expected::OfferedGame,
        Expected::PriceWithFee,
        Expected::Target,
    ];
    for expected in expected {
        assert_translated(&mistake_text(&RulebookError::Value { file: name(), row: name(), field: "cap", found: name(), expected }));
        assert_translated(&mistake_text(&RulebookError::Empty { file: name(), row: name(), field: "cap", expected }));
    }
    let span = ron::from_str::<u8>("x").unwrap_err();
    assert_different(&[
        config_text(&BadConfig::NoSuchStake { rulebook: name(), stake: name() }),
        config_text(&BadConfig::Currencies { room: name() }),
        config_text(&BadConfig::TooManyStakes { room: name() }),
        config_text(&BadConfig::Terms(span)),
    ]);
}

#[test]
fn orders_of_the_house_that_a_tournament_or_a_room_refuses_are_told_in_every_language() {
    let house = [
        HouseRefusal::Over,
        HouseRefusal::Begun,
        HouseRefusal::NoTime,
        HouseRefusal::Past,
        HouseRefusal::PrizesFinal,
        HouseRefusal::NoGuarantee,
        HouseRefusal::NotIn,
        HouseRefusal::DisqualifiedAlready,
        HouseRefusal::NoSuchBounty(HouseBountyKind::Vip),
        HouseRefusal::OtherVip,
        HouseRefusal::RegistrationClosed,
        HouseRefusal::NotByInvitation,
        HouseRefusal::Payout(PayoutError::PoolTooLarge),
    ];
    let offer = RulebookError::Value { file: name(), row: name(), field: "price", found: name(), expected: Expected::PriceWithFee };
    let schedule = [
        ScheduleRefusal::NoTournaments,
        ScheduleRefusal::NoSuchRulebook(name()),
        ScheduleRefusal::BadName,
        ScheduleRefusal::NotPrivate,
        ScheduleRefusal::NoDeals,
        ScheduleRefusal::LeadsOn,
        ScheduleRefusal::Offer(offer),
    ];
    assert_different(&house.iter().map(house_text).chain(schedule.iter().map(schedule_text)).collect::<Vec<_>>());
    assert_eq!(schedule_text(&ScheduleRefusal::Past), house_text(&HouseRefusal::Past));
}

#[test]
fn corrections_and_verdicts_that_a_room_refuses_are_told_in_every_language() {
    let (player, amount) = (PlayerId(7), Money::new(500));
    let stack = Account::Stack(TableId(3), player);
    let corrections = [
        BadCorrection::Incomplete,
        BadCorrection::NoSuchAccount(Account::Balance(player)),
        BadCorrection::NoSuchAccount(stack),
        BadCorrection::NoSuchAccount(Account::Charity),
        BadCorrection::InHand(stack),
        BadCorrection::Ledger(LedgerError::Short { account: stack, held: amount, wanted: Money::new(12_345) }),
        BadCorrection::Ledger(LedgerError::Overflow { account: stack }),
    ];
    let verdicts = [
        BadVerdict::NoSuchReport(ReportId(7)),
        BadVerdict::NotAbout(player),
        BadVerdict::Nobody,
        BadVerdict::AlreadyHeld(player),
        BadVerdict::AlreadySuspended(player),
        BadVerdict::NothingHeld(player),
    ];
    assert_different(&corrections.iter().map(correction_text).chain(verdicts.iter().map(verdict_text)).collect::<Vec<_>>());
    let short = Texts::embedded(Language::English).say(&correction_text(&corrections[5]));
    assert_eq!(short, "There is 5.00 to take, not 123.45. Choose 5.00 or less.");
}

/// What `simulate` was given in these tests.
const GIVEN: SimulationArguments<'_> = SimulationArguments { players: Some(5_000_000_000), seed: 1, history: None, rulebook: None };

/// A number of players that no tournament of the kind has.
fn entrants(least: u32, most: u32) -> SimError {
    SimError::Entrants { kind: "sng".to_owned(), least, most, asked: u32::MAX }
}

#[test]
fn simulations_that_end_early_say_why_in_the_language_of_the_player() {
    let game = Variant::ALL[0];
    let errors = [
        SimError::NoSuchRulebook { id: name() },
        SimError::NoSuchStake { game },
        SimError::Players { game, players: u8::MAX, most: 10 },
        SimError::NoSuchTournament { kind: name() },
        entrants(2, 300),
        entrants(5, 5),
        SimError::Stuck { hands: 3 },
        SimError::History(HistoryError::Write(std::io::Error::other("the disk is gone"))),
    ];
    assert_different(&errors.iter().map(|error| simulation_text(error, &GIVEN)).collect::<Vec<_>>());
}

#[test]
fn a_refused_number_of_players_is_told_as_it_was_typed_with_the_numbers_that_are_allowed() {
    let said = |error: &SimError| Texts::embedded(Language::English).say(&simulation_text(error, &GIVEN));
    for (error, allowed) in [(entrants(2, 300), "2 to 300"), (entrants(5, 5), "exactly 5")] {
        let said = said(&error);
        assert!(said.contains("sng") && said.contains(allowed) && said.contains("5000000000"), "{said}");
    }
}

#[test]
fn a_kind_of_tournament_that_only_the_named_rulebook_lacks_is_told_apart_from_one_that_does_not_exist() {
    let given = SimulationArguments { rulebook: Some("room-003"), ..GIVEN };
    let lacking = SimError::NoSuchTournament { kind: tournament_kinds().remove(0) };
    let unknown = SimError::NoSuchTournament { kind: name() };
    let texts = [(&lacking, &given), (&lacking, &GIVEN), (&unknown, &given)].map(|(error, given)| simulation_text(error, given));
    assert_translated(&texts[0]);
    assert_eq!(
        texts.map(|text| text.key().to_owned()),
        ["error-no-tournament-of-rulebook", "error-bad-tournament", "error-bad-tournament"]
    );
}

#[test]
fn faults_of_hand_histories_are_told_in_the_language_of_the_player() {
    assert_different(
        &[
            Reason::Io(std::io::Error::other("the disk is gone")),
            Reason::NotUtf8,
            Reason::Toml("expected an equals sign".to_owned()),
            Reason::TooLong,
            Reason::TooDeep,
            Reason::NoHand,
            Reason::Twice(3),
            Reason::Missing("actions"),
            Reason::Type("actions".to_owned()),
            Reason::Variant(name()),
            Reason::Action(name()),
            Reason::NoSuchPlayer(3),
            Reason::Players { field: "antes", found: 2, players: 3 },
            Reason::Negative("antes"),
            Reason::Cards(name()),
        ]
        .iter()
        .map(fault)
        .collect::<Vec<_>>(),
    );
    let what = [Unfit::Players, Unfit::Stack, Unfit::Amounts, Unfit::BetSizes, Unfit::Blinds, Unfit::Antes, Unfit::Board, Unfit::Unseen];
    assert_different(&what.map(unfit));
    assert_translated(&cause(&Obstacle::Unfinished));
}

#[test]
fn refusals_of_a_room_are_told_in_the_language_of_the_player() {
    let (chips, money) = (Chips::new(500), Money::new(500));
    let amounts = poker_client::Amounts { currency: poker_protocol::Currency::Eur, big_blind: chips, in_bb: false, plain_chips: false };
    let refusals = [
        Refusal::NotGreeted,
        Refusal::Malformed,
        Refusal::NotOffered,
        Refusal::Forgotten,
        Refusal::TooOften { wait_ms: 3_000 },
        Refusal::Version { wanted: 9 },
        Refusal::Unknown,
        Refusal::NotSeated,
        Refusal::AlreadySeated,
        Refusal::Full,
        Refusal::BuyIn { range: BuyInRange { min: money, max: money } },
        Refusal::Balance { needed: money, balance: money },
        Refusal::NotYourTurn,
        Refusal::AlreadyWaiting,
        Refusal::NoSeatOffered,
        Refusal::TooManyTables { most: 4 },
        Refusal::InHand,
        Refusal::NoFastFold,
        Refusal::NotInRulebook { rulebook: name() },
        Refusal::PlanActive { plan: PlanId(2) },
        Refusal::NoPlan,
        Refusal::Cancellations { most: 2 },
        Refusal::BanzaiExcluded,
        Refusal::UnderReview,
        Refusal::Suspended,
        Refusal::AlreadyReported,
        Refusal::TooManyReports { a_day: 20 },
        Refusal::ReportsFull,
        Refusal::ChatOff,
        Refusal::ChatTooLong { most: 200 },
        Refusal::ChatNotOneLine,
        Refusal::WrongNonce,
        Refusal::ChatInHand,
        Refusal::ChatTooFast { wait_ms: 3_000 },
    ];
    assert_different(&refusals.iter().map(|refusal| refusal_text(refusal, &amounts)).collect::<Vec<_>>());
    // Some of these share their text with another error.
    let illegal = [
        IllegalAction::NotYourTurn { turn: None },
        IllegalAction::CannotCheck { to_call: chips },
        IllegalAction::NothingToCall,
        IllegalAction::RaiseNotAllowed,
        IllegalAction::RaiseTooSmall { min_to: chips },
        IllegalAction::RaiseTooBig { max_to: chips },
        IllegalAction::HandOver,
        IllegalAction::NothingToShow,
        IllegalAction::NoSuchCard,
    ];
    for reason in illegal {
        assert_translated(&refusal_text(&Refusal::Illegal { reason }, &amounts));
    }
}

#[test]
fn a_lost_line_and_a_door_that_refuses_are_told_in_the_language_of_the_player() {
    let closings = [
        Closing::TakenOver,
        Closing::Suspended,
        Closing::SignedOut,
        Closing::ShuttingDown,
        Closing::Moved,
        Closing::Unavailable,
        Closing::Silent,
        Closing::TooSlow,
        Closing::Abuse,
        Closing::Full,
        Closing::NotSignedIn,
    ];
    let losses = closings.into_iter().map(Loss::Closed).chain([
        Loss::NameNotFound,
        Loss::Refused,
        Loss::Unreachable,
        Loss::NotTrusted,
        Loss::NotCardroom,
        Loss::ClientTooOld { oldest: "9.1".to_owned() },
        Loss::Broken,
        Loss::Anew,
    ]);
    assert_different(&losses.map(|why| loss_text(&why, "x1.example")).collect::<Vec<_>>());
    let refusals = [
        DoorRefusal::LockedOut { seconds: 9 },
        DoorRefusal::TooManyTries { seconds: 9 },
        DoorRefusal::WrongCredentials,
        DoorRefusal::WrongToken,
        DoorRefusal::NameTaken,
        DoorRefusal::BadName { why: BadAccountName::Blanks },
        DoorRefusal::BadPassword { why: BadPassword::IsName },
        DoorRefusal::PasswordExpired,
        DoorRefusal::Suspended,
        DoorRefusal::SignUpClosed,
        DoorRefusal::NoSuchHall,
        DoorRefusal::HallNotReady,
        DoorRefusal::Busy,
        DoorRefusal::Unavailable,
        DoorRefusal::TooFast,
        DoorRefusal::NotSignedIn,
        DoorRefusal::SignedInAlready,
        DoorRefusal::NotEntered,
        DoorRefusal::Malformed,
    ];
    let refused = |request, reason| poker_client::DoorAnswer::Refused { request, reason, until_ms: Some(9_000) };
    let in_the_room = refused(Some(poker_client::AccountRequest::ChangePassword), DoorRefusal::WrongCredentials);
    let answers = refusals.into_iter().map(|reason| refused(None, reason)).chain([in_the_room]);
    let said: Vec<_> = answers.map(|answer| door_answer_text(&answer, 0)).collect();
    assert_different(&said);
}
