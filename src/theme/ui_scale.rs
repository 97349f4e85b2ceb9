//! How the theme's lengths grow with the window.

use bevy::math::Vec2;

use super::{LengthPair, PairSize};

/// The regular window, for which [`LengthPair::regular`] is given.
pub const REGULAR: Vec2 = Vec2::new(1280.0, 800.0);
/// The smallest text scale that a player can choose.
pub const TEXT_SCALE_MIN: f32 = 0.8;
/// The largest text scale that a player can choose, for which screens have room in a regular window.
pub const TEXT_SCALE_MAX: f32 = 2.0;
/// The largest text scale for which screens have room in the smallest window, and tables in most without being magnified.
const COMPACT_TEXT_MAX: f32 = 1.4;
/// The usual type size in the smallest window, relative to that in the regular one.
const COMPACT_TYPE: LengthPair = LengthPair { compact: 0.85, regular: 1.0 };

/// Bounds of `UiScale::s`: the compact lengths hold up to the first, the layout is compact below the second, the log is shown from the
/// third on, and sizes grow up to the fourth.
const COMPACT_END: f32 = 0.45;
/// Below this a table lies in a small tile, whose lengths shrink down to this share of the compact ones. A tile of 640x344 is no small one.
const SMALL_BELOW: f32 = 0.4299;
const SMALLEST: f32 = 0.7;
const COMPACT_BELOW: f32 = 0.62;
const LOG_FROM: f32 = 0.9;
const LARGEST: f32 = 2.0;
/// While a window's edge is dragged, sizes change in steps by this factor.
const DRAG_STEP: f32 = 1.25;

/// A window's size and the player's text size, as factors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UiScale {
    s: f32,
    /// The text size of the player.
    wished: f32,
    /// The same, as far as the window has room for it.
    chosen: f32,
    /// The text size with which lengths are made.
    text: f32,
    /// The factor by which everything is larger than in a small window: a table with very large text is laid out as in one.
    magnified: f32,
    text_floor: f32,
    target_floor: f32,
}

impl UiScale {
    /// The scale of a window of `size` logical pixels. Text is never smaller than `text_floor`, and clickable things are never smaller than
    /// `target_floor`.
    pub(super) fn with_floors(size: Vec2, text_scale: f32, text_floor: f32, target_floor: f32) -> UiScale {
        let s = (size / REGULAR).min_element();
        let wished = text_scale.max(TEXT_SCALE_MIN);
        UiScale { s, wished, chosen: wished, text: wished, magnified: 1.0, text_floor, target_floor }.fitted()
    }

    /// The same scale with the largest text, up to the player's, for which the window has room.
    fn fitted(self) -> UiScale {
        let text = self.wished.min(largest_text(self.s));
        UiScale { chosen: text, text, ..self }
    }

    /// The same window for a table, where seats, bets and buttons leave less room for text than screens do. For text that is too large for
    /// this, the table is laid out as in the smallest window and magnified.
    #[must_use]
    pub fn at_table(self) -> UiScale {
        if self.small() {
            // In a small tile text has the smallest size anyway.
            return self.with_text_scale(1.0);
        }
        let window = UiScale { magnified: 1.0, text: self.chosen, ..self };
        let most = window.largest_unmagnified();
        if self.chosen <= most {
            return window;
        }
        if self.s <= COMPACT_END {
            return window.with_text_scale(most);
        }
        let small = UiScale { magnified: self.s / COMPACT_END, text: 1.0, ..window };
        small.with_text_scale((window.type_share() / small.type_share()).min(COMPACT_TEXT_MAX))
    }

    /// The largest text scale for which screens and tables have room in this window.
    #[must_use]
    pub fn largest_text(self) -> f32 {
        largest_text(self.s)
    }

    /// The largest text scale for which a table has room without being magnified. It grows once lengths do not grow with the window any more.
    fn largest_unmagnified(self) -> f32 {
        // A tile lower than the smallest window leaves less.
        let shrunk = (self.s / COMPACT_END).min(1.0);
        in_steps((COMPACT_TEXT_MAX * (self.s / LARGEST).max(1.0) * shrunk).clamp(1.0, TEXT_SCALE_MAX))
    }

    /// The usual type size, relative to that in the regular window.
    fn type_share(self) -> f32 {
        self.grown(COMPACT_TYPE)
    }

    /// The size, relative to the regular window, of the window for which things are laid out.
    fn laid_out(self) -> f32 {
        self.s / self.magnified
    }

    /// The scale of a window whose edge is dragged, changed in steps from the scale `drawn`, so that few type sizes are needed.
    #[must_use]
    pub fn stepped_from(self, drawn: UiScale) -> UiScale {
        let steps = (self.s / drawn.s).log(DRAG_STEP).round();
        UiScale { s: drawn.s * DRAG_STEP.powf(steps), ..self }.fitted()
    }

    /// The player's text size, 0.8 to 2, or less where the window has no room for it.
    #[must_use]
    pub const fn chosen_text(self) -> f32 {
        self.chosen
    }

    /// The text size with which lengths are made: the player's, or less where a table is magnified instead.
    #[must_use]
    pub const fn text_scale(self) -> f32 {
        self.text
    }

    /// The same window with lengths for another text size.
    #[must_use]
    pub const fn with_text_scale(self, text: f32) -> UiScale {
        UiScale { text, ..self }
    }

    /// Whether the window is small. It then has fewer words, icons instead of checkboxes, and one row over the buttons.
    #[must_use]
    pub fn compact(self) -> bool {
        self.laid_out() < COMPACT_BELOW
    }

    /// Whether this is a tile so small that a table has no row for the amount and no switches.
    #[must_use]
    pub fn small(self) -> bool {
        self.laid_out() < SMALL_BELOW
    }

    /// Whether the window is large enough for the log.
    #[must_use]
    pub fn shows_log(self) -> bool {
        self.laid_out() >= LOG_FROM
    }

    /// A length in this window.
    #[must_use]
    pub fn l(self, pair: LengthPair) -> f32 {
        self.share(pair) * self.zoom()
    }

    /// The place of the window between the compact (0) and the regular (1) ends of pairs.
    fn along(self) -> f32 {
        ((self.laid_out() - COMPACT_END) / (1.0 - COMPACT_END)).clamp(0.0, 1.0)
    }

    /// A number that is not a length, such as a share, between the pair's ends. It does not grow further in a large window.
    #[must_use]
    pub fn share(self, pair: LengthPair) -> f32 {
        self.between((pair.compact, pair.regular))
    }

    /// Like [`Self::share`], but the ends may be negative.
    #[must_use]
    pub fn between(self, (compact, regular): (f32, f32)) -> f32 {
        compact + (regular - compact) * self.along()
    }

    /// A length that also grows with the text size, such as that of a plate or a bar.
    #[must_use]
    pub fn grown(self, pair: LengthPair) -> f32 {
        self.l(pair) * self.text
    }

    /// Like [`Self::grown`], for a length with text of this type size in it: it stops shrinking where its text does.
    #[must_use]
    pub fn grown_around(self, pair: LengthPair, text: LengthPair) -> f32 {
        self.l(pair) * (self.type_size(text) / self.l(text)).max(self.text)
    }

    /// A size that also grows with the text size.
    #[must_use]
    pub fn grown_size(self, pair: PairSize) -> Vec2 {
        Vec2::new(self.grown(pair.width), self.grown(pair.height))
    }

    /// A type size, never below the floor.
    #[must_use]
    pub fn type_size(self, pair: LengthPair) -> f32 {
        self.grown(pair).max(self.text_floor)
    }

    /// The smallest type size.
    #[must_use]
    pub const fn text_floor(self) -> f32 {
        self.text_floor
    }

    /// A type size or length of a panel that is given for 1280x800 only. It grows with the text size and with a window larger than the
    /// regular one.
    #[must_use]
    pub fn fixed(self, length: f32) -> f32 {
        length * self.text * self.zoom()
    }

    /// A type size given for 1280x800 only, never below the floor.
    #[must_use]
    pub fn fixed_type(self, size: f32) -> f32 {
        self.fixed(size).max(self.text_floor)
    }

    /// The factor by which panels grow in a window larger than the regular one, up to 2, and shrink in a small tile; otherwise 1. A
    /// magnified table multiplies it.
    #[must_use]
    pub fn zoom(self) -> f32 {
        if self.small() { (self.s / COMPACT_END).max(SMALLEST) } else { self.laid_out().clamp(1.0, LARGEST) * self.magnified }
    }

    /// The height or width of something to click, never below the floor.
    #[must_use]
    pub fn target(self, length: f32) -> f32 {
        length.max(self.target_floor)
    }
}

/// The largest text scale for a window of this size relative to the regular one, in whole steps of five per cent.
fn largest_text(s: f32) -> f32 {
    let along = ((s - COMPACT_END) / (1.0 - COMPACT_END)).clamp(0.0, 1.0);
    in_steps(COMPACT_TEXT_MAX + (TEXT_SCALE_MAX - COMPACT_TEXT_MAX) * along)
}

/// The next smaller whole step.
fn in_steps(text: f32) -> f32 {
    (text * TEXT_STEPS + 1e-3).floor() / TEXT_STEPS
}

/// The number of steps of the text scale from one to two.
const TEXT_STEPS: f32 = 20.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Theme;

    #[test]
    fn a_pair_reaches_its_ends_at_the_small_and_the_regular_window() {
        let theme = Theme::embedded().unwrap();
        let pair = LengthPair { compact: 10.0, regular: 20.0 };
        let l = |width: f32, height: f32| UiScale::new(&theme, Vec2::new(width, height), 1.0).l(pair);
        assert_eq!(l(640.0, 360.0), 10.0);
        assert_eq!(l(640.0, 344.0), 10.0);
        assert_eq!(l(320.0, 200.0), 7.0);
        assert_eq!(l(1280.0, 800.0), 20.0);
        assert_eq!(l(1280.0, 580.0), 15.0);
        assert_eq!(l(2560.0, 1600.0), 40.0);
        assert_eq!(l(5120.0, 3200.0), 40.0);
    }

    #[test]
    fn a_dragged_window_needs_few_type_sizes_and_a_resting_one_its_own() {
        let theme = Theme::embedded().unwrap();
        for text in [1.0, 2.0] {
            let drawn = UiScale::new(&theme, Vec2::new(1280.0, 800.0), text);
            assert_eq!(drawn.stepped_from(drawn), drawn);
            let dragged = |grown: u16| UiScale::new(&theme, Vec2::new(640.0 + f32::from(grown), 360.0 + f32::from(grown)), text);
            let scales = || (0..=1_000_u16).map(|grown| dragged(grown).stepped_from(drawn).at_table());
            let sizes: std::collections::BTreeSet<u32> = scales().map(|scale| scale.type_size(theme.size.name_text).to_bits()).collect();
            assert!(sizes.len() <= 6, "text {text}: {sizes:?}");
        }
    }

    #[test]
    fn text_is_never_larger_than_the_window_has_room_for() {
        let theme = Theme::embedded().unwrap();
        let most = |width: f32, height: f32| UiScale::new(&theme, Vec2::new(width, height), 9.0).text_scale();
        assert!((most(640.0, 360.0) - 1.4).abs() < 1e-4);
        assert!((most(1280.0, 800.0) - 2.0).abs() < 1e-4 && (most(3840.0, 2160.0) - 2.0).abs() < 1e-4);
        let between = most(960.0, 600.0);
        assert!(between > 1.4 && between < 2.0, "{between}");
        assert!(((between * 20.0).round() - between * 20.0).abs() < 1e-3, "a step of the slider: {between}");
        assert!((UiScale::new(&theme, Vec2::new(640.0, 360.0), 0.1).text_scale() - 0.8).abs() < 1e-4);
    }

    #[test]
    fn a_table_has_text_of_every_size_for_which_its_window_has_room() {
        let theme = Theme::embedded().unwrap();
        for s in [0.45, 0.5, 0.6, 0.75, 0.9, 1.0, 1.35, 1.8, 2.0, 2.7, 3.0] {
            let of = |text: f32| UiScale::new(&theme, REGULAR * s, text);
            let size = |scale: UiScale| scale.type_size(theme.size.name_text);
            let mut before = 0.0;
            for percent in (100..=200_u16).step_by(5) {
                let window = of(f32::from(percent) / 100.0);
                let table = window.at_table();
                let (at_table, on_page) = (size(table), size(window));
                assert!((at_table / on_page - 1.0).abs() < 0.06, "{s} {percent} %: {at_table} at the table, {on_page} on a page");
                assert!(at_table + 1e-3 >= before, "{s} {percent} %: {at_table} after {before}");
                assert!(table.text_scale() <= 2.0, "{s} {percent} %: {}", table.text_scale());
                assert_eq!(table.at_table(), table, "{s} {percent} %");
                before = at_table;
            }
        }
    }

    #[test]
    fn text_never_falls_below_the_floor() {
        let theme = Theme::embedded().unwrap();
        let scale = UiScale::new(&theme, Vec2::new(640.0, 360.0), 0.9);
        assert_eq!(scale.type_size(theme.size.name_text), theme.text.floor);
    }
}
