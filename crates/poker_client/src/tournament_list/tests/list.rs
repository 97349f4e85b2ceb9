//! The list of tournaments.

use poker_protocol::{
    Currency, LobbyStage, Money, OwnEntryState, RegistrationEnd, TableId, TournamentFacts, TournamentFeature, TournamentKind, TournamentRow,
};
use poker_rules::Seat;
use poker_text::{Language, Texts};

use super::fixture::{MINUTE, NOW, client, facts, row};
use crate::{
    Amounts, ClientModel, EntryPlace, LateEnd, LocalTime, RowState, StateFilter, SteadyRows, TournamentChoices, TournamentList,
    TournamentSort, TournamentType, pace_text, start_text, tournament_name,
};

fn rows() -> Vec<TournamentRow> {
    let late = TournamentRow {
        stage: LobbyStage::LateRegistration,
        late_until: Some(RegistrationEnd::Level { level: 8 }),
        level: 7,
        ..row(4, 0, facts("Lyra", "nlhe", 440, &[TournamentFeature::Freezeout]))
    };
    vec![
        row(1, 90, facts("Polaris", "nlhe", 2_750, &[TournamentFeature::ReEntry])),
        TournamentRow { guarantee: Money::new(90_000), ..row(2, 30, facts("Sirius", "plo", 550, &[TournamentFeature::Rebuy])) },
        row(3, 30, facts("Spica", "nlhe", 220, &[TournamentFeature::Bounty, TournamentFeature::Freezeout])),
        late,
        TournamentRow { stage: LobbyStage::Finished, ..row(5, 0, facts("Mira", "nlhe", 110, &[])) },
        row(6, 60, facts("Arcturus", "nlhe", 0, &[TournamentFeature::Phased])),
    ]
}

fn told() -> ClientModel {
    let seated = OwnEntryState::Seated { table: TableId(7), seat: Seat::new(2) };
    client(rows(), Vec::new(), vec![(3, OwnEntryState::Registered), (4, seated)])
}

fn of<'a>(client: &'a ClientModel, choices: &TournamentChoices, search: &str) -> TournamentList<'a> {
    let tournaments = client.tournaments();
    TournamentList::of(tournaments.lobby(), tournaments.own(), choices, search, NOW)
}

fn ids(list: &TournamentList<'_>) -> Vec<u64> {
    list.rows.iter().map(|listed| listed.row.tournament.0.into()).collect()
}

fn with(change: impl Fn(&mut TournamentChoices)) -> Vec<u64> {
    let mut choices = TournamentChoices::default();
    change(&mut choices);
    ids(&of(&told(), &choices, ""))
}

#[test]
fn r_ui_2_the_schedule_begins_with_what_begins_first_and_ties_are_broken_by_number() {
    let client = told();
    assert_eq!(ids(&of(&client, &TournamentChoices::default(), "")), [4, 5, 2, 3, 6, 1]);
}

#[test]
fn r_ui_2_each_filter_holds_back_what_it_says() {
    assert_eq!(with(|choices| choices.guaranteed = true), [2]);
    assert_eq!(with(|choices| choices.mine = true), [4, 3]);
    assert_eq!(with(|choices| choices.game = Some("plo".to_owned())), [2]);
    assert_eq!(with(|choices| choices.least = Some(Money::new(550))), [2, 1]);
    assert_eq!(with(|choices| choices.most = Some(Money::new(110))), [5, 6]);
    assert_eq!(with(|choices| choices.kind = Some(TournamentType::Bounty)), [3]);
    assert_eq!(with(|choices| choices.kind = Some(TournamentType::Rebuy)), [2, 1]);
    assert_eq!(with(|choices| choices.state = Some(StateFilter::Open)), [4, 2, 3, 1]);
    assert_eq!(with(|choices| choices.state = Some(StateFilter::Over)), [5]);
    let star = |choices: &mut TournamentChoices| choices.toggle_favourite(&rows()[2].facts);
    assert_eq!(
        with(|choices| {
            star(choices);
            choices.only_favourites = true;
        }),
        [3]
    );
}

#[test]
fn a_search_finds_a_part_of_the_name_in_any_case() {
    let client = told();
    assert_eq!(ids(&of(&client, &TournamentChoices::default(), " LAR ")), [1]);
    assert_eq!(ids(&of(&client, &TournamentChoices::default(), "zz")), Vec::<u64>::new());
}

#[test]
fn rows_are_ordered_by_any_column_either_way() {
    let sorted = |sort, descending| {
        with(|choices| {
            choices.sort = sort;
            choices.descending = descending;
        })
    };
    assert_eq!(sorted(TournamentSort::Start, true), [1, 6, 2, 3, 4, 5]);
    assert_eq!(sorted(TournamentSort::Name, false), [6, 4, 5, 1, 2, 3]);
    assert_eq!(sorted(TournamentSort::Price, false), [6, 5, 3, 4, 2, 1]);
    assert_eq!(sorted(TournamentSort::Pool, true), [2, 6, 5, 4, 3, 1], "the guarantee counts");
    assert_eq!(sorted(TournamentSort::Registered, false), [1, 2, 3, 4, 5, 6]);
    assert_eq!(sorted(TournamentSort::Limit, true).first(), Some(&2));
    assert_eq!(sorted(TournamentSort::State, false), [4, 3, 2, 1, 6, 5], "own ones first");
    assert_eq!(sorted(TournamentSort::Kind, false), [5, 6, 3, 2, 1, 4], "by the marks");
}

#[test]
fn the_state_of_a_row_is_that_of_the_tournament_and_the_own_place_is_beside_it() {
    let client = told();
    let list = of(&client, &TournamentChoices::default(), "");
    let states: Vec<_> = list.rows.iter().map(|listed| (listed.row.tournament.0, listed.state, listed.own)).collect();
    let late = RowState::Late { end: Some(LateEnd::Level(8)), left_per_mille: 250 };
    assert_eq!(states[0], (4, late, Some(EntryPlace::Seated(TableId(7)))));
    assert_eq!(states[1], (5, RowState::Finished, None));
    assert_eq!(states[3], (3, RowState::Registering, Some(EntryPlace::Registered)));
    assert_eq!(states[4], (6, RowState::NotOpen, None), "only survivors of a first phase enter");
}

#[test]
fn late_registration_that_ends_at_a_time_counts_down() {
    let late = TournamentRow {
        stage: LobbyStage::LateRegistration,
        begins: poker_protocol::Begins::At { time: NOW - 30 * MINUTE },
        late_until: Some(RegistrationEnd::At { time: NOW + 10 * MINUTE }),
        ..row(1, 0, facts("Vega", "nlhe", 220, &[]))
    };
    let state = RowState::of(&late, NOW);
    assert_eq!(state, RowState::Late { end: Some(LateEnd::In(10 * MINUTE)), left_per_mille: 250 });
    let client = client(vec![late], Vec::new(), Vec::new());
    let list = of(&client, &TournamentChoices::default(), "");
    assert_eq!(list.next_change_ms(NOW), Some(1_000));
}

#[test]
fn a_start_is_counted_down_within_the_hour_and_the_list_says_when_it_changes() {
    let client = client(vec![row(1, 61, facts("Vega", "nlhe", 220, &[]))], Vec::new(), Vec::new());
    let list = of(&client, &TournamentChoices::default(), "");
    let listed = &list.rows[0];
    assert_eq!((listed.starts_in(NOW), list.next_change_ms(NOW)), (None, Some(MINUTE + 1)));
    let later = NOW + MINUTE + 1;
    assert_eq!((listed.starts_in(later), listed.next_change_ms(later)), (Some(60 * MINUTE - 1), Some(999)));
}

#[test]
fn a_filter_offers_what_there_is() {
    let client = told();
    let options = of(&client, &TournamentChoices { mine: true, ..TournamentChoices::default() }, "").options;
    assert_eq!(options.games.iter().map(|(code, _)| code.as_str()).collect::<Vec<_>>(), ["nlhe", "plo"]);
    assert_eq!(options.prices, [0, 110, 220, 440, 550, 2_750].map(Money::new));
    assert!(!options.kinds.contains(&TournamentType::Satellite));
}

#[test]
fn no_row_moves_under_the_pointer_and_new_ones_wait_until_it_leaves() {
    let choices = TournamentChoices { sort: TournamentSort::Registered, ..TournamentChoices::default() };
    let mut steady = SteadyRows::default();
    let mut shown = |rows: Vec<TournamentRow>, choices: &TournamentChoices, points: bool| {
        let client = client(rows, Vec::new(), Vec::new());
        let mut list = of(&client, choices, "");
        steady.arrange(&mut list, choices, "", points);
        (ids(&list), list.waiting, list.rows.first().map(|listed| listed.row.entries))
    };
    assert_eq!(shown(rows(), &choices, false).0, [1, 2, 3, 4, 5, 6]);
    let mut changed = rows();
    changed[0].entries = 900;
    changed.push(row(7, 10, facts("Vega", "nlhe", 220, &[])));
    changed.remove(4);
    assert_eq!(shown(changed.clone(), &choices, true), (vec![1, 2, 3, 4, 6], 1, Some(900)), "the value changes in place");
    let reversed = TournamentChoices { descending: true, ..choices.clone() };
    assert_eq!(shown(changed.clone(), &reversed, true).0, [1, 7, 6, 4, 3, 2], "an order that the player asks for is followed at once");
    assert_eq!(shown(changed, &choices, false), (vec![2, 3, 4, 6, 7, 1], 0, Some(20)));
}

#[test]
fn a_row_that_no_longer_passes_stays_while_the_player_points_at_the_list() {
    let choices = TournamentChoices { state: Some(StateFilter::Open), ..TournamentChoices::default() };
    let mut steady = SteadyRows::default();
    let mut shown = |rows: Vec<TournamentRow>, points: bool| {
        let client = client(rows, Vec::new(), Vec::new());
        let mut list = of(&client, &choices, "");
        steady.arrange(&mut list, &choices, "", points);
        ids(&list)
    };
    assert_eq!(shown(rows(), false), [4, 2, 3, 1]);
    let mut changed = rows();
    changed[1].stage = LobbyStage::Playing;
    assert_eq!(shown(changed.clone(), true), [4, 2, 3, 1]);
    assert_eq!(shown(changed, false), [4, 3, 1]);
}

#[test]
fn choices_are_kept_with_the_settings_and_earlier_files_still_read() {
    let mut settings = crate::Settings::default();
    assert!(!settings.to_ron().unwrap().contains("tournaments"));
    settings.tournaments.section = crate::LobbySection::Hexapro;
    settings.tournaments.guaranteed = true;
    settings.tournaments.least = Some(Money::new(110));
    settings.tournaments.sort_by(TournamentSort::Pool);
    settings.tournaments.toggle_favourite(&rows()[0].facts);
    let loaded = crate::Settings::from_ron(&settings.to_ron().unwrap()).unwrap();
    assert_eq!(loaded.settings, settings);
    assert_eq!((settings.tournaments.filters(), crate::Settings::from_ron("()").unwrap().settings.tournaments.filters()), (2, 0));
    settings.tournaments.clear_filters();
    assert_eq!((settings.tournaments.filters(), settings.tournaments.favourites.len()), (0, 1));
}

#[test]
fn a_start_is_told_by_its_time_today_by_the_day_within_a_week_and_by_the_date_later() {
    let at = |day, hour| LocalTime { year: 2026, month: 11, day, hour, minute: 5 };
    let today = at(21, 18);
    for (language, said) in [
        (Language::English, ["18:05", "Sun 19:05", "Fri 19:05", "28 Nov 2026, 19:05"]),
        (Language::French, ["18:05", "dim. 19:05", "ven. 19:05", "28 nov. 2026, 19:05"]),
        (Language::Swedish, ["18:05", "sön 19:05", "fre 19:05", "28 nov. 2026 19:05"]),
    ] {
        let texts = Texts::embedded(language);
        let shown = [today, at(22, 19), at(27, 19), at(28, 19)].map(|at| texts.show(&start_text(at, today)));
        assert_eq!(shown, said);
    }
}

#[test]
fn a_sit_and_go_is_named_by_its_buy_in_and_its_pace_is_known_from_its_template() {
    let texts = Texts::embedded(Language::English);
    let facts = |name: &str| TournamentFacts { kind: TournamentKind::SitAndGo, ..facts(name, "nlhe", 1_100, &[]) };
    let named = |name: &str| texts.show(&tournament_name(&facts(name), &Amounts::money_of(Currency::Eur)));
    assert_eq!((named("sng-heads-up-turbo").as_str(), named("Members’ Table").as_str()), ("Sit & Go €10", "Members’ Table"));
    let pace = |name: &str| pace_text(&facts(name)).map(|pace| texts.say(&pace));
    assert_eq!((pace("sng-hyper").as_deref(), pace("sng").as_deref(), pace("Members’ Table")), (Some("Hyper-turbo"), Some("Normal"), None));
}
