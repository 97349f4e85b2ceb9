//! Draws text: one font family per weight, vertically centred on its capitals.

use std::sync::Arc;

use bevy_egui::egui::epaint::text::{LayoutJob, PlacedRow, TextFormat, TextWrapping};
use bevy_egui::egui::{Color32, Context, FontFamily, FontId, Galley, Painter, Pos2, Rect, Ui, Vec2};

use super::{RecordedText, Style};

/// The four weights of Cardroom Sans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    Regular,
    Medium,
    SemiBold,
    Bold,
}

impl Weight {
    pub const ALL: [Self; 4] = [Self::Regular, Self::Medium, Self::SemiBold, Self::Bold];

    /// The name of its font family, and of its file without the extension.
    pub const fn family(self) -> &'static str {
        match self {
            Self::Regular => "CardroomSans-Regular",
            Self::Medium => "CardroomSans-Medium",
            Self::SemiBold => "CardroomSans-SemiBold",
            Self::Bold => "CardroomSans-Bold",
        }
    }

    /// The path of its file below `assets/`.
    pub fn file(self) -> String {
        format!("fonts/{}.otf", self.family())
    }
}

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lettering {
    /// The type size in points.
    pub size: f32,
    pub weight: Weight,
    /// The colour of the letters.
    pub ink: Color32,
}

/// Where a text lies in its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextSide {
    /// At the left edge.
    Left,
    Middle,
    /// At the right edge.
    Right,
}

impl Lettering {
    /// The font in egui's type.
    pub fn font(&self) -> FontId {
        FontId::new(self.size, FontFamily::Name(self.weight.family().into()))
    }

    /// The same lettering in another colour.
    #[must_use]
    pub const fn ink(self, ink: Color32) -> Self {
        Self { ink, ..self }
    }

    /// The same lettering in another weight.
    #[must_use]
    pub const fn weight(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }

    /// The same lettering in another size.
    #[must_use]
    pub const fn size(self, size: f32) -> Self {
        Self { size, ..self }
    }

    /// Lays the words out on one line, without cutting them.
    pub fn line(&self, ui: &Ui, words: &str) -> Arc<Galley> {
        ui.painter().layout_no_wrap(words.to_owned(), self.font(), self.ink)
    }

    /// The width of the words on one line.
    pub fn width(&self, ui: &Ui, words: &str) -> f32 {
        self.line(ui, words).size().x
    }

    /// The words of each line if no line may be wider than `width`.
    pub fn lines(&self, ui: &Ui, words: &str, width: f32) -> Vec<String> {
        let words_of = |row: &PlacedRow| row.glyphs.iter().map(|glyph| glyph.chr).collect::<String>().trim_end().to_owned();
        self.wrapped(ui, words, width).rows.iter().map(words_of).collect()
    }

    /// The size of a text on lines no wider than `width`. Unlike [`Self::wrapped`] it can be called before a panel is drawn.
    pub fn measure(&self, ctx: &Context, words: &str, width: f32) -> Vec2 {
        self.block(ctx, words, width).size()
    }

    /// Lays a text out on lines no wider than `width`. It can be called before a panel is drawn; [`Style::draw_block`] draws the result.
    pub fn block(&self, ctx: &Context, words: &str, width: f32) -> Arc<Galley> {
        ctx.fonts_mut(|fonts| fonts.layout(words.to_owned(), self.font(), self.ink, width))
    }

    /// Lays the words out on one line that ends in an ellipsis if they are too wide: for names and explanations, never for amounts.
    pub fn cut(&self, ui: &Ui, words: &str, width: f32) -> Arc<Galley> {
        let mut job = LayoutJob::single_section(words.to_owned(), TextFormat::simple(self.font(), self.ink));
        job.wrap = TextWrapping { max_width: width.max(0.0), max_rows: 1, break_anywhere: true, ..TextWrapping::default() };
        ui.painter().layout_job(job)
    }

    /// Lays the words out on lines no wider than `width`.
    pub fn wrapped(&self, ui: &Ui, words: &str, width: f32) -> Arc<Galley> {
        ui.painter().layout(words.to_owned(), self.font(), self.ink, width.max(1.0))
    }
}

/// The distance of a galley's first baseline from its top.
fn baseline(galley: &Galley) -> f32 {
    galley.rows.first().map_or(0.0, |row| row.pos.y + row.glyphs.first().map_or(row.size.y, |glyph| glyph.pos.y))
}

impl Style<'_> {
    /// Draws one line in a room, with its capitals centred on the room's middle. Callers make sure that it fits; otherwise it is cut.
    pub fn letter(&self, ui: &Ui, room: Rect, side: TextSide, lettering: Lettering, words: &str) {
        self.line(ui, room, side, lettering, words, false);
    }

    /// Draws a name in a room. A long name is cut with an ellipsis; returns whether it was.
    pub fn name(&self, ui: &Ui, room: Rect, side: TextSide, lettering: Lettering, words: &str) -> bool {
        self.line(ui, room, side, lettering, words, true)
    }

    fn line(&self, ui: &Ui, room: Rect, side: TextSide, lettering: Lettering, words: &str, cut_allowed: bool) -> bool {
        if words.is_empty() {
            return false;
        }
        let whole = lettering.line(ui, words);
        let cut = whole.size().x > room.width() + 0.5;
        let galley = if cut { lettering.cut(ui, words, room.width()) } else { whole };
        let x = match side {
            TextSide::Left => room.left(),
            TextSide::Middle => room.center().x - galley.size().x / 2.0,
            TextSide::Right => room.right() - galley.size().x,
        };
        let words = if cut { drawn(&galley) } else { words.to_owned() };
        let rect = self.set(ui.painter(), Pos2::new(x, room.center().y), lettering, galley);
        self.record.lettered(RecordedText { words, rect, room, shown: rect.intersect(ui.clip_rect()), cut_allowed, covered: false });
        cut
    }

    /// Draws one line at a point: `at.y` is the middle of its capitals. Returns its width.
    pub fn letter_at(&self, ui: &Ui, at: Pos2, side: TextSide, lettering: Lettering, words: &str) -> f32 {
        let width = lettering.width(ui, words);
        let left = match side {
            TextSide::Left => at.x,
            TextSide::Middle => at.x - width / 2.0,
            TextSide::Right => at.x - width,
        };
        let room = Rect::from_min_size(Pos2::new(left, at.y - lettering.size / 2.0), Vec2::new(width, lettering.size));
        self.letter(ui, room, TextSide::Left, lettering, words);
        width
    }

    /// Draws a block of lines from its top left corner. Returns its height.
    pub fn letter_block(&self, ui: &Ui, at: Pos2, width: f32, lettering: Lettering, words: &str) -> f32 {
        let galley = lettering.wrapped(ui, words, width);
        let height = galley.size().y;
        self.draw_block(ui, at, width, galley);
        height
    }

    /// Draws lines that were laid out before, from their top left corner. `width` is the room that they have.
    pub fn draw_block(&self, ui: &Ui, at: Pos2, width: f32, block: Arc<Galley>) {
        let size = block.size();
        let rect = Rect::from_min_size(at, size);
        let room = Rect::from_min_size(at, Vec2::new(width, size.y));
        self.record.lettered(RecordedText {
            words: block.text().to_owned(),
            rect,
            room,
            shown: rect.intersect(ui.clip_rect()),
            cut_allowed: false,
            covered: false,
        });
        // The lines keep the ink with which they were laid out.
        ui.painter().galley(at, block, Color32::PLACEHOLDER);
    }

    /// Draws a line. Returns the rectangle of its capitals.
    fn set(&self, painter: &Painter, at: Pos2, lettering: Lettering, galley: Arc<Galley>) -> Rect {
        let half = lettering.size * self.theme.text.cap_height / 2.0;
        let top = at.y + half - baseline(&galley);
        let rect = Rect::from_min_max(Pos2::new(at.x, at.y - half), Pos2::new(at.x + galley.size().x, at.y + half));
        painter.galley(Pos2::new(at.x, top), galley, lettering.ink);
        rect
    }
}

/// The text of a galley as it is drawn, with the ellipsis if it was cut.
fn drawn(galley: &Galley) -> String {
    galley.rows.iter().flat_map(|row| row.glyphs.iter().map(|glyph| glyph.chr)).collect()
}
