//! The table of a recorded hand that is played again, drawn as a live table is.

use bevy::math::Vec2;
use poker_client::{Replay, Settings, TableOdds};
use poker_text::Texts;

use super::hands::own_cards;
use super::moves::Moves;
use super::picture::TablePicture;
use crate::fonts::Fonts;
use crate::layout::TableLayout;
use crate::stage::{FeltStage, Piece};
use crate::theme::Theme;

/// What the table of a recorded hand is drawn with.
#[derive(Clone, Copy)]
pub(crate) struct ReplayedTable<'a> {
    pub(crate) replay: &'a Replay,
    pub(crate) odds: Option<&'a TableOdds>,
    pub(crate) layout: &'a TableLayout,
    pub(crate) theme: &'a Theme,
    pub(crate) fonts: &'a Fonts,
    pub(crate) texts: &'a Texts,
    pub(crate) settings: &'a Settings,
}

impl ReplayedTable<'_> {
    /// The pieces of the table, from the lowest to the highest.
    pub(crate) fn pieces(self) -> Vec<Piece> {
        self.stage().into_pieces()
    }

    fn stage(self) -> FeltStage {
        let (replay, felt) = (self.replay, self.replay.felt());
        let (model, timeline) = (replay.model(), replay.playback().timeline());
        let mut stage = FeltStage::default();
        let mut picture = TablePicture {
            felt: &felt,
            hero: model.hero(),
            tournament: None,
            hole_cards: model.info().game.hole_cards,
            seat_buttons: 0,
            own_cards: model.hero().map(|hero| own_cards(hero, &felt, model.felt())).unwrap_or_default(),
            hides_own: false,
            cards_to_come: &[],
            odds: self.odds,
            layout: self.layout,
            theme: self.theme,
            fonts: self.fonts,
            texts: self.texts,
            amounts: replay.amounts(),
            settings: self.settings,
            clock: None,
            asked: false,
            moves: Moves::of(timeline),
            stage: stage.of(None, Vec2::ZERO),
        };
        picture.board();
        picture.pots();
        picture.seats();
        picture.hands();
        picture.bets();
        picture.draw_moves(timeline);
        // A small window says under the felt who wins.
        if !self.layout.compact() {
            picture.result();
        }
        picture.hand_line(&model.info().game);
        stage
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Rect;
    use bevy::prelude::{Assets, Font};
    use poker_client::{AnimationSpeed, MotionPace, Timing};
    use poker_text::Language;

    use super::*;
    use crate::assets::AssetSource;
    use crate::fonts::FontFiles;
    use crate::stage::PieceKind;
    use crate::style::bench::Bench;
    use crate::tour::replayed_hands;

    #[test]
    fn no_hand_that_lies_open_from_the_start_covers_a_bet_and_no_bet_the_pots() {
        let timing = Timing::from_ron(include_str!("../../assets/timing.ron")).unwrap();
        let pace = MotionPace { speed: AnimationSpeed::Off, reduced: false };
        let fonts = Fonts::new(FontFiles::read(&AssetSource::Embedded).unwrap(), &mut Assets::<Font>::default());
        let mut replay = Replay::of(&replayed_hands()[0], timing, pace).unwrap();
        let mut bets = 0;
        for (width, height) in [(640.0, 360.0), (920.0, 700.0), (1280.0, 800.0)] {
            let bench = Bench::new(Language::English, width, height);
            let layout = TableLayout::new(bench.size, 6, &bench.theme, 1.0);
            for step in 0..replay.steps().len() {
                replay.go_to(step);
                let settings = Settings::default();
                let (theme, texts) = (&bench.theme, &bench.texts);
                let table =
                    ReplayedTable { replay: &replay, odds: None, layout: &layout, theme, fonts: &fonts, texts, settings: &settings };
                let stage = table.stage();
                let size = layout.shown_cards(1, 2)[0].size();
                let of = |kind: PieceKind| stage.pieces().filter(move |(id, _)| id.kind == kind).map(|(_, piece)| piece.placement.at);
                let cards: Vec<Rect> = of(PieceKind::HoleCard).map(|corner| Rect::from_corners(corner, corner + size)).collect();
                for bet in of(PieceKind::BetText) {
                    assert!(!cards.iter().any(|card| card.contains(bet)), "{width}x{height}, step {step}: {bet:?} {cards:?}");
                    assert!(!layout.pots_band().contains(bet), "{width}x{height}, step {step}: {bet:?} lies on the pots");
                    bets += 1;
                }
            }
        }
        assert!(bets > 30, "{bets}");
    }
}
