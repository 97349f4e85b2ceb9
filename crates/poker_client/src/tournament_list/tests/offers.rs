//! Sections, offers and multipliers.

use poker_protocol::{Bytes32, DrawView, Money, MultiplierRow, TournamentKind};
use poker_rules::Chips;

use super::fixture::{MINUTE, NOW, client, facts, offer, row};
use crate::{DrawTable, LobbySection, LobbySections, NextStart, OfferList, TournamentChoices};

fn offers() -> Vec<poker_protocol::OfferRow> {
    vec![
        offer(1, 5, 2, facts("sng", "nlhe", 108, &[]), TournamentKind::SitAndGo),
        offer(2, 2, 1, facts("sng-heads-up", "nlhe", 210, &[]), TournamentKind::SitAndGo),
        offer(3, 3, 0, facts("HexaPro", "nlhe", 500, &[]), TournamentKind::Hexapro),
        offer(4, 3, 2, facts("HexaPro", "nlhe", 100, &[]), TournamentKind::Hexapro),
        offer(5, 3, 1, facts("HexaPLO Extreme", "plo", 200, &[]), TournamentKind::Hexapro),
        offer(6, 3, 1, facts("HexaPro Extreme", "nlhe", 50, &[]), TournamentKind::Hexapro),
    ]
}

#[test]
fn r_ui_1_the_sections_are_those_that_the_room_has_with_counts_and_the_next_beginning() {
    let told =
        client(vec![row(1, 90, facts("Polaris", "nlhe", 2_750, &[])), row(2, 5, facts("Mira", "nlhe", 110, &[]))], offers(), Vec::new());
    let sections = LobbySections::of(&[], told.tournaments().lobby(), NOW);
    let found: Vec<_> = sections.0.iter().map(|tab| (tab.section, tab.count, tab.next)).collect();
    assert_eq!(
        found,
        [
            (LobbySection::SitAndGo, 2, Some(NextStart::Players(1))),
            (LobbySection::Hexapro, 3, Some(NextStart::Players(1))),
            (LobbySection::Hexaplo, 1, Some(NextStart::Players(2))),
            (LobbySection::Tournaments, 2, Some(NextStart::At(NOW + 5 * MINUTE))),
        ]
    );
    assert_eq!(sections.front(LobbySection::Hexaplo), LobbySection::Hexaplo);
    assert_eq!(sections.front(LobbySection::Cash), LobbySection::SitAndGo, "there are no stakes");
}

#[test]
fn a_room_without_tournaments_has_cash_games_alone() {
    let told = client(Vec::new(), Vec::new(), Vec::new());
    let sections = LobbySections::of(&[], told.tournaments().lobby(), NOW);
    assert_eq!(sections.0.iter().map(|tab| tab.section).collect::<Vec<_>>(), [LobbySection::Cash]);
}

#[test]
fn r_hex_7_games_in_omaha_have_a_section_of_their_own_and_families_lie_together() {
    let told = client(Vec::new(), offers(), Vec::new());
    let lobby = told.tournaments().lobby();
    let choices = TournamentChoices::default();
    let list = OfferList::of(lobby, LobbySection::Hexapro, &choices);
    let families: Vec<_> = list.families().map(|(name, rows)| (name, rows.iter().map(|row| row.offer.0).collect::<Vec<_>>())).collect();
    assert_eq!(families, [("HexaPro", vec![4, 3]), ("HexaPro Extreme", vec![6])]);
    assert_eq!(OfferList::of(lobby, LobbySection::Hexaplo, &choices).0.len(), 1);
}

#[test]
fn offers_with_a_star_come_first() {
    let told = client(Vec::new(), offers(), Vec::new());
    let mut choices = TournamentChoices::default();
    let order = |choices: &TournamentChoices| {
        OfferList::of(told.tournaments().lobby(), LobbySection::SitAndGo, choices).0.iter().map(|row| row.offer.0).collect::<Vec<_>>()
    };
    assert_eq!(order(&choices), [1, 2]);
    choices.toggle_favourite(&offers()[1].facts);
    assert_eq!(order(&choices), [2, 1]);
}

#[test]
fn r_hex_3_the_table_of_multipliers_says_the_prizes_and_what_the_room_keeps() {
    let row = |percent, weight, shares: &[u32]| MultiplierRow {
        percent,
        weight,
        shares_ppm: shares.to_vec(),
        stack: Chips::new(500),
        level_ms: 60_000,
    };
    let split = [800_000, 120_000, 80_000];
    let all = [1_000_000];
    let rows = vec![
        row(150, 56_294, &all),
        row(300, 25_000, &all),
        row(500, 14_000, &all),
        row(1_000, 4_600, &all),
        row(2_500, 100, &split),
        row(10_000, 5, &split),
        row(100_000, 1, &split),
    ];
    let draw = DrawView { root: Bytes32([0; 32]), rows, drawn: None };
    let table = DrawTable::of(&draw, Money::new(500), 3);
    let highest = table.rows()[0];
    assert_eq!((highest.percent, table.pool(highest)), (100_000, Money::new(500_000)));
    assert_eq!(table.prizes(highest), [400_000, 60_000, 40_000].map(Money::new));
    assert_eq!(table.prizes(table.rows()[6]), [Money::new(750)]);
    assert_eq!((table.kept_ppm(), table.kept()), (68_530, Money::new(34)), "the document's 6.853 %");
}
