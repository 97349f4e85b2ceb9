//! What the parts of the table are drawn with.

use bevy::math::{Rect, Vec2};
use poker_client::{Amounts, ClockView, Settings, TableOdds, TableState, TableTournament};
use poker_rules::{Card, Chips, Seat};
use poker_text::{Text, Texts};

use super::moves::Moves;
use crate::art::{Art, CardStyle};
use crate::fonts::Fonts;
use crate::layout::TableLayout;
use crate::stage::{Align, Piece, PieceId, TableStage, TextContent};
use crate::style::Weight;
use crate::theme::{Colour, Theme};

/// The table as it is drawn in this frame.
pub(crate) struct TablePicture<'a> {
    pub(super) felt: &'a TableState,
    pub(super) hero: Option<Seat>,
    /// The tournament of the table, as far as it is shown.
    pub(super) tournament: Option<&'a TableTournament>,
    /// The number of cards of each player.
    pub(super) hole_cards: u8,
    /// The viewer's own hand in the order in which it is held; empty while not all of it is known.
    pub(super) own_cards: Vec<Card>,
    /// Whether the viewer's own cards lie face down.
    pub(super) hides_own: bool,
    /// The cards that would have come, of a hand that ended early.
    pub(super) cards_to_come: &'a [Card],
    /// The number of seat actions in the action bar's slots while the bar has no question.
    pub(super) seat_buttons: usize,
    pub(super) odds: Option<&'a TableOdds>,
    pub(super) layout: &'a TableLayout,
    pub(super) theme: &'a Theme,
    pub(super) fonts: &'a Fonts,
    pub(super) texts: &'a Texts,
    pub(super) amounts: Amounts,
    pub(super) settings: &'a Settings,
    pub(super) clock: Option<&'a ClockView>,
    /// Whether the viewer is asked which cards to show, so that the clock is theirs.
    pub(super) asked: bool,
    pub(super) moves: Moves,
    pub(super) stage: TableStage<'a>,
}

/// How a line of text looks.
#[derive(Clone, Copy)]
pub(super) struct FeltLettering {
    pub(super) size: f32,
    pub(super) weight: Weight,
    pub(super) colour: Colour,
}

/// A pill with a line of text in its middle.
pub(super) struct Pill {
    pub(super) fill: Colour,
    pub(super) ink: FeltLettering,
    pub(super) z: f32,
}

impl TablePicture<'_> {
    /// The index at which a seat is drawn, clockwise from the viewer.
    pub(super) fn visual(&self, seat: Seat) -> u8 {
        self.layout.visual(seat, self.hero)
    }

    /// The seat that is drawn at an index.
    pub(super) fn seat_at(&self, visual: u8) -> Seat {
        self.layout.seat_at(visual, self.hero)
    }

    pub(super) fn is_hero(&self, seat: Seat) -> bool {
        self.hero == Some(seat)
    }

    pub(super) fn say(&self, text: &Text) -> String {
        self.texts.say(text)
    }

    pub(super) fn money(&self, chips: Chips) -> String {
        self.texts.show(&self.amounts.arg(chips))
    }

    pub(super) fn art(&mut self, id: PieceId, art: Art, corner: Vec2, z: f32) {
        self.stage.put(id, Piece::art(art, corner, z));
    }

    pub(super) fn text(&mut self, id: PieceId, text: impl Into<String>, ink: FeltLettering, at: Vec2, align: Align, z: f32) {
        self.stage.put(id, self.line(text, ink, at, align, z));
    }

    /// A line of text as a piece.
    pub(super) fn line(&self, text: impl Into<String>, ink: FeltLettering, at: Vec2, align: Align, z: f32) -> Piece {
        let figure = TextContent { text: text.into(), size: ink.size, weight: ink.weight, colour: ink.colour, align };
        Piece::text(figure, at, z)
    }

    /// Puts a pill with a line of text in its middle on the stage.
    pub(super) fn pill(&mut self, ids: (PieceId, PieceId), rect: Rect, text: String, pill: &Pill) {
        self.art(ids.0, Art::pill(rect.size(), pill.fill), rect.min, pill.z);
        self.text(ids.1, text, pill.ink, rect.center(), Align::Centre, pill.z + ABOVE);
    }

    /// The picture of a card's face or back, in this size.
    pub(super) fn card_art(&self, card: Option<Card>, size: Vec2, dim: bool) -> Art {
        match card {
            Some(card) => Art::card_face(card, CardStyle::of(self.settings), size, dim),
            None => Art::card_back(size),
        }
    }

    pub(super) fn width(&self, text: &str, ink: FeltLettering) -> f32 {
        self.fonts.width(text, ink.size, ink.weight)
    }
}

/// The distance in z between text and the surface under it.
pub(super) const ABOVE: f32 = 0.5;
