//! Files of tournaments with mistakes are refused with file, row, field and what was expected, and nothing of them is used.

use crate::{Expected, Rulebook, RulebookError, Rulebooks, TournamentCatalogue, TournamentFiles};

const FILES: TournamentFiles<'static> = TournamentFiles::EMBEDDED;

/// The error for a file in which `from` is replaced by `to`. `change` puts the changed text in its place.
fn refused<'a>(text: &'a str, from: &str, to: &str, change: impl FnOnce(&str) -> Option<RulebookError> + 'a) -> RulebookError {
    assert!(text.contains(from), "{from}");
    change(&text.replacen(from, to, 1)).unwrap_or_else(|| panic!("{to} is not refused"))
}

fn read(files: &TournamentFiles<'_>) -> Option<RulebookError> {
    TournamentCatalogue::read(files, &Rulebooks::embedded().unwrap()).err()
}

fn structures(from: &str, to: &str) -> RulebookError {
    refused(FILES.structures.1, from, to, |text| read(&TournamentFiles { structures: ("house.ron", text), ..FILES }))
}

fn prizes(from: &str, to: &str) -> RulebookError {
    refused(FILES.prizes.1, from, to, |text| read(&TournamentFiles { prizes: ("house.ron", text), ..FILES }))
}

fn templates(from: &str, to: &str) -> RulebookError {
    refused(FILES.templates.1, from, to, |text| read(&TournamentFiles { templates: ("house.ron", text), ..FILES }))
}

fn calendar(from: &str, to: &str) -> RulebookError {
    refused(FILES.calendar.1, from, to, |text| read(&TournamentFiles { calendar: ("house.ron", text), ..FILES }))
}

fn value(row: &str, field: &'static str, found: &str, expected: Expected) -> RulebookError {
    RulebookError::Value { file: "house.ron".to_owned(), row: row.to_owned(), field, found: found.to_owned(), expected }
}

fn empty(row: &str, field: &'static str, expected: Expected) -> RulebookError {
    RulebookError::Empty { file: "house.ron".to_owned(), row: row.to_owned(), field, expected }
}

#[test]
fn structures_with_mistakes_are_refused() {
    let blind = 1_000_000_000_000;
    for (from, to, expected) in [
        // Falling blinds, blinds that stay the same, a small blind above the big blind, falling antes.
        ("(15, 30, 0)", "(15, 19, 0)", value("schedules[1] small level 2", "big_blind", "19", Expected::Between(21, blind))),
        ("(15, 30, 0)", "(10, 20, 0)", value("schedules[1] small level 2", "big_blind", "20", Expected::Between(21, blind))),
        ("(15, 30, 0)", "(9, 30, 0)", value("schedules[1] small level 2", "small_blind", "9", Expected::Between(10, 30))),
        ("(15, 30, 0)", "(31, 30, 0)", value("schedules[1] small level 2", "small_blind", "31", Expected::Between(10, 30))),
        ("(10, 20, 0)", "(0, 20, 0)", value("schedules[1] small level 1", "small_blind", "0", Expected::Between(1, 20))),
        ("(30, 60, 5)", "(30, 60, 4)", value("schedules[1] small level 4", "ante", "4", Expected::Between(5, 60))),
        ("(30, 60, 5)", "(30, 60, 61)", value("schedules[1] small level 4", "ante", "61", Expected::Between(5, 60))),
        ("id: \"large\"", "id: \"small\"", value("schedules[2] small", "id", "small", Expected::Once)),
        ("schedule: \"steep\"", "schedule: \"step\"", value("structures[1] sng-hyper", "schedule", "step", Expected::KnownId)),
        ("id: \"sng-turbo\"", "id: \"sng-hyper\"", value("structures[2] sng-hyper", "id", "sng-hyper", Expected::Once)),
        ("id: \"sng-turbo\"", "id: \"\"", empty("structures[2] ", "id", Expected::NotEmpty)),
        ("level_s: (is: 120", "level_s: (is: 0", value("structures[1] sng-hyper.level_s", "is", "0", Expected::Between(1, 86_400))),
        ("first_level: (is: 1,", "first_level: (is: 0,", value("structures[1] sng-hyper.first_level", "is", "0", Expected::Between(1, 19))),
        // A stack below the first big blind.
        ("stack: Some((is: 4000", "stack: Some((is: 39", value("structures[1] sng-hyper.stack", "is", "39", Expected::Between(40, 40_000))),
        (
            "antes_from: Some((is: 3",
            "antes_from: Some((is: 20",
            value("structures[1] sng-hyper.antes_from", "is", "20", Expected::Between(1, 19)),
        ),
        (
            "antes_from: Some((is: 3",
            "antes_from: Some((is: 1",
            value("structures[1] sng-hyper level 1", "ante", "0", Expected::Between(1, 40)),
        ),
        // Too few levels for the field.
        (
            "most_entrants: (is: 10,",
            "most_entrants: (is: 201,",
            value("structures[1] sng-hyper.most_entrants", "is", "201", Expected::Between(2, 200)),
        ),
        (
            "most_entrants: (is: 10,",
            "most_entrants: (is: 1,",
            value("structures[1] sng-hyper.most_entrants", "is", "1", Expected::Between(2, 200)),
        ),
        (
            "most_entrants: (is: 3000",
            "most_entrants: (is: 3001",
            value("structures[9] freezeout-turbo.most_entrants", "is", "3001", Expected::Between(2, 3_000)),
        ),
        (
            "Ours(\"two minutes",
            "Stated(\"en-9\", \"two minutes",
            value("structures[1] sng-hyper.level_s", "from", "en-9", Expected::KnownDocument),
        ),
    ] {
        assert_eq!(structures(from, to), expected, "{to}");
    }
    let (start, end) = (FILES.structures.1.find("levels: [").unwrap(), FILES.structures.1.find("            ],").unwrap());
    let without = [&FILES.structures.1[..start], "levels: [\n", &FILES.structures.1[end..]].concat();
    let error = read(&TournamentFiles { structures: ("house.ron", &without), ..FILES });
    assert_eq!(error, Some(empty("schedules[1] small", "levels", Expected::NotEmpty)));
}

#[test]
fn prize_tables_with_mistakes_are_refused() {
    let whole = Expected::Exactly(1_000_000);
    for (from, to, expected) in [
        // One player, a gap, an overlap, 3,001 players, too few.
        ("entrants: (2, 2)", "entrants: (1, 2)", value("tables standard rows[1]", "entrants", "1", Expected::Exactly(2))),
        ("entrants: (7, 27)", "entrants: (8, 27)", value("tables standard rows[3]", "entrants", "8", Expected::Exactly(7))),
        ("entrants: (7, 27)", "entrants: (6, 27)", value("tables standard rows[3]", "entrants", "6", Expected::Exactly(7))),
        ("entrants: (7, 27)", "entrants: (7, 6)", value("tables standard rows[3]", "entrants", "6", Expected::Between(7, 3_000))),
        (
            "entrants: (2274, 3000)",
            "entrants: (2274, 3001)",
            value("tables standard rows[19]", "entrants", "3001", Expected::Between(2_274, 3_000)),
        ),
        (
            "entrants: (2274, 3000)",
            "entrants: (2274, 2999)",
            value("tables standard rows[19]", "entrants", "2999", Expected::Exactly(3_000)),
        ),
        // Shares that do not sum to the whole, that rise, that are nothing.
        ("[(1, 650000), (1, 350000)]", "[(1, 650000), (1, 349999)]", value("tables standard rows[2]", "share_ppm", "999999", whole)),
        ("[(1, 650000), (1, 350000)]", "[(1, 650000), (1, 350001)]", value("tables standard rows[2]", "share_ppm", "1000001", whole)),
        (
            "[(1, 650000), (1, 350000)]",
            "[(1, 350000), (1, 650000)]",
            value("tables standard rows[2].places[2]", "share_ppm", "650000", Expected::Between(1, 350_000)),
        ),
        (
            "[(1, 650000), (1, 350000)]",
            "[(1, 1000000), (1, 0)]",
            value("tables standard rows[2].places[2]", "share_ppm", "0", Expected::Between(1, 1_000_000)),
        ),
        (
            "[(1, 650000), (1, 350000)]",
            "[(0, 650000), (1, 350000)]",
            value("tables standard rows[2].places[1]", "count", "0", Expected::Between(1, 3_000)),
        ),
        // More places than players.
        ("[(1, 650000), (1, 350000)]", "[(4, 250000)]", value("tables standard rows[2]", "places", "4", Expected::Between(1, 3))),
        ("places: [(1, 650000), (1, 350000)]", "places: []", empty("tables standard rows[2]", "places", Expected::NotEmpty)),
        ("id: \"standard\"", "id: \"\"", empty("prizes", "id", Expected::NotEmpty)),
        ("from: Ours(\"R-PRZ-1", "from: Read(\"en-2.7\", \"\", \"R-PRZ-1", empty("tables standard", "from", Expected::NotEmpty)),
    ] {
        assert_eq!(prizes(from, to), expected, "{to}");
    }
}

#[test]
fn templates_with_mistakes_are_refused() {
    for (from, to, expected) in [
        // 1 player, 3,001 players.
        ("WhenFull(players: 5)", "WhenFull(players: 1)", value("templates[1] sng", "start", "1", Expected::Between(2, 10))),
        ("most: 3000)", "most: 3001)", value("templates[11] freezeout", "start", "3001", Expected::Between(2, 3_000))),
        ("AtTime(least: 4,", "AtTime(least: 1,", value("templates[11] freezeout", "start", "1", Expected::Between(2, 3_000))),
        (
            "AtTime(least: 4, most: 3000)",
            "AtTime(least: 4, most: 3)",
            value("templates[11] freezeout", "start", "4", Expected::Between(2, 3)),
        ),
        ("id: \"sng-slow\"", "id: \"sng\"", value("templates[2] sng", "id", "sng", Expected::Once)),
        ("id: \"sng-slow\"", "id: \"\"", empty("templates[2] ", "id", Expected::NotEmpty)),
        ("structure: \"sng-regular\"", "structure: \"regular\"", value("templates[1] sng", "structure", "regular", Expected::KnownId)),
        ("structure: \"sng-regular\"", "structure: \"phase-two\"", value("templates[1] sng", "structure", "phase-two", Expected::OwnStack)),
        (
            "structure: \"phase-two\"",
            "structure: \"phase-one\"",
            value("templates[28] phased-final", "structure", "phase-one", Expected::CarriedStacks),
        ),
        ("seats: (is: 5", "seats: (is: 11", value("templates[1] sng", "seats", "11", Expected::Between(2, 10))),
        ("Table(\"standard\")", "Table(\"usual\")", value("templates[1] sng", "prizes", "Table(\"usual\")", Expected::KnownId)),
        ("is: Table(\"standard\")", "is: Equal", value("templates[1] sng", "prizes", "Equal", Expected::PrizesOfFinish)),
        (
            "SecondPhase(\"standard\")",
            "SecondPhase(\"usual\")",
            value("templates[27] phased", "prizes", "SecondPhase(\"usual\")", Expected::KnownId),
        ),
        (
            "is: Table(\"standard\")",
            "is: SecondPhase(\"standard\")",
            value("templates[1] sng", "prizes", "SecondPhase(\"standard\")", Expected::PrizesOfFinish),
        ),
        (
            "is: SecondPhase(\"standard\")",
            "is: Table(\"standard\")",
            value("templates[27] phased", "prizes", "Table(\"standard\")", Expected::PrizesOfFinish),
        ),
        // No late registration in a sit and go.
        (
            "unregister_until_s",
            "late_registration: Some((is: 1, from: Ours(\"late\"))),\n unregister_until_s",
            value("templates[1] sng", "late_registration", "set", Expected::Absent),
        ),
        (
            "late_registration: Some((is: 6",
            "late_registration: Some((is: 37",
            value("templates[11] freezeout", "late_registration", "37", Expected::Between(1, 36)),
        ),
        (
            "unregister_until_s: Some((is: 120",
            "unregister_until_s: Some((is: 86401",
            value("templates[11] freezeout", "unregister_until_s", "86401", Expected::Between(0, 86_400)),
        ),
        (
            "re_entries: Some((is: 2",
            "re_entries: Some((is: 0",
            value("templates[15] re-entry", "re_entries", "0", Expected::Between(1, 3_000)),
        ),
        (
            "entries_at_once: Some((is: 3",
            "entries_at_once: Some((is: 1",
            value("templates[16] multi-entry", "entries_at_once", "1", Expected::Between(2, 255)),
        ),
        (
            "unregister_until_s",
            "entries_at_once: Some((is: 2, from: Ours(\"two\"))),\n unregister_until_s",
            value("templates[1] sng", "entries_at_once", "set", Expected::Absent),
        ),
        ("least_percent: 50", "least_percent: 301", value("templates[17] multi-buy-in", "entry", "301", Expected::Between(1, 300))),
        ("last_level: (is: 6", "last_level: (is: 0", value("templates[19] rebuy", "rebuys", "0", Expected::Between(1, 36))),
        ("offer_s: (is: 20", "offer_s: (is: 0", value("templates[19] rebuy", "rebuys", "0", Expected::Between(1, 86_400))),
        ("offer_s: (is: 120", "offer_s: (is: 86401", value("templates[19] rebuy", "add_on", "86401", Expected::Between(1, 86_400))),
        (
            "rebuys: Some((",
            "entries_at_once: Some((is: 2, from: Ours(\"two\"))), rebuys: Some((",
            value("templates[19] rebuy", "rebuys", "set", Expected::Absent),
        ),
        ("stack_percent: (is: 100", "stack_percent: (is: 0", value("templates[19] rebuy", "add_on", "0", Expected::Between(1, 100_000))),
        ("(percent: 25,", "(percent: 101,", value("templates[20] bounty", "bounties", "101", Expected::Between(1, 100))),
        ("AfterLevel(level: 12)", "AfterLevel(level: 37)", value("templates[27] phased", "finish", "37", Expected::Between(1, 36))),
        // Registration and rebuys are over before the phase is.
        ("AfterLevel(level: 12)", "AfterLevel(level: 7)", value("templates[27] phased", "late_registration", "8", Expected::Between(1, 7))),
        (
            "TimeLimit(seconds: 3600)",
            "TimeLimit(seconds: 299)",
            value("templates[33] time-limited", "finish", "299", Expected::Between(300, 86_400)),
        ),
        ("WhenFull(players: 36)", "WhenFull(players: 35)", value("templates[29] shootout", "start", "35", Expected::PowerOf(6))),
        ("WhenFull(players: 6)", "WhenFull(players: 7)", value("templates[31] fifty50", "start", "7", Expected::Between(2, 6))),
        (
            "hand_for_hand: Some((is: 1",
            "hand_for_hand: Some((is: 0",
            value("templates[11] freezeout", "hand_for_hand", "0", Expected::Between(1, 3_000)),
        ),
        (
            "Stated(\"en-2.7\", \"rule 41\")",
            "Stated(\"en\", \"rule 41\")",
            value("templates[1] sng.finish", "from", "en", Expected::KnownDocument),
        ),
    ] {
        assert_eq!(templates(from, to), expected, "{to}");
    }
}

#[test]
fn calendars_with_mistakes_are_refused() {
    let mira = "en-2.7 scheduled[1] Mira";
    for (from, to, expected) in [
        ("rulebooks: [\"en-2.7\"", "rulebooks: [\"en-9\"", value("calendars[1]", "rulebooks", "en-9", Expected::KnownRulebook)),
        ("[\"en-2.7\", \"fr-3.1\"", "[\"en-2.7\", \"en-2.7\"", value("calendars[1]", "rulebooks", "en-2.7", Expected::Once)),
        ("template: \"sng\"", "template: \"freezeout\"", value("en-2.7 sit_and_goes[1]", "template", "freezeout", Expected::SitAndGo)),
        ("template: \"freezeout-turbo\"", "template: \"sng\"", value(mira, "template", "sng", Expected::Scheduled)),
        ("template: \"freezeout-turbo\"", "template: \"freeze\"", value(mira, "template", "freeze", Expected::Scheduled)),
        // Kinds that the document does not have.
        ("template: \"sng\"", "template: \"fifty50\"", value("en-2.7 sit_and_goes[1]", "template", "Fifty50", Expected::OfferedFeature)),
        ("template: \"freezeout-turbo\"", "template: \"time-limited\"", value(mira, "template", "TimeLimited", Expected::OfferedFeature)),
        ("games: [\"nlhe\", \"plo\"]", "games: [\"flhe\"]", value("en-2.7 sit_and_goes[1]", "game", "flhe", Expected::OfferedGame)),
        ("games: [\"nlhe\", \"plo\"]", "games: []", empty("en-2.7 sit_and_goes[1]", "games", Expected::NotEmpty)),
        ("Totals([100, 200", "Totals([101, 200", value("en-2.7 sit_and_goes[3]", "prices", "101", Expected::PriceWithFee)),
        ("Totals([100, 200, 400, 1000])", "Totals([])", empty("en-2.7 sit_and_goes[3]", "prices", Expected::PriceWithFee)),
        ("FeeTable", "Own([(buy_in: 96, fee: 4)])", value("en-2.7 sit_and_goes[1]", "prices", "100", Expected::PriceWithFee)),
        ("name: \"Vega\"", "name: \"Mira\"", value("en-2.7 scheduled[2] Mira", "name", "Mira", Expected::Once)),
        ("name: \"Vega\"", "name: \"\"", empty("en-2.7 scheduled[2] ", "name", Expected::NotEmpty)),
        ("price: Some(Total(100)), ", "", value(mira, "price", "none", Expected::Present)),
        ("Total(100)", "Own(buy_in: 40, fee: 60)", value(mira, "fee", "60", Expected::Between(0, 40))),
        (
            "added: Some(5000)",
            "price: Some(Total(100)), added: Some(5000)",
            value("en-2.7 scheduled[21] Bellatrix", "price", "set", Expected::Absent),
        ),
        (", added: Some(5000)", "", value("en-2.7 scheduled[21] Bellatrix", "added", "none", Expected::Present)),
        (
            "guarantee: Some(30000)",
            "guarantee: Some(0)",
            value("en-2.7 scheduled[9] Regulus", "guarantee", "0", Expected::Between(1, 1_000_000_000_000)),
        ),
        (
            "guarantee: Some(30000)",
            "house_prizes: Some((special: 1))",
            value("en-2.7 scheduled[9] Regulus", "house_prizes", "SpecialPrize", Expected::OfferedFeature),
        ),
        ("recipients: 6", "recipients: 0", value("room-003 scheduled[18] Boreas", "house_prizes", "0", Expected::Between(1, 3_000))),
        ("target: Some(\"Pollux\"), ", "", value("en-2.7 scheduled[7] Castor", "target", "none", Expected::Target)),
        ("target: Some(\"Pollux\")", "target: Some(\"Gemini\")", value("en-2.7 scheduled[7] Castor", "target", "Gemini", Expected::Target)),
        (
            "target: Some(\"Pollux\")",
            "target: Some(\"Arcturus\")",
            value("en-2.7 scheduled[7] Castor", "target", "Arcturus", Expected::Target),
        ),
        (
            "target: Some(\"Pollux\")",
            "target: Some(\"Mira\")",
            value("en-2.7 scheduled[7] Castor", "price", "100", Expected::Between(0, 99)),
        ),
        (
            "target: Some(\"Arcturus\")",
            "target: Some(\"Mira\")",
            value("en-2.7 scheduled[17] Arcturus 1", "target", "Mira", Expected::Target),
        ),
        ("Total(100))", "Total(100)), target: Some(\"Vega\")", value(mira, "target", "Vega", Expected::Absent)),
        ("minutes: 20, first: 0", "minutes: 0, first: 0", value(mira, "starts", "0", Expected::Between(1, 1_440))),
        ("minutes: 20, first: 0", "minutes: 20, first: 20", value(mira, "starts", "20", Expected::Between(0, 19))),
        ("Daily([(8, 0),", "Daily([(24, 0),", value("en-2.7 scheduled[9] Regulus", "starts", "24", Expected::Between(0, 23))),
        ("Daily([(8, 0),", "Daily([(8, 60),", value("en-2.7 scheduled[9] Regulus", "starts", "60", Expected::Between(0, 59))),
        ("Daily([(8, 0),", "Daily([(12, 0),", value("en-2.7 scheduled[9] Regulus", "starts", "720", Expected::Once)),
        ("Daily([(19, 0)])", "Daily([])", empty("en-2.7 scheduled[13] Polaris", "starts", Expected::NotEmpty)),
        ("Ours(\"several starts", "Stated(\"fr\", \"several starts", value(mira, "from", "fr", Expected::KnownDocument)),
    ] {
        assert_eq!(calendar(from, to), expected, "{to}");
    }
    // The table of this document is the whole list of prices.
    let (before, table) = FILES.calendar.1.split_at(FILES.calendar.1.find("rulebooks: [\"en-1.2\"]").unwrap());
    for to in ["Total(200)", "Own(buy_in: 80, fee: 20)"] {
        let text = [before, &table.replacen("Total(100)", to, 1)].concat();
        let found = if to.starts_with("Own") { "100" } else { "200" };
        let error = read(&TournamentFiles { calendar: ("house.ron", &text), ..FILES });
        assert_eq!(error, Some(value("en-1.2 scheduled[1] Mira", "price", found, Expected::PriceWithFee)));
    }
}

#[test]
fn a_wrong_type_in_a_file_of_tournaments_names_row_and_field() {
    for error in [
        structures("(15, 30, 0)", "(15, \"30\", 0)"),
        prizes("entrants: (7, 27)", "entrants: (7)"),
        templates("OneLeft", "NoneLeft"),
        calendar("game: \"nlhe\"", "game: \"stud\""),
    ] {
        let RulebookError::Syntax { file, path, .. } = &error else { panic!("{error}") };
        assert!(file == "house.ron" && path.contains('['), "{error}");
    }
    for length in [0, FILES.calendar.1.len() / 2, FILES.calendar.1.len() - 3] {
        let cut = TournamentFiles { calendar: ("house.ron", &FILES.calendar.1[..length]), ..FILES };
        assert!(matches!(read(&cut), Some(RulebookError::Syntax { .. })), "{length}");
    }
}

#[test]
fn a_rulebook_with_deals_says_how_long_players_have_to_answer() {
    const ROOM_003: &str = include_str!("../../../../data/room-003.ron");
    let without = refused(ROOM_003, "deal_answer_s: Some((is: 60, from:", "deal_answer_s: None, // ((is: 60, from:", |text| {
        Rulebook::parse("house.ron", text).err()
    });
    assert_eq!(without, value("parameters", "deal_answer_s", "none, with deals", Expected::Present));
}

#[test]
fn a_rulebooks_fees_are_checked() {
    const EN_2_7: &str = include_str!("../../../../data/en-2.7.ron");
    const EN_1_2: &str = include_str!("../../../../data/en-1.2.ron");
    for (text, from, to, expected) in [
        (
            EN_2_7,
            "entrants: (is: (2, 3000)",
            "entrants: (is: (1, 3000)",
            value("tournaments.entrants", "least", "1", Expected::Between(2, 3_000)),
        ),
        (
            EN_2_7,
            "entrants: (is: (2, 3000)",
            "entrants: (is: (2, 3001)",
            value("tournaments.entrants", "most", "3001", Expected::Between(2, 3_000)),
        ),
        (
            EN_2_7,
            "buy_in: 190, fee: 10",
            "buy_in: 190, fee: 191",
            value("tournaments.fees.five_handed[2]", "fee", "191", Expected::Between(0, 190)),
        ),
        (
            EN_2_7,
            "buy_in: 190, fee: 10",
            "buy_in: 95, fee: 10",
            value("tournaments.fees.five_handed[2]", "buy_in", "95", Expected::Between(96, 1_000_000_000_000)),
        ),
        (
            EN_2_7,
            "hexapro_percent: Some((is: 10",
            "hexapro_percent: Some((is: 101",
            value("tournaments.cancellation.hexapro_percent", "is", "101", Expected::Between(1, 100)),
        ),
        (
            EN_2_7,
            "own_bounty: (is: true, from: Stated(\"en\"",
            "own_bounty: (is: true, from: Stated(\"fr\"",
            value("tournaments.cancellation.own_bounty", "from", "fr", Expected::KnownDocument),
        ),
        (EN_2_7, "Percent((is: 10", "Percent((is: 51", value("tournaments.fees.scheduled", "is", "51", Expected::Between(0, 50))),
        (EN_2_7, "(is: freezeout", "(is: scheduled", value("tournaments.features[3]", "is", "Scheduled", Expected::Once)),
        (
            EN_1_2,
            "buy_in: 90, fee: 10",
            "buy_in: 0, fee: 10",
            value("tournaments.fees.scheduled[1]", "buy_in", "0", Expected::Between(1, 1_000_000_000_000)),
        ),
    ] {
        let changed = |text: &str| Rulebook::parse("house.ron", text).err();
        assert_eq!(refused(text, from, to, changed), expected, "{to}");
    }
}
