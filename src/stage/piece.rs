//! One thing on the felt: a picture or a line of text.

use bevy::prelude::*;
use poker_protocol::TableId;

use super::Placement;
use crate::art::Art;
use crate::style::Weight;
use crate::theme::Colour;

/// The name of a piece: its kind, its seat or place, and its number among several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct PieceId {
    pub(crate) kind: PieceKind,
    pub(crate) at: u8,
    pub(crate) n: u8,
}

/// The name of a piece, and the table to which it belongs; no table for the empty felt that is drawn ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct OwnPiece {
    pub(super) table: Option<TableId>,
    pub(super) id: PieceId,
}

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum PieceKind {
    Background,
    Slot,
    BoardCard,
    HoleCard,
    WinBar,
    Strip,
    StripText,
    StripLine,
    Plate,
    Avatar,
    Label,
    Monogram,
    Ring,
    Seconds,
    Name,
    Stack,
    Tag,
    TagText,
    Bounty,
    BountyPill,
    BountyText,
    Dealer,
    Bet,
    BetPill,
    BetText,
    PotChips,
    PotPill,
    PotLabel,
    PotAmount,
    PotCheck,
    HandLine,
    OddsPill,
    OddsText,
    ResultPill,
    ResultText,
    Flight,
    FlightPill,
    FlightText,
    Empty,
    EmptyText,
}

impl PieceKind {
    /// The piece of this kind at a seat or place.
    pub(crate) fn at(self, at: u8) -> PieceId {
        PieceId { kind: self, at, n: 0 }
    }

    /// The `n`th of several pieces of this kind at a seat or place.
    pub(crate) fn nth(self, at: u8, n: u8) -> PieceId {
        PieceId { kind: self, at, n }
    }
}

/// How a line of text sits on its anchor point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Centre,
    Right,
}

/// A line of text. Its anchor point lies on the middle of its capitals.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TextContent {
    pub(crate) text: String,
    pub(crate) size: f32,
    pub(crate) weight: Weight,
    pub(crate) colour: Colour,
    pub(crate) align: Align,
}

/// What a piece shows.
#[derive(Component, Clone, Debug, PartialEq)]
pub(crate) enum PieceContent {
    /// A picture; its anchor point is its top left corner (of the shape, not of its shadow).
    Art(Art),
    /// A line of text.
    Text(TextContent),
}

impl PieceContent {
    /// Whether both are pictures or both are text, so that the entity can be kept.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Art(_), Self::Art(_)) | (Self::Text(_), Self::Text(_)))
    }
}

/// One thing on the felt.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Piece {
    pub(crate) content: PieceContent,
    pub(crate) placement: Placement,
}

impl Piece {
    pub(crate) fn art(art: Art, at: Vec2, z: f32) -> Self {
        Self { content: PieceContent::Art(art), placement: Placement::at_rest(at, z) }
    }

    pub(crate) fn text(text: TextContent, at: Vec2, z: f32) -> Self {
        Self { content: PieceContent::Text(text), placement: Placement::at_rest(at, z) }
    }

    pub(crate) fn alpha(mut self, alpha: f32) -> Self {
        self.placement.alpha = alpha;
        self
    }

    pub(crate) fn turn(mut self, turn: f32) -> Self {
        self.placement.turn = turn;
        self
    }

    pub(crate) fn moving(mut self) -> Self {
        self.placement.moving = true;
        self
    }
}
