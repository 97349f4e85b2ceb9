//! The file that describes a look: what it may say, and how it is checked.

use std::path::Path;
use std::sync::Arc;

use poker_client::{IndexSize, MAX_LOOK_NAME};
use poker_rules::Card;
use ron::extensions::Extensions;
use serde::Deserialize;

use super::fault::{FILE, LookFault};
use super::picture_file::{self, Use};
use crate::look_picture::LookPicture;
use crate::theme::{BackLook, Colour, DeckInks, DeckLook, FeltLook, Theme};

/// The version of the file.
const VERSION: u16 = 1;
/// The longest file in kilobytes.
const MOST_KILOBYTES: u64 = 64;
/// What stands for the name of a card in the names of a deck's pictures.
const CARD: &str = "{card}";
/// The least contrast of text on a felt, and of suits on cards.
const LEAST_CONTRAST: f64 = 4.5;
/// The share of a felt's picture that may be lighter than text allows.
const LIGHT_SHARE: f32 = 0.05;

/// What a look is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum LookKind {
    Felt,
    Back,
    Deck,
}

/// The colours of a felt.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct FeltColours {
    centre: Colour,
    mid: Colour,
    edge: Colour,
}

/// The content of `look.ron`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LookFile {
    #[serde(default)]
    version: u16,
    name: String,
    kind: LookKind,
    #[serde(default)]
    colours: Option<FeltColours>,
    #[serde(default)]
    picture: Option<String>,
    #[serde(default)]
    suits: Option<DeckInks>,
    #[serde(default)]
    index: Option<IndexSize>,
    #[serde(default)]
    pictures: Option<String>,
}

/// A look that was read and checked.
pub(super) enum OwnLook {
    Felt(FeltLook),
    Back(BackLook),
    Deck(DeckLook),
}

impl LookFile {
    /// Reads the file of a look's folder.
    pub(super) fn read(look: &Path) -> Result<Self, LookFault> {
        let bytes = picture_file::bytes(look, FILE, MOST_KILOBYTES)?;
        let text = core::str::from_utf8(&bytes).map_err(|_| LookFault::Malformed { line: 1 })?;
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let file: Self = options.from_str(text).map_err(|error| LookFault::Malformed { line: error.span.start.line })?;
        if file.version > VERSION {
            return Err(LookFault::Newer { version: file.version });
        }
        let letters = file.name.trim().chars().count();
        if letters == 0 || letters > MAX_LOOK_NAME || file.name.chars().any(char::is_control) {
            return Err(LookFault::Name { most: MAX_LOOK_NAME });
        }
        Ok(file)
    }

    /// Reads the pictures and checks everything.
    pub(super) fn check(self, look: &Path, name: String, theme: &Theme) -> Result<OwnLook, LookFault> {
        match self.kind {
            LookKind::Felt => self.felt(look, name, theme).map(OwnLook::Felt),
            LookKind::Back => self.back(look, name, theme).map(OwnLook::Back),
            LookKind::Deck => self.deck(look, name, theme).map(OwnLook::Deck),
        }
    }

    fn felt(self, look: &Path, name: String, theme: &Theme) -> Result<FeltLook, LookFault> {
        let Some(usual) = theme.felt_at(0) else { return Err(LookFault::Lacks { field: "colours" }) };
        if self.colours.is_none() && self.picture.is_none() {
            return Err(LookFault::Lacks { field: "colours" });
        }
        let picture = self.picture.map(|file| Ok::<_, LookFault>((picture_file::read(look, &file, Use::Felt)?, file))).transpose()?;
        let text = theme.palette.felt_text;
        let colours = self.colours.unwrap_or(FeltColours { centre: usual.centre, mid: usual.mid, edge: usual.edge });
        if [colours.centre, colours.mid, colours.edge].into_iter().any(|felt| text.contrast(felt) < LEAST_CONTRAST) {
            return Err(LookFault::TooLight { file: FILE.to_owned() });
        }
        if let Some((picture, file)) = &picture {
            let light = |pixel: [u8; 3]| {
                let [red, green, blue] = pixel;
                text.contrast(Colour::new([red, green, blue, u8::MAX])) < LEAST_CONTRAST
            };
            if picture.share_of(light) > LIGHT_SHARE {
                return Err(LookFault::TooLight { file: file.clone() });
            }
        }
        let FeltColours { centre, mid, edge } = colours;
        let picture = picture.map(|(picture, _)| picture);
        Ok(FeltLook { name, centre, mid, edge, rim: usual.rim, line: usual.line, title: Some(self.name.trim().to_owned()), picture })
    }

    fn back(self, look: &Path, name: String, theme: &Theme) -> Result<BackLook, LookFault> {
        let Some(usual) = theme.back_at(0) else { return Err(LookFault::Lacks { field: "picture" }) };
        let Some(file) = &self.picture else { return Err(LookFault::Lacks { field: "picture" }) };
        let picture = picture_file::read(look, file, Use::Card)?;
        Ok(BackLook { name, title: Some(self.name.trim().to_owned()), picture: Some(picture), ..usual.clone() })
    }

    fn deck(self, look: &Path, name: String, theme: &Theme) -> Result<DeckLook, LookFault> {
        if self.suits.is_none() && self.index.is_none() && self.pictures.is_none() {
            return Err(LookFault::Lacks { field: "suits" });
        }
        let card = theme.palette.card;
        let pale = |inks: &DeckInks| {
            [inks.spades, inks.hearts, inks.diamonds, inks.clubs].into_iter().any(|suit| suit.ink.contrast(card) < LEAST_CONTRAST)
        };
        if self.suits.as_ref().is_some_and(pale) {
            return Err(LookFault::PaleSuit);
        }
        let faces = match &self.pictures {
            None => None,
            Some(pattern) if !pattern.contains(CARD) => return Err(LookFault::Lacks { field: CARD }),
            Some(pattern) => {
                let read = |card: &Card| picture_file::read(look, &pattern.replace(CARD, &card.to_string()), Use::Card);
                Some(Card::ALL.iter().map(read).collect::<Result<Vec<LookPicture>, _>>()?.into())
            }
        };
        let faces: Option<Arc<[LookPicture]>> = faces;
        Ok(DeckLook { name, title: self.name.trim().to_owned(), inks: self.suits, index: self.index, faces })
    }
}
