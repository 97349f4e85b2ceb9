//! Tabs, filters, order and favourites.

use poker_protocol::{BuyInRange, Form, Money, StakeId, StakeRow};
use poker_rules::{Chips, GameSpec};
use poker_text::{Language, Texts};

use super::{FavouriteStake, LobbyChoices, LobbyList, LobbyTab, SortBy, StakeLimit};
use crate::waiting_text;

/// Rows of a lobby: form, game, big blind, seats, players, average pot.
const ROWS: [(Form, &str, u64, u8, u32, Option<u64>); 9] = [
    (Form::Regular, "nlhe", 100, 6, 6, Some(900)),
    (Form::Regular, "nlhe", 4, 6, 2, None),
    (Form::Regular, "flhe", 20, 10, 0, None),
    (Form::Regular, "plo", 10, 6, 4, Some(120)),
    (Form::Regular, "nlhe", 20, 6, 0, Some(150)),
    (Form::Regular, "plo5", 10, 6, 0, None),
    (Form::Regular, "plo8", 10, 6, 0, None),
    (Form::Banzai, "nlhe", 10, 5, 3, None),
    (Form::Fast, "nlhe", 10, 6, 9, None),
];

fn stakes() -> Vec<StakeRow> {
    let row = |(at, (form, game, big, seats, players, pot)): (u16, (Form, &str, u64, u8, u32, Option<u64>))| StakeRow {
        stake: StakeId(at),
        name: format!("{game} {big}"),
        form,
        game: GameSpec::with_code(game).unwrap(),
        small_blind: Money::new(big / 2),
        big_blind: Money::new(big),
        seats,
        players,
        tables: 1,
        table_names: Vec::new(),
        waiting: 0,
        usual_wait_s: None,
        buy_in: BuyInRange { min: Money::new(big * 40), max: Money::new(big * 100) },
        average_pot: pot.map(Chips::new),
        hands_per_hour: None,
        rulebook: "en-2.7".to_owned(),
    };
    (0..).zip(ROWS).map(row).collect()
}

fn ids(choices: &LobbyChoices) -> Vec<u16> {
    let stakes = stakes();
    LobbyList::of(&stakes, choices, "").rows.iter().map(|row| row.stake.0).collect()
}

#[test]
fn r_var_11_each_form_and_game_has_a_tab_and_only_those_that_are_on_offer() {
    use LobbyTab::{Banzai, Fast, FiveCards, HighLow, Holdem, Omaha};
    let stakes = stakes();
    assert_eq!(LobbyTab::of_all(&stakes), [Holdem, Omaha, FiveCards, HighLow, Banzai, Fast]);
    for (tab, listed) in
        [(Holdem, vec![1, 2, 4, 0]), (Omaha, vec![3]), (FiveCards, vec![5]), (HighLow, vec![6]), (Banzai, vec![7]), (Fast, vec![8])]
    {
        assert_eq!(ids(&LobbyChoices { tab, ..LobbyChoices::default() }), listed, "{tab:?}");
    }
    let deep = LobbyChoices { tab: LobbyTab::Deepstack, ..LobbyChoices::default() };
    assert_eq!(LobbyList::of(&stakes, &deep, "").tab, Holdem, "nothing stands under the tab that was open last");
    assert_eq!(LobbyList::of(&[], &deep, "").rows.len(), 0);
}

#[test]
fn each_filter_holds_back_what_it_says() {
    let all = LobbyChoices::default;
    assert_eq!(ids(&LobbyChoices { limit: Some(StakeLimit::FixedLimit), ..all() }), [2]);
    assert_eq!(ids(&LobbyChoices { seats: Some(6), ..all() }), [1, 4, 0]);
    assert_eq!(ids(&LobbyChoices { least: Some(Money::new(20)), ..all() }), [2, 4, 0]);
    assert_eq!(ids(&LobbyChoices { most: Some(Money::new(20)), ..all() }), [1, 2, 4]);
    assert_eq!(ids(&LobbyChoices { hide_empty: true, ..all() }), [1, 0]);
    let mut starred = LobbyChoices { only_favourites: true, ..all() };
    assert_eq!(ids(&starred), Vec::<u16>::new());
    starred.toggle_favourite(&stakes()[4]);
    assert_eq!(ids(&starred), [4]);
    assert_eq!((starred.filters(), all().filters()), (1, 0));
    starred.seats = Some(6);
    starred.clear_filters();
    assert_eq!((starred.filters(), starred.favourites.len()), (0, 1), "stars are no filter");
}

fn found(search: &str) -> (LobbyTab, Vec<u16>) {
    let stakes = stakes();
    let list = LobbyList::of(&stakes, &LobbyChoices::default(), search);
    (list.tab, list.rows.iter().map(|row| row.stake.0).collect())
}

#[test]
fn a_search_finds_stakes_as_players_write_them() {
    for search in ["0.10", "0,10", "0,10 €", "€0.10", "0.1", "0.10/0.20", "0,10 € / 0,20 €", "0.10/"] {
        assert_eq!(found(search), (LobbyTab::Holdem, vec![2, 4]), "{search}");
    }
    assert_eq!(found("0.50/1"), (LobbyTab::Holdem, vec![0]));
    assert_eq!(found("0.20/0.10").1, Vec::<u16>::new(), "the small blind stands first");
    assert_eq!(found(" ").1, [1, 2, 4, 0], "nothing is typed");
}

#[test]
fn a_search_finds_a_part_of_a_name_in_any_tab_and_all_its_words_count() {
    assert_eq!(found("FLHE"), (LobbyTab::Holdem, vec![2]));
    assert_eq!(found("plo5"), (LobbyTab::FiveCards, vec![5]), "a tab with a match comes to the front");
    assert_eq!(found("nlhe 0.10").1, [4]);
    let stakes = stakes();
    assert_eq!(LobbyList::of(&stakes, &LobbyChoices::default(), "plo 10").tabs, [LobbyTab::Omaha, LobbyTab::FiveCards, LobbyTab::HighLow]);
    let nothing = LobbyList::of(&stakes, &LobbyChoices::default(), "razz");
    assert_eq!((nothing.rows.len(), nothing.tab, nothing.tabs.len()), (0, LobbyTab::Holdem, 6), "the tabs stay while nothing is found");
}

#[test]
fn a_search_finds_the_stake_of_a_table_by_the_beginning_of_the_table_s_name() {
    let mut stakes = stakes();
    stakes[3].table_names = ["Vega", "Aldebaran 12"].map(str::to_owned).to_vec();
    let found = |search: &str| {
        let list = LobbyList::of(&stakes, &LobbyChoices::default(), search);
        (list.tab, list.rows.iter().map(|row| row.stake.0).collect::<Vec<_>>())
    };
    for search in ["Aldebaran", "aldebaran  12", " ALD", "vega"] {
        assert_eq!(found(search), (LobbyTab::Omaha, vec![3]), "{search}");
    }
    for search in ["Aldebaran 2", "baran", "12", "Altair"] {
        assert_eq!(found(search).1, Vec::<u16>::new(), "{search}");
    }
}

#[test]
fn a_stake_that_is_found_for_a_table_says_which_and_the_whole_name_goes_before_a_longer_one() {
    let mut stakes = stakes();
    stakes[3].table_names = ["Vega 2", "Vega", "Plough"].map(str::to_owned).to_vec();
    stakes[7].table_names = vec!["Vega 3".to_owned()];
    let found = |search: &str, tab| {
        let choices = LobbyChoices { tab, ..LobbyChoices::default() };
        let list = LobbyList::of(&stakes, &choices, search);
        let rows = list.rows.iter().map(|row| row.stake.0);
        rows.zip(list.found_tables.iter().map(|name| name.map(str::to_owned))).collect::<Vec<_>>()
    };
    let table = |name: &str| Some(name.to_owned());
    assert_eq!(found("veg", LobbyTab::Omaha), [(3, table("Vega 2"))], "the first of several");
    assert_eq!(found(" VEGA ", LobbyTab::Omaha), [(3, table("Vega"))]);
    assert_eq!(found("vega", LobbyTab::Banzai), [(7, table("Vega 3"))]);
    assert_eq!(found("plo", LobbyTab::Omaha), [(3, None)], "the game matches too, so the table is not why the stake is found");
    assert_eq!(found("", LobbyTab::Omaha), [(3, None)]);
}

#[test]
fn a_filter_offers_what_differs_under_the_tab() {
    let stakes = stakes();
    let options = LobbyList::of(&stakes, &LobbyChoices { hide_empty: true, ..LobbyChoices::default() }, "").options;
    assert_eq!(options.limits, [StakeLimit::NoLimit, StakeLimit::FixedLimit]);
    assert_eq!(options.seats, [6, 10]);
    assert_eq!(options.big_blinds, [4, 20, 100].map(Money::new), "whatever is held back now");
}

#[test]
fn rows_are_ordered_either_way_and_what_is_not_known_stands_last() {
    let mut choices = LobbyChoices::default();
    choices.sort_by(SortBy::AveragePot);
    assert_eq!(ids(&choices), [4, 0, 1, 2]);
    choices.sort_by(SortBy::AveragePot);
    assert_eq!(ids(&choices), [0, 4, 1, 2]);
    choices.sort_by(SortBy::Players);
    assert!(!choices.descending, "another column begins with the least");
    assert_eq!(ids(&choices), [2, 4, 1, 0]);
    choices.sort_by(SortBy::Limit);
    assert_eq!(ids(&choices), [1, 4, 0, 2]);
    choices.sort_by(SortBy::Seats);
    choices.sort_by(SortBy::Seats);
    assert_eq!(ids(&choices), [2, 1, 4, 0]);
}

#[test]
fn a_star_stays_with_its_stake_whatever_number_the_room_gives_it() {
    let mut choices = LobbyChoices::default();
    let row = stakes().remove(3);
    choices.toggle_favourite(&row);
    let moved = StakeRow { stake: StakeId(77), players: 0, rulebook: "fr-3.1".to_owned(), ..row.clone() };
    assert!(choices.is_favourite(&moved));
    assert!(!choices.is_favourite(&StakeRow { form: Form::Fast, ..row.clone() }));
    assert_eq!(FavouriteStake::of(&moved), FavouriteStake::of(&row));
    choices.toggle_favourite(&moved);
    assert_eq!(choices, LobbyChoices::default());
}

#[test]
fn choices_are_kept_with_the_settings() {
    let mut settings = crate::Settings::default();
    settings.lobby.tab = LobbyTab::Banzai;
    settings.lobby.limit = Some(StakeLimit::PotLimit);
    settings.lobby.most = Some(Money::new(50));
    settings.lobby.sort_by(SortBy::Waiting);
    settings.lobby.toggle_favourite(&stakes()[0]);
    let loaded = crate::Settings::from_ron(&settings.to_ron().unwrap()).unwrap();
    assert_eq!(loaded.settings, settings);
}

#[test]
fn the_usual_wait_is_told_in_minutes_beside_those_who_wait_and_only_where_it_is_known() {
    let said = |language, waiting, usual_wait_s, short| {
        let row = StakeRow { waiting, usual_wait_s, ..stakes().remove(0) };
        Texts::embedded(language).show(&waiting_text(&row, short))
    };
    let english = |waiting, wait_s, short| said(Language::English, waiting, wait_s, short);
    assert_eq!(english(2, Some(240), false), "2 · about 4\u{a0}min");
    assert_eq!(english(2, Some(89), true), "2 · ~1\u{a0}min");
    assert_eq!([english(1, Some(59), false), english(1, Some(59), true)], ["1 · less than 1\u{a0}min", "1 · <\u{a0}1\u{a0}min"]);
    assert_eq!([english(3, None, false), english(0, Some(240), true)], ["3", "0"], "nobody waits, or too little is known");
    assert_eq!(said(Language::French, 2, Some(240), false), "2 · environ 4\u{a0}min");
    assert_eq!(said(Language::Swedish, 2, Some(240), false), "2 · ungefär 4\u{a0}min");
}
