//! Puts the tables that are drawn on the stage.

use bevy::prelude::*;
use poker_client::{Amounts, Settings};

use super::hands::own_cards;
use super::moves::Moves;
use super::picture::TablePicture;
use super::{CurrentLayout, TablePlace};
use crate::art::Art;
use crate::felt_style::FeltStyle;
use crate::language::CurrentLanguage;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::stage::{FeltStage, Piece, PieceKind, TableStage};

/// Run condition: something that the felt shows has changed since it was last drawn.
pub(super) fn is_out_of_date(
    session: Res<Session>,
    layout: Res<CurrentLayout>,
    settings: Res<CurrentSettings>,
    language: Res<CurrentLanguage>,
) -> bool {
    session.is_changed() || layout.is_changed() || settings.is_changed() || language.is_changed()
}

/// Puts every piece of the tables on the stage, or the empty felt, which is drawn ahead while a screen hides it.
pub(super) fn present_table(
    session: Res<Session>,
    layout: Res<CurrentLayout>,
    settings: Res<CurrentSettings>,
    language: Res<CurrentLanguage>,
    style: Res<FeltStyle>,
    mut stage: ResMut<FeltStage>,
) {
    stage.clear();
    stage.hide(!layout.shows_table());
    for place in layout.felts() {
        let mut stage = stage.of(place.table, place.at);
        stage.put(PieceKind::Background.at(0), Piece::art(Art::background(&place.layout), Vec2::ZERO, style.theme.z.room));
        present(&session, place, &settings.0, (&language, &style), stage);
    }
}

/// Puts the pieces of one table on the stage.
fn present<'a>(
    session: &'a Session,
    place: &'a TablePlace,
    settings: &'a Settings,
    (language, style): (&'a CurrentLanguage, &'a FeltStyle),
    stage: TableStage<'a>,
) {
    let Some((model, seated)) = place.table.and_then(|table| Some((session.client.table(table)?, session.seated(table)?))) else { return };
    let timeline = seated.playback.timeline();
    let at = seated.at(model, &session.client);
    let mut picture = TablePicture {
        felt: seated.playback.view().felt(),
        hero: model.hero(),
        tournament: seated.playback.view().tournament(),
        hole_cards: model.info().game.hole_cards,
        seat_buttons: if at.top_up_range().is_some() { 2 } else { 1 },
        own_cards: model.hero().map(|hero| own_cards(hero, seated.playback.view().felt(), model.felt())).unwrap_or_default(),
        hides_own: seated.peek.hides(settings),
        cards_to_come: seated.cards_to_come(),
        odds: seated.odds.shown(),
        layout: &place.layout,
        theme: &style.theme,
        fonts: &style.fonts,
        texts: &language.texts,
        amounts: Amounts::at(model, session.client.currency(), settings.amounts_in_bb),
        settings,
        clock: seated.clock(),
        asked: at.asked_to_show().is_some(),
        moves: Moves::of(timeline),
        stage,
    };
    picture.board();
    picture.pots();
    picture.seats();
    picture.hands();
    picture.bets();
    picture.own_odds();
    picture.draw_moves(timeline);
    picture.result();
    picture.hand_line(&model.info().game);
}
