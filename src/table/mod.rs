//! The table: from what lies on the felt and what moves on it to pieces on the stage.

mod bets;
mod board;
mod flights;
mod hands;
mod moving;
mod odds;
mod picture;
mod pots;
mod result;
mod seats;
#[cfg(test)]
mod tests;
mod winning;

use bevy::prelude::*;
use poker_client::{Amounts, Settings};

use crate::app::FrameSet;
use crate::art::Art;
use crate::fonts::Fonts;
use crate::layout::TableLayout;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::showing::{Screen, Showing};
use crate::speech::Speech;
use crate::stage::{Part, Piece, Stage};
use crate::surface::{Canvas, Surface};
use crate::theme::ThemeRes;

pub(crate) use picture::Picture;

/// The layout of the table in front, made anew when the window, the seats or the text size change.
#[derive(Resource, Default)]
pub(crate) struct CurrentLayout {
    felt: Fitted,
    /// In the window as it is now, while the felt is stretched over it.
    dragged: Fitted,
}

/// A layout and what it was made for.
#[derive(Default)]
struct Fitted {
    key: Option<(Surface, u8, u16)>,
    layout: Option<TableLayout>,
}

impl Fitted {
    /// The layout for this surface; whether it is a new one.
    fn follow(&mut self, surface: Surface, seats: u8, settings: &Settings, theme: &crate::theme::Theme) -> bool {
        let key = (surface, seats, settings.text_scale);
        if self.key == Some(key) {
            return false;
        }
        self.key = Some(key);
        self.layout = Some(TableLayout::new(surface.size, seats, theme, f32::from(settings.text_scale) / 100.0));
        true
    }
}

impl CurrentLayout {
    /// Where panels lie.
    pub(crate) fn panels(&self) -> Option<&TableLayout> {
        self.dragged.layout.as_ref().or(self.felt.layout.as_ref())
    }

    /// Layouts for the felt and for the panels over it; whether that of the felt is a new one.
    fn follow(&mut self, canvas: Canvas, surface: Surface, seats: u8, settings: &Settings, theme: &crate::theme::Theme) -> bool {
        if canvas.surface == surface {
            self.dragged = Fitted::default();
        } else {
            self.dragged.follow(surface, seats, settings, theme);
        }
        self.felt.follow(canvas.surface, seats, settings, theme)
    }
}

/// Seats of the empty table behind the start screen and the lobby.
const EMPTY_TABLE: u8 = 6;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentLayout>();
    app.add_systems(Update, present_table.in_set(FrameSet::Present));
}

/// What the picture is made with.
#[derive(bevy::ecs::system::SystemParam)]
struct Tools<'w> {
    theme: Res<'w, ThemeRes>,
    fonts: Res<'w, Fonts>,
    speech: Res<'w, Speech>,
    settings: Res<'w, CurrentSettings>,
    canvas: Res<'w, Canvas>,
    surface: Res<'w, Surface>,
    showing: Res<'w, Showing>,
}

fn present_table(mut session: ResMut<Session>, mut stage: ResMut<Stage>, mut current: ResMut<CurrentLayout>, tools: Tools) {
    let at_table = tools.showing.screen == Screen::Table;
    let seats = session.table().filter(|_| at_table).map_or(EMPTY_TABLE, |model| model.info().seats);
    let new_layout = current.follow(*tools.canvas, *tools.surface, seats, &tools.settings.0, &tools.theme.0);
    let restyled = tools.speech.is_changed() || tools.settings.is_changed() || tools.showing.is_changed();
    if !(new_layout || restyled || session.changed) {
        return;
    }
    session.changed = false;
    let Some(layout) = &current.felt.layout else { return };
    stage.clear();
    stage.put(Part::Background.at(0), Piece::art(Art::background(layout), Vec2::ZERO, tools.theme.0.z.room));
    let (Some(model), Some(front), true) = (session.table(), session.front.as_ref(), at_table) else { return };
    let timeline = front.playback.timeline();
    let at = front.at(model, &session.client);
    let mut picture = Picture {
        felt: front.playback.view().felt(),
        hero: model.hero(),
        hole_cards: model.info().game.hole_cards,
        seat_buttons: if at.top_up_range().is_some() { 2 } else { 1 },
        own_cards: model.hero().map(|hero| hands::own_cards(hero, front.playback.view().felt(), model.felt())).unwrap_or_default(),
        odds: front.odds.shown(),
        layout,
        theme: &tools.theme.0,
        fonts: &tools.fonts,
        texts: &tools.speech.texts,
        amounts: Amounts { currency: session.client.currency(), big_blind: model.info().big_blind, in_bb: tools.settings.0.amounts_in_bb },
        settings: &tools.settings.0,
        clock: front.clock(),
        asked: at.asked_to_show().is_some(),
        moves: moving::Moves::of(timeline),
        stage: &mut stage,
    };
    picture.board();
    picture.pots();
    picture.seats();
    picture.hands();
    picture.bets();
    picture.own_odds();
    picture.flights(timeline);
    picture.result();
    picture.hand_line(&model.info().game);
}
