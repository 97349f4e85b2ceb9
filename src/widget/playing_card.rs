//! A card's face on a panel, in the deck that the player chose.

use bevy_egui::egui::{Rect, Ui, vec2};
use poker_client::{CourtLetters, Deck};
use poker_rules::{Card, Rank, Suit};

use super::picture::picture;
use super::surface::corner;
use crate::look::Look;

/// How cards are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// Colours of the suits.
    pub deck: Deck,
    /// Letters of ace, king, queen and jack.
    pub letters: CourtLetters,
}

/// Draws a card's face; the rectangle has a card's proportions.
pub fn playing_card(ui: &Ui, look: &Look<'_>, rect: Rect, card: Card, print: Print) {
    let hundredth = rect.width() / 100.0;
    let shadow = &look.theme.shadow.card;
    let under = rect.expand(shadow.grow * hundredth).translate(vec2(0.0, shadow.dy * hundredth));
    ui.painter().rect_filled(under, corner(rect.width() * look.theme.radius.card_ratio), shadow.colour);
    let plain = rect.width() < look.theme.size.motif_from;
    let key = format!("{card} {:?} {:?} {plain}", print.deck, print.letters);
    picture(ui, rect, &key, || face(look, card, print, plain));
}

/// How wide a card of this height is.
pub fn card_width(look: &Look<'_>, height: f32) -> f32 {
    height / look.theme.size.card_aspect
}

fn face(look: &Look<'_>, card: Card, print: Print, plain: bool) -> Option<String> {
    let file = |path: &str| look.assets.file(path).ok().and_then(|bytes| String::from_utf8(bytes.into_owned()).ok());
    let decks = &look.theme.suits;
    let deck = match print.deck {
        Deck::TwoColour => &decks.two_colour,
        Deck::FourColour => &decks.four_colour,
        Deck::Safe => &decks.safe,
    };
    let suit = deck.suit(card.suit());
    let pip = match card.suit() {
        Suit::Spades => "s",
        Suit::Hearts => "h",
        Suit::Diamonds => "d",
        Suit::Clubs => "c",
    };
    let hollow = if suit.hollow { "_hollow" } else { "" };
    let court = matches!(card.rank(), Rank::Jack | Rank::Queen | Rank::King);
    let motif = if court && !plain { file(&format!("cards/motif/{}.svgfrag", card.rank().letter()))? } else { String::new() };
    let palette = &look.theme.palette;
    Some(
        file("cards/card_face.svg")?
            .split_once("-->")?
            .1
            .replace("{{INDEX}}", &file(&format!("cards/index/{}.svgfrag", index(card.rank(), print.letters)))?)
            .replace("{{PIP}}", &file(&format!("cards/pip/{pip}{hollow}.svgfrag"))?)
            .replace("{{MOTIF}}", &motif)
            .replace("{{INK}}", &suit.ink.hex())
            .replace("{{CARD_EDGE}}", &palette.card_edge.hex())
            .replace("{{CARD}}", &palette.card.hex()),
    )
}

/// The index at a card's corner, which is also the name of its file.
fn index(rank: Rank, letters: CourtLetters) -> String {
    if rank == Rank::Ten {
        return "10".to_owned();
    }
    let letter = rank.letter();
    match (letters, letter) {
        (CourtLetters::French, 'J') => "V".to_owned(),
        (CourtLetters::French | CourtLetters::Swedish, 'Q') => "D".to_owned(),
        (CourtLetters::French, 'K') => "R".to_owned(),
        (CourtLetters::Swedish, 'J') => "Kn".to_owned(),
        (_, letter) => letter.to_string(),
    }
}
