//! What a tile of each size shows.

use super::super::{PartShown, TilePart, TileSize};

#[test]
fn a_tile_as_large_as_the_smallest_window_shows_everything() {
    assert_eq!(TileSize::of(640, 360), TileSize::Full);
    for part in TilePart::ALL {
        assert_eq!(TileSize::Full.shown(part), PartShown::Whole, "{part:?}");
    }
}

#[test]
fn a_smaller_tile_leaves_nothing_out_that_a_decision_needs() {
    assert_eq!(
        (TileSize::of(640, 359), TileSize::of(639, 360), TileSize::of(480, 270)),
        (TileSize::Small, TileSize::Small, TileSize::Small)
    );
    for part in [TilePart::Cards, TilePart::Amounts, TilePart::NamesAndStacks, TilePart::TurnRing, TilePart::Slots, TilePart::StateTags] {
        assert_eq!(TileSize::Small.shown(part), PartShown::Whole, "{part:?}");
    }
}

#[test]
fn what_a_small_tile_has_no_button_for_is_reached_by_its_menu_or_by_opening_it() {
    for part in [TilePart::SeatSwitches, TilePart::LogAndChat, TilePart::BarButtons] {
        assert_eq!(TileSize::Small.shown(part), PartShown::InMenu, "{part:?}");
    }
    assert_eq!(TileSize::Small.shown(TilePart::AmountRow), PartShown::WhenLarge);
}
