//! The look of Cardroom, read from `theme.ron`: colours, distances, radii and type sizes.

mod chip_stack;
mod colour;
#[cfg(test)]
mod contrast;
mod desk_sizes;
mod error;
mod length_pair;
mod list_sizes;
mod looks;
mod palette;
mod sizes;
mod tournament_table_sizes;
mod ui_scale;

pub use chip_stack::{ChipFrame, ChipStack};
pub use colour::{BadColour, Colour};
pub use desk_sizes::DeskSizes;
pub use error::ThemeError;
pub use length_pair::{BadPair, LengthPair, PairSize};
pub use list_sizes::ListSizes;
pub use looks::{BackLook, DeckLook, FeltLook, Looks, OwnFolder, OwnLooks, RoomLook, Rooms, Worn};
pub use palette::{AvatarStyle, ChipStyle, DeckInks, Decks, FeltGradient, Gradients, Halo, Palette, SuitInk};
pub use sizes::{
    AvatarSizes, BarSizes, ControlSizes, EguiSizes, Layers, Radius, ScreenSizes, Shadow, Shadows, Sizes, Spacing, Stroke, TableSizes, Type,
    TypeSizes,
};
pub use tournament_table_sizes::TournamentTableSizes;
pub use ui_scale::{REGULAR, TEXT_SCALE_MAX, TEXT_SCALE_MIN, UiScale};

use std::sync::Arc;

use bevy::math::Vec2;
use serde::Deserialize;

use crate::assets::AssetSource;

/// The path of the theme's file below `assets/`.
const FILE: &str = "theme.ron";

/// The whole theme. Its sections are those of `theme.ron`, where each value is explained.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "sections are named and explained in theme.ron")]
pub struct Theme {
    pub palette: Palette,
    pub gradients: Gradients,
    pub suits: Decks,
    pub chips: Vec<ChipStyle>,
    pub chip_stack: ChipStack,
    pub avatars: Vec<AvatarStyle>,
    pub labels: Vec<Colour>,
    pub avatar: AvatarSizes,
    pub spacing: Spacing,
    pub radius: Radius,
    pub text: Type,
    pub stroke: Stroke,
    pub shadow: Shadows,
    pub size: Sizes,
    pub table: TableSizes,
    pub bar: BarSizes,
    pub tournament_table: TournamentTableSizes,
    pub control: ControlSizes,
    pub screen: ScreenSizes,
    pub list: ListSizes,
    pub desk: DeskSizes,
    pub egui: EguiSizes,
    pub z: Layers,
    /// What the player can choose from; `None` for a theme that was read alone.
    #[serde(skip)]
    pub looks: Option<Arc<Looks>>,
    /// What of it is chosen.
    #[serde(skip)]
    pub worn: Worn,
}

impl UiScale {
    /// The scale of a window of `size` logical pixels, with the theme's floors.
    #[must_use]
    pub fn new(theme: &Theme, size: Vec2, text_scale: f32) -> UiScale {
        UiScale::with_floors(size, text_scale, theme.text.floor, theme.size.min_target)
    }
}

impl Theme {
    /// Reads `theme.ron` and the files of `looks/`.
    ///
    /// # Errors
    /// The file is missing or not text; a value is missing, unknown or invalid. The error names the file, the line and the field.
    pub fn load(source: &AssetSource) -> Result<Theme, ThemeError> {
        let bytes = source.file(FILE)?;
        let text = core::str::from_utf8(&bytes).map_err(|_| ThemeError::NotText { file: source.place(FILE) })?;
        let theme = Theme::parse(text).map_err(|found| found.in_file(source.place(FILE)))?;
        Ok(Theme { looks: Some(Arc::new(Looks::load(source)?)), ..theme })
    }

    /// The theme inside the program.
    ///
    /// # Errors
    /// As [`Theme::load`]; the tests check that this theme has none.
    pub fn embedded() -> Result<Theme, ThemeError> {
        Theme::load(&AssetSource::Embedded)
    }

    /// The felt at a place of the list.
    #[must_use]
    pub fn felt_at(&self, at: u8) -> Option<&FeltLook> {
        self.looks.as_ref()?.felts.get(usize::from(at))
    }

    /// The card back at a place of the list.
    #[must_use]
    pub fn back_at(&self, at: u8) -> Option<&BackLook> {
        self.looks.as_ref()?.backs.get(usize::from(at))
    }

    /// The felt that is chosen.
    #[must_use]
    pub fn felt(&self) -> Option<&FeltLook> {
        self.looks.as_ref()?.felts.get(self.worn.felt)
    }

    /// The card back that is chosen.
    #[must_use]
    pub fn back(&self) -> Option<&BackLook> {
        self.looks.as_ref()?.backs.get(self.worn.back)
    }

    /// The deck of the player's own that is chosen.
    #[must_use]
    pub fn deck(&self) -> Option<&DeckLook> {
        self.looks.as_ref()?.decks.get(self.worn.deck?)
    }

    fn parse(text: &str) -> Result<Theme, error::ThemeFault> {
        let theme: Theme = ron::from_str(text).map_err(|error| error::ThemeFault::new(text, &error))?;
        theme.check().map_err(|(field, problem)| error::ThemeFault::at_field(text, field, problem))?;
        Ok(theme)
    }

    /// Checks what types cannot express. The error names the field and the problem.
    fn check(&self) -> Result<(), (&'static str, &'static str)> {
        let rising = |stops: &[(f32, Colour)]| stops.len() >= 2 && stops.windows(2).all(|two| two[0].0 < two[1].0);
        let gradients = &self.gradients;
        let stacks = &self.chip_stack;
        let checks = [
            (
                "gradients",
                rising(&gradients.felt.stops) && rising(&gradients.glow.stops) && rising(&gradients.under.stops),
                "stops must rise, two at least",
            ),
            (
                "chips",
                self.chips.first().is_some_and(|chip| chip.value == 1),
                "the first chip must be worth 1, so that every amount can be shown",
            ),
            ("chips", self.chips.windows(2).all(|two| two[0].value < two[1].value), "chips must be sorted by value"),
            ("chips", self.chips.len() <= usize::from(u8::MAX), "too many chips"),
            ("chip_stack", stacks.max_chips > 0 && stacks.max_stacks > 0, "a stack needs room for a chip"),
            ("avatars", (1..=usize::from(u8::MAX)).contains(&self.avatars.len()), "between 1 and 255 avatars"),
            ("floor", self.text.floor > 0.0, "text needs a size"),
            ("card_aspect", self.size.card_aspect > 0.0, "a card needs a height"),
        ];
        checks.into_iter().find(|(_, sound, _)| !sound).map_or(Ok(()), |(field, _, problem)| Err((field, problem)))
    }
}

#[cfg(test)]
mod tests;
