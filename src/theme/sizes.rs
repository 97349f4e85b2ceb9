//! The theme's lengths. Each field is explained beside its value in `theme.ron`.
#![expect(missing_docs, reason = "fields are named and explained in theme.ron")]

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::{Colour, LengthPair, PairSize};

/// The distances, in steps of 4 pixels.
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
    pub plate: LengthPair,
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
    pub ring: LengthPair,
    #[serde(deserialize_with = "length")]
    pub icon: f32,
    #[serde(deserialize_with = "length")]
    pub check: f32,
}

/// Sizes of the things at the table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    pub top_bar: LengthPair,
    pub bottom_band: LengthPair,
    pub seat: PairSize,
    pub avatar: LengthPair,
    pub hero_card: LengthPair,
    pub board_card: LengthPair,
    pub shown_card: LengthPair,
    pub back_card: LengthPair,
    pub card_gap: LengthPair,
    #[serde(deserialize_with = "length")]
    pub card_aspect: f32,
    #[serde(deserialize_with = "length")]
    pub motif_from: f32,
    pub name_text: LengthPair,
    pub stack_text: LengthPair,
    pub state_text: LengthPair,
    pub clock_text: LengthPair,
    pub amount_text: LengthPair,
    pub pot_label_text: LengthPair,
    pub tag_h: LengthPair,
    pub tag_text: LengthPair,
    pub tag_pad: LengthPair,
    /// The strip of figures under a plate.
    pub strip_h: LengthPair,
    pub strip_text: LengthPair,
    pub hand_text: LengthPair,
    pub title_text: LengthPair,
    pub subtitle_text: LengthPair,
    pub rail: LengthPair,
    pub dealer_r: LengthPair,
    pub dealer_text: LengthPair,
    pub icon: LengthPair,
    pub logo: LengthPair,
    pub action: PairSize,
    pub bar_gap: LengthPair,
    pub bar_pad: LengthPair,
    #[serde(deserialize_with = "length")]
    pub min_target: f32,
    #[serde(deserialize_with = "length")]
    pub target_gap: f32,
}

/// Distances at the table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSizes {
    /// The smallest plate of a small tile.
    pub small_seat: (f32, f32),
    pub seat_side: LengthPair,
    pub seat_top: LengthPair,
    #[serde(deserialize_with = "length")]
    pub seat_bottom: f32,
    pub seat_gap: LengthPair,
    pub band_drop: LengthPair,
    pub felt_side: LengthPair,
    pub felt_line_inset: LengthPair,
    pub bet_plate: LengthPair,
    pub bet_top_min: LengthPair,
    pub bet_top_max: LengthPair,
    pub bet_flank: LengthPair,
    pub bet_board: LengthPair,
    pub bet_below_board: LengthPair,
    pub bet_hero_gap: LengthPair,
    pub bet_hero_side: LengthPair,
    pub bet_hero_drop: LengthPair,
    pub bet_gap: LengthPair,
    pub bet_nudge: LengthPair,
    pub bet_chips_drop: LengthPair,
    pub pots: LengthPair,
    pub pot_gap: LengthPair,
    pub pot_h: LengthPair,
    pub pot_pad: LengthPair,
    pub pot_label_gap: LengthPair,
    pub pot_chips_gap: LengthPair,
    pub pot_check: LengthPair,
    pub dealer_side: LengthPair,
    pub dealer_hero: PairSize,
    pub dealer_top: PairSize,
    pub dealer_flank_drop: LengthPair,
    pub back_gap: LengthPair,
    pub shown_gap: LengthPair,
    pub many_gap: LengthPair,
    pub hero_overlap: LengthPair,
    pub shown_above: LengthPair,
    pub shown_below: LengthPair,
    pub shown_right: LengthPair,
    pub lift: LengthPair,
    pub win_bar: LengthPair,
    pub win_bar_drop: LengthPair,
    pub hand_drop: LengthPair,
    pub hand_drop_tagged: LengthPair,
    pub hand_side: LengthPair,
    pub time_bank: LengthPair,
    pub time_bank_h: LengthPair,
    pub time_bank_icon: LengthPair,
    pub time_bank_text: LengthPair,
    pub result: LengthPair,
    #[serde(deserialize_with = "length")]
    pub result_band: f32,
    pub result_text: LengthPair,
    #[serde(deserialize_with = "length")]
    pub pill_ratio: f32,
    #[serde(deserialize_with = "length")]
    pub pill_pad_ratio: f32,
    pub tag_hang: LengthPair,
    pub plate_text_x: LengthPair,
    pub plate_pad: LengthPair,
    pub plate_avatar_x: LengthPair,
    pub plate_avatar_inset: LengthPair,
    pub ring_avatar_inset: LengthPair,
    pub state_icon: LengthPair,
    pub name_rise: LengthPair,
    pub stack_drop: LengthPair,
    pub edge: LengthPair,
    pub top_icon_step: LengthPair,
    pub top_icon_edge: LengthPair,
    pub top_title_x: LengthPair,
    pub top_title_gap: LengthPair,
    pub window_mark: LengthPair,
}

/// The action bar, the tools and the log.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BarSizes {
    /// The share of a small tile's width that the slots take.
    #[serde(deserialize_with = "length")]
    pub small_slots: f32,
    /// The largest width of a hint about the buttons.
    pub hint: LengthPair,
    pub wide_h: LengthPair,
    pub wide_slider_h: LengthPair,
    #[serde(deserialize_with = "length")]
    pub wide_preset_h: f32,
    #[serde(deserialize_with = "length")]
    pub stacked_h_max: f32,
    pub stacked_pad: LengthPair,
    pub stacked_action_w: LengthPair,
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
    pub log_width: LengthPair,
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
    /// The page of a step of the first start: width and height.
    pub first_step: (LengthPair, LengthPair),
    /// A bar of the progress through the first start.
    pub first_bar: (f32, f32),
    pub practice_sheet: (f32, f32),
    pub lobby_sheet: (f32, f32),
    /// The sheet of a player beside the player's plate: its width and its greatest height.
    pub person_popover: (f32, f32),
    pub join_sheet: (f32, f32),
    /// The sheet for registering where nothing is chosen.
    pub registration_sheet: (f32, f32),
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
    #[serde(deserialize_with = "length")]
    pub preset_label: f32,
    #[serde(deserialize_with = "length")]
    pub preset_value: f32,
    #[serde(deserialize_with = "length")]
    pub preset_felt: f32,
    pub preset_sheet: (f32, f32),
    pub mini_felt: (f32, f32),
    #[serde(deserialize_with = "length")]
    pub mini_rail: f32,
    #[serde(deserialize_with = "length")]
    pub mini_seat: f32,
    pub mini_seats: (f32, f32),
    pub look_tile: (f32, f32),
    #[serde(deserialize_with = "length")]
    pub key_cap: f32,
    #[serde(deserialize_with = "length")]
    pub ranking_card: f32,
}

/// The distances that egui itself uses.
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

/// The order in which things lie above one another (z).
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

/// The size of an avatar's letter, and the opacity of a folded player's avatar.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AvatarSizes {
    #[serde(deserialize_with = "length")]
    pub letter: f32,
    #[serde(deserialize_with = "length")]
    pub folded: f32,
}

/// Shadows and halos.
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

/// A shadow or halo: how far below its shape it lies, and how much larger it is on each side.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shadow {
    #[serde(deserialize_with = "length")]
    pub dy: f32,
    #[serde(deserialize_with = "length")]
    pub grow: f32,
    pub colour: Colour,
}

/// Reads a length that the theme gives for 1280x800 only.
fn length<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    let value = f32::deserialize(deserializer)?;
    if value.is_finite() && value >= 0.0 {
        Ok(value)
    } else {
        Err(D::Error::custom(format_args!("{value} is not a length: it must be zero or more")))
    }
}
