//! The theme's lengths. Each field is explained beside its value in `theme.ron`.
#![expect(missing_docs, reason = "fields are named and explained in theme.ron")]

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::{Colour, Pair, PairSize};

/// The 4-px scale of distances.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spacing {
    #[serde(deserialize_with = "length")]
    pub xxs: f32,
    #[serde(deserialize_with = "length")]
    pub xs: f32,
    #[serde(deserialize_with = "length")]
    pub s: f32,
    #[serde(deserialize_with = "length")]
    pub m: f32,
    #[serde(deserialize_with = "length")]
    pub l: f32,
    #[serde(deserialize_with = "length")]
    pub xl: f32,
    #[serde(deserialize_with = "length")]
    pub xxl: f32,
    #[serde(deserialize_with = "length")]
    pub huge: f32,
    #[serde(deserialize_with = "length")]
    pub vast: f32,
    #[serde(deserialize_with = "length")]
    pub whole: f32,
}

/// The radii of corners.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Radius {
    #[serde(deserialize_with = "length")]
    pub tag: f32,
    #[serde(deserialize_with = "length")]
    pub small: f32,
    #[serde(deserialize_with = "length")]
    pub control: f32,
    #[serde(deserialize_with = "length")]
    pub panel: f32,
    #[serde(deserialize_with = "length")]
    pub sheet: f32,
    pub plate: Pair,
    #[serde(deserialize_with = "length")]
    pub card_ratio: f32,
    #[serde(deserialize_with = "length")]
    pub small_below: f32,
}

/// Widths of lines.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stroke {
    #[serde(deserialize_with = "length")]
    pub hair: f32,
    #[serde(deserialize_with = "length")]
    pub control: f32,
    #[serde(deserialize_with = "length")]
    pub rim: f32,
    #[serde(deserialize_with = "length")]
    pub focus: f32,
    #[serde(deserialize_with = "length")]
    pub act: f32,
    pub ring: Pair,
    #[serde(deserialize_with = "length")]
    pub icon: f32,
    #[serde(deserialize_with = "length")]
    pub check: f32,
}

/// Sizes at the table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    pub top_bar: Pair,
    pub bottom_band: Pair,
    pub seat: PairSize,
    pub avatar: Pair,
    pub hero_card: Pair,
    pub board_card: Pair,
    pub shown_card: Pair,
    pub back_card: Pair,
    pub card_gap: Pair,
    #[serde(deserialize_with = "length")]
    pub card_aspect: f32,
    #[serde(deserialize_with = "length")]
    pub motif_from: f32,
    pub name_text: Pair,
    pub stack_text: Pair,
    pub state_text: Pair,
    pub clock_text: Pair,
    pub amount_text: Pair,
    pub pot_label_text: Pair,
    pub tag_h: Pair,
    pub tag_text: Pair,
    pub tag_pad: Pair,
    pub hand_text: Pair,
    pub title_text: Pair,
    pub subtitle_text: Pair,
    pub rail: Pair,
    pub dealer_r: Pair,
    pub dealer_text: Pair,
    pub icon: Pair,
    pub logo: Pair,
    pub action: PairSize,
    pub bar_gap: Pair,
    pub bar_pad: Pair,
    #[serde(deserialize_with = "length")]
    pub min_target: f32,
    #[serde(deserialize_with = "length")]
    pub target_gap: f32,
}

/// Distances at the table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSizes {
    pub seat_side: Pair,
    pub seat_top: Pair,
    #[serde(deserialize_with = "length")]
    pub seat_bottom: f32,
    pub seat_gap: Pair,
    pub band_drop: Pair,
    pub felt_side: Pair,
    pub felt_line_inset: Pair,
    pub bet_plate: Pair,
    pub bet_top_min: Pair,
    pub bet_top_max: Pair,
    pub bet_flank: Pair,
    pub bet_board: Pair,
    pub bet_below_board: Pair,
    pub bet_hero_gap: Pair,
    pub bet_hero_side: Pair,
    pub bet_hero_drop: Pair,
    pub bet_gap: Pair,
    pub bet_nudge: Pair,
    pub bet_chips_drop: Pair,
    pub pots: Pair,
    pub pot_gap: Pair,
    pub pot_h: Pair,
    pub pot_pad: Pair,
    pub pot_label_gap: Pair,
    pub pot_chips_gap: Pair,
    pub pot_check: Pair,
    pub dealer_side: Pair,
    pub dealer_hero: PairSize,
    pub dealer_top: PairSize,
    pub dealer_flank_drop: Pair,
    pub back_gap: Pair,
    pub shown_gap: Pair,
    pub many_gap: Pair,
    pub hero_overlap: Pair,
    pub shown_above: Pair,
    pub shown_below: Pair,
    pub shown_right: Pair,
    pub lift: Pair,
    pub win_bar: Pair,
    pub win_bar_drop: Pair,
    pub hand_drop: Pair,
    pub hand_drop_tagged: Pair,
    pub hand_side: Pair,
    pub time_bank: Pair,
    pub time_bank_h: Pair,
    pub time_bank_icon: Pair,
    pub time_bank_text: Pair,
    pub result: Pair,
    #[serde(deserialize_with = "length")]
    pub result_band: f32,
    pub result_text: Pair,
    #[serde(deserialize_with = "length")]
    pub pill_ratio: f32,
    #[serde(deserialize_with = "length")]
    pub pill_pad_ratio: f32,
    pub tag_hang: Pair,
    pub plate_text_x: Pair,
    pub plate_pad: Pair,
    pub plate_avatar_x: Pair,
    pub plate_avatar_inset: Pair,
    pub ring_avatar_inset: Pair,
    pub state_icon: Pair,
    pub name_rise: Pair,
    pub stack_drop: Pair,
    pub edge: Pair,
    pub top_icon_step: Pair,
    pub top_icon_edge: Pair,
    pub top_title_x: Pair,
    pub top_title_gap: Pair,
    pub window_mark: Pair,
}

/// The action bar, the tools and the log.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BarSizes {
    pub wide_h: Pair,
    pub wide_slider_h: Pair,
    #[serde(deserialize_with = "length")]
    pub wide_preset_h: f32,
    #[serde(deserialize_with = "length")]
    pub stacked_h_max: f32,
    pub stacked_pad: Pair,
    pub stacked_action_w: Pair,
    #[serde(deserialize_with = "length")]
    pub stacked_row_h: f32,
    #[serde(deserialize_with = "length")]
    pub compact_h: f32,
    #[serde(deserialize_with = "length")]
    pub compact_pad: f32,
    #[serde(deserialize_with = "length")]
    pub compact_row_h: f32,
    #[serde(deserialize_with = "length")]
    pub stacked_w: f32,
    #[serde(deserialize_with = "length")]
    pub preset_w: f32,
    #[serde(deserialize_with = "length")]
    pub compact_preset_w: f32,
    #[serde(deserialize_with = "length")]
    pub field_w: f32,
    #[serde(deserialize_with = "length")]
    pub compact_field_w: f32,
    #[serde(deserialize_with = "length")]
    pub preset_gap: f32,
    #[serde(deserialize_with = "length")]
    pub preset_end: f32,
    #[serde(deserialize_with = "length")]
    pub slider_side: f32,
    #[serde(deserialize_with = "length")]
    pub wide_slider_side: f32,
    pub log_width: Pair,
    #[serde(deserialize_with = "length")]
    pub log_height: f32,
    #[serde(deserialize_with = "length")]
    pub log_tools_gap: f32,
    #[serde(deserialize_with = "length")]
    pub log_head: f32,
    #[serde(deserialize_with = "length")]
    pub log_line: f32,
    pub tools: u8,
    #[serde(deserialize_with = "length")]
    pub tool_row: f32,
    #[serde(deserialize_with = "length")]
    pub tool_row_small: f32,
    #[serde(deserialize_with = "length")]
    pub tool_w: f32,
    #[serde(deserialize_with = "length")]
    pub time_bank_w: f32,
    #[serde(deserialize_with = "length")]
    pub bar_clear: f32,
    #[serde(deserialize_with = "length")]
    pub hero_clear: f32,
    #[serde(deserialize_with = "length")]
    pub min_slider: f32,
    #[serde(deserialize_with = "length")]
    pub box_side: f32,
    #[serde(deserialize_with = "length")]
    pub box_pad: f32,
    #[serde(deserialize_with = "length")]
    pub box_gap: f32,
    #[serde(deserialize_with = "length")]
    pub box_pad_small: f32,
    #[serde(deserialize_with = "length")]
    pub box_gap_small: f32,
}

/// Buttons, boxes and sliders.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ControlSizes {
    #[serde(deserialize_with = "length")]
    pub checkbox: f32,
    #[serde(deserialize_with = "length")]
    pub checkbox_small: f32,
    #[serde(deserialize_with = "length")]
    pub checkbox_radius: f32,
    #[serde(deserialize_with = "length")]
    pub checkbox_gap: f32,
    pub toggle: (f32, f32),
    #[serde(deserialize_with = "length")]
    pub toggle_knob: f32,
    #[serde(deserialize_with = "length")]
    pub segmented: f32,
    #[serde(deserialize_with = "length")]
    pub slider_track: f32,
    #[serde(deserialize_with = "length")]
    pub slider_knob: f32,
    #[serde(deserialize_with = "length")]
    pub slider_hole: f32,
    #[serde(deserialize_with = "length")]
    pub slider_hit: f32,
    #[serde(deserialize_with = "length")]
    pub input: f32,
    #[serde(deserialize_with = "length")]
    pub input_tall: f32,
    #[serde(deserialize_with = "length")]
    pub amount_field: f32,
    #[serde(deserialize_with = "length")]
    pub button: f32,
    #[serde(deserialize_with = "length")]
    pub button_tall: f32,
    #[serde(deserialize_with = "length")]
    pub focus_gap: f32,
    #[serde(deserialize_with = "length")]
    pub selection_bar: f32,
    #[serde(deserialize_with = "length")]
    pub two_lines_below: f32,
    #[serde(deserialize_with = "length")]
    pub inner_pad: f32,
}

/// Parts of the other screens.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScreenSizes {
    #[serde(deserialize_with = "length")]
    pub dense: f32,
    #[serde(deserialize_with = "length")]
    pub header: f32,
    #[serde(deserialize_with = "length")]
    pub filter: f32,
    #[serde(deserialize_with = "length")]
    pub row: f32,
    #[serde(deserialize_with = "length")]
    pub pane: f32,
    #[serde(deserialize_with = "length")]
    pub margin: f32,
    #[serde(deserialize_with = "length")]
    pub footer: f32,
    pub limit_mark: (f32, f32),
    #[serde(deserialize_with = "length")]
    pub settings_row: f32,
    #[serde(deserialize_with = "length")]
    pub settings_width: f32,
    #[serde(deserialize_with = "length")]
    pub nav: f32,
    #[serde(deserialize_with = "length")]
    pub nav_row: f32,
    #[serde(deserialize_with = "length")]
    pub sheet: f32,
    pub dialog: (f32, f32),
    pub log_sheet: (f32, f32),
    #[serde(deserialize_with = "length")]
    pub drum_sheet: f32,
    #[serde(deserialize_with = "length")]
    pub drum_row: f32,
    #[serde(deserialize_with = "length")]
    pub start_logo: f32,
    #[serde(deserialize_with = "length")]
    pub start_card: f32,
    #[serde(deserialize_with = "length")]
    pub start_gap: f32,
    pub start_felt: (f32, f32),
    #[serde(deserialize_with = "length")]
    pub start_middle: f32,
    #[serde(deserialize_with = "length")]
    pub start_pad: f32,
    pub practice_sheet: (f32, f32),
    pub lobby_sheet: (f32, f32),
    pub join_sheet: (f32, f32),
    pub filter_sheet: (f32, f32),
    pub question: (f32, f32),
    pub failure: (u32, u32),
    #[serde(deserialize_with = "length")]
    pub page: f32,
    #[serde(deserialize_with = "length")]
    pub row_control: f32,
    #[serde(deserialize_with = "length")]
    pub tab: f32,
    #[serde(deserialize_with = "length")]
    pub tab_least: f32,
    #[serde(deserialize_with = "length")]
    pub row_slider: f32,
    #[serde(deserialize_with = "length")]
    pub avatar_choice: f32,
    #[serde(deserialize_with = "length")]
    pub preview: f32,
    #[serde(deserialize_with = "length")]
    pub preview_card: f32,
    #[serde(deserialize_with = "length")]
    pub preview_felt: f32,
    pub mini_felt: (f32, f32),
    #[serde(deserialize_with = "length")]
    pub mini_rail: f32,
    #[serde(deserialize_with = "length")]
    pub mini_seat: f32,
    pub mini_seats: (f32, f32),
    #[serde(deserialize_with = "length")]
    pub key_cap: f32,
    #[serde(deserialize_with = "length")]
    pub ranking_card: f32,
}

/// What egui calls spacing.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EguiSizes {
    pub item: (f32, f32),
    pub button_padding: (f32, f32),
    #[serde(deserialize_with = "length")]
    pub window_margin: f32,
    pub interact: (f32, f32),
    #[serde(deserialize_with = "length")]
    pub slider_width: f32,
    #[serde(deserialize_with = "length")]
    pub icon_width: f32,
    #[serde(deserialize_with = "length")]
    pub indent: f32,
    #[serde(deserialize_with = "length")]
    pub text_cursor: f32,
}

/// What lies above what.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layers {
    #[serde(deserialize_with = "length")]
    pub room: f32,
    #[serde(deserialize_with = "length")]
    pub board: f32,
    #[serde(deserialize_with = "length")]
    pub pot: f32,
    #[serde(deserialize_with = "length")]
    pub bet: f32,
    #[serde(deserialize_with = "length")]
    pub card_back: f32,
    #[serde(deserialize_with = "length")]
    pub hero_card: f32,
    #[serde(deserialize_with = "length")]
    pub plate: f32,
    #[serde(deserialize_with = "length")]
    pub avatar: f32,
    #[serde(deserialize_with = "length")]
    pub plate_text: f32,
    #[serde(deserialize_with = "length")]
    pub dealer: f32,
    #[serde(deserialize_with = "length")]
    pub shown_card: f32,
    #[serde(deserialize_with = "length")]
    pub tag: f32,
    #[serde(deserialize_with = "length")]
    pub flying_chip: f32,
    #[serde(deserialize_with = "length")]
    pub flying_card: f32,
    #[serde(deserialize_with = "length")]
    pub result: f32,
    #[serde(deserialize_with = "length")]
    pub action_bar: f32,
    #[serde(deserialize_with = "length")]
    pub overlay: f32,
}

/// The typeface and its sizes.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Type {
    pub family: String,
    #[serde(deserialize_with = "length")]
    pub floor: f32,
    #[serde(deserialize_with = "length")]
    pub dense: f32,
    pub sizes: TypeSizes,
    #[serde(deserialize_with = "length")]
    pub cap_height: f32,
    #[serde(deserialize_with = "length")]
    pub line_height: f32,
}

/// Type sizes on panels.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypeSizes {
    #[serde(deserialize_with = "length")]
    pub micro: f32,
    #[serde(deserialize_with = "length")]
    pub caption: f32,
    #[serde(deserialize_with = "length")]
    pub body: f32,
    #[serde(deserialize_with = "length")]
    pub label: f32,
    #[serde(deserialize_with = "length")]
    pub input: f32,
    #[serde(deserialize_with = "length")]
    pub strong: f32,
    #[serde(deserialize_with = "length")]
    pub brand: f32,
    #[serde(deserialize_with = "length")]
    pub amount: f32,
    #[serde(deserialize_with = "length")]
    pub title: f32,
    #[serde(deserialize_with = "length")]
    pub display: f32,
    #[serde(deserialize_with = "length")]
    pub drum: f32,
}

/// An avatar's letter, and what is left of a folded player's avatar.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AvatarSizes {
    #[serde(deserialize_with = "length")]
    pub letter: f32,
    #[serde(deserialize_with = "length")]
    pub folded: f32,
}

/// Offset copies.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shadows {
    pub plate: Shadow,
    pub panel: Shadow,
    pub card: Shadow,
    pub chip: Shadow,
    pub button: Shadow,
    pub act_halo: Shadow,
    pub act_halo_pulse: Shadow,
}

/// An offset copy: how far down, how much larger on each side.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shadow {
    #[serde(deserialize_with = "length")]
    pub dy: f32,
    #[serde(deserialize_with = "length")]
    pub grow: f32,
    pub colour: Colour,
}

/// A length that the theme gives for 1280x800 alone.
fn length<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let value = f32::deserialize(deserializer)?;
    if value.is_finite() && value >= 0.0 {
        Ok(value)
    } else {
        Err(D::Error::custom(format_args!("{value} is not a length: it must be zero or more")))
    }
}
