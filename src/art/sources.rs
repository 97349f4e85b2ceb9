//! The SVG files that art is made of.

use std::collections::HashMap;

use poker_client::{CourtLetters, rank_index};
use poker_rules::{Rank, Suit};
use resvg::usvg::{Options, Tree};

use super::Icon;
use super::raster::ArtError;
use crate::assets::AssetSource;
use crate::theme::{BackLook, Colour, Theme};

/// The names of the files that each hold a letter or number of a card.
const INDICES: [&str; 17] = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "R", "D", "V", "Kn"];
const PIPS: [&str; 8] = ["s", "h", "d", "c", "s_hollow", "h_hollow", "d_hollow", "c_hollow"];
/// The patterns of card backs.
const BACKS: [&str; 4] = ["lattice", "lines", "rings", "dots"];
const MOTIFS: [&str; 3] = ["K", "Q", "J"];

/// The SVG files, read once.
#[derive(Clone, Debug)]
pub struct Sources {
    files: HashMap<String, String>,
}

impl Sources {
    /// Reads all files and checks that each can be drawn.
    ///
    /// # Errors
    /// A file is missing, is not text or is not SVG.
    pub fn load(source: &AssetSource) -> Result<Sources, ArtError> {
        let indices = INDICES.iter().map(|name| format!("cards/index/{name}.svgfrag"));
        let pips = PIPS.iter().map(|name| format!("cards/pip/{name}.svgfrag"));
        let motifs = MOTIFS.iter().map(|name| format!("cards/motif/{name}.svgfrag"));
        let backs = BACKS.iter().map(|name| back_file(name));
        let wholes = ["cards/card_face.svg", "cards/card_face_jumbo.svg", "chips/stack.svg", "chips/top.svg"].map(str::to_owned);
        let icons = Icon::ALL.iter().map(|icon| icon.file().to_owned());
        let mut files = HashMap::new();
        for path in indices.chain(pips).chain(motifs).chain(backs).chain(wholes).chain(icons) {
            let bytes = source.file(&path)?;
            let text = core::str::from_utf8(&bytes).map_err(|_| ArtError::NotSvg { file: source.place(&path) })?;
            let content = content(text).ok_or_else(|| ArtError::NotSvg { file: source.place(&path) })?;
            if !is_svg(&content) {
                return Err(ArtError::NotSvg { file: source.place(&path) });
            }
            files.insert(path, content);
        }
        Ok(Sources { files })
    }

    fn file(&self, path: &str) -> &str {
        // `load` has read every file that is named here; the tests draw every art.
        self.files.get(path).map_or("", String::as_str)
    }

    /// The letter or number of a rank, drawn below and right of its origin.
    pub(super) fn index(&self, rank: Rank, letters: CourtLetters) -> &str {
        self.file(&format!("cards/index/{}.svgfrag", rank_index(rank, letters)))
    }

    pub(super) fn pip(&self, suit: Suit, hollow: bool) -> &str {
        let name = match suit {
            Suit::Spades => 's',
            Suit::Hearts => 'h',
            Suit::Diamonds => 'd',
            Suit::Clubs => 'c',
        };
        self.file(&format!("cards/pip/{name}{}.svgfrag", if hollow { "_hollow" } else { "" }))
    }

    /// The small sign of a jack, queen or king.
    pub(super) fn motif(&self, rank: Rank) -> &str {
        match rank {
            Rank::Jack => self.file("cards/motif/J.svgfrag"),
            Rank::Queen => self.file("cards/motif/Q.svgfrag"),
            Rank::King => self.file("cards/motif/K.svgfrag"),
            Rank::Ace
            | Rank::Ten
            | Rank::Nine
            | Rank::Eight
            | Rank::Seven
            | Rank::Six
            | Rank::Five
            | Rank::Four
            | Rank::Three
            | Rank::Two => "",
        }
    }

    pub(super) fn card_face(&self, jumbo: bool) -> &str {
        self.file(if jumbo { "cards/card_face_jumbo.svg" } else { "cards/card_face.svg" })
    }

    /// The back of a card; without a look, the first pattern in the theme's colours.
    pub(super) fn card_back(&self, theme: &Theme, look: Option<&BackLook>) -> String {
        let palette = &theme.palette;
        let pattern = look.map_or(BACKS[0], |look| look.pattern.as_str());
        let (ground, line) = look.map_or((palette.card_back, palette.card_back_line), |look| (look.ground, look.line));
        let back = coloured(self.file(&back_file(pattern)), &[("CARD_EDGE", palette.card_edge), ("CARD", palette.card)]);
        coloured(&back, &[("BACK_LINE", line), ("BACK", ground)])
    }

    /// A chip seen from a low angle. The middle of its top is at the origin.
    pub(super) fn chip(&self, chip: u8, theme: &Theme) -> String {
        self.chip_file("chips/stack.svg", chip, theme)
    }

    /// A chip seen from above.
    pub(super) fn chip_top(&self, chip: u8, theme: &Theme) -> String {
        self.chip_file("chips/top.svg", chip, theme)
    }

    fn chip_file(&self, path: &str, chip: u8, theme: &Theme) -> String {
        let style = theme.chips.get(usize::from(chip)).or(theme.chips.first());
        style.map_or(String::new(), |style| {
            coloured(self.file(path), &[("BODY", style.body), ("SPOTS", style.spots), ("SHADE", theme.palette.shade)])
        })
    }

    /// An icon in a box of 24 by 24.
    pub(super) fn icon(&self, icon: Icon, colour: Colour, theme: &Theme) -> String {
        let stroke = if icon.is_heavy() { theme.stroke.check } else { theme.stroke.icon };
        let drawn = coloured(self.file(icon.file()), &[("INK", colour), ("ACCENT", theme.palette.accent)]);
        let lines =
            format!(r#"<g fill="none" stroke="{}" stroke-width="{stroke}" stroke-linecap="round" stroke-linejoin="round">"#, colour.hex());
        format!("{lines}{drawn}</g>")
    }
}

fn back_file(pattern: &str) -> String {
    format!("cards/back/{pattern}.svg")
}

/// Replaces placeholders by colours.
pub(super) fn coloured(svg: &str, colours: &[(&str, Colour)]) -> String {
    colours.iter().fold(svg.to_owned(), |svg, (name, colour)| svg.replace(&format!("{{{{{name}}}}}"), &colour.hex()))
}

/// The content of the outermost element, or the whole text if it has no `svg` element.
fn content(text: &str) -> Option<String> {
    let Some(start) = text.find("<svg") else { return Some(text.trim().to_owned()) };
    let body = start + text[start..].find('>')? + 1;
    let end = text.rfind("</svg>").filter(|end| *end >= body)?;
    Some(text[body..end].trim().to_owned())
}

fn is_svg(content: &str) -> bool {
    let whole = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">{content}</svg>"#);
    Tree::from_str(&whole, &Options::default()).is_ok()
}
