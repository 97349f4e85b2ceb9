//! Puts the table in front on the stage.

use bevy::prelude::*;

use super::CurrentLayout;
use super::hands::own_cards;
use super::moves::Moves;
use super::picture::TablePicture;
use crate::art::Art;
use crate::felt_style::FeltStyle;
use crate::language::CurrentLanguage;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::stage::{FeltStage, Piece, PieceKind};

/// Run condition: something that the felt shows has changed since it was last drawn.
pub(super) fn is_out_of_date(
    session: Res<Session>,
    layout: Res<CurrentLayout>,
    settings: Res<CurrentSettings>,
    language: Res<CurrentLanguage>,
) -> bool {
    session.is_changed() || layout.is_changed() || settings.is_changed() || language.is_changed()
}

/// Puts every piece of the table on the stage, or the empty felt, which is drawn ahead while a screen hides it.
pub(super) fn present_table(
    session: Res<Session>,
    layout: Res<CurrentLayout>,
    settings: Res<CurrentSettings>,
    language: Res<CurrentLanguage>,
    style: Res<FeltStyle>,
    mut stage: ResMut<FeltStage>,
) {
    let shows_table = layout.shows_table();
    let Some(layout) = layout.felt() else { return };
    stage.clear();
    stage.hide(!shows_table);
    stage.put(PieceKind::Background.at(0), Piece::art(Art::background(layout), Vec2::ZERO, style.theme.z.room));
    let (Some(model), Some(front), true) = (session.table(), session.front(), shows_table) else { return };
    let timeline = front.playback.timeline();
    let at = front.at(model, &session.client);
    let mut picture = TablePicture {
        felt: front.playback.view().felt(),
        hero: model.hero(),
        tournament: front.playback.view().tournament(),
        hole_cards: model.info().game.hole_cards,
        seat_buttons: if at.top_up_range().is_some() { 2 } else { 1 },
        own_cards: model.hero().map(|hero| own_cards(hero, front.playback.view().felt(), model.felt())).unwrap_or_default(),
        odds: front.odds.shown(),
        layout,
        theme: &style.theme,
        fonts: &style.fonts,
        texts: &language.texts,
        amounts: poker_client::Amounts::at(model, session.client.currency(), settings.0.amounts_in_bb),
        settings: &settings.0,
        clock: front.clock(),
        asked: at.asked_to_show().is_some(),
        moves: Moves::of(timeline),
        stage: &mut stage,
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
