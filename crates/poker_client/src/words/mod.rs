//! Turns typed values into texts.

mod about;
mod account;
mod amounts;
mod call;
mod card;
mod charges;
mod connection;
mod game;
mod hand;
mod key;
mod limit;
mod lobby;
mod log_line;
mod news;
mod notice;
mod odds;
mod order;
mod password_strength;
mod preset;
mod refusal;
mod result;
mod rulebook;
mod seat;
mod session;
mod showing;
mod slot;
mod stake;
mod terms;
#[cfg(test)]
mod tests;
mod tournament;
mod tournament_list;

pub use about::about_texts;
pub use account::{entry_text, jackpot_name_text, suspicion_text, time_left_text};
pub use amounts::Amounts;
pub use call::call_text;
pub use card::{CardsAs, card_text, rank_index};
pub use charges::{charged_text, raise_text};
pub use connection::{bad_name_text, bad_password_text, connection_state_text, door_answer_text, loss_text};
pub(crate) use game::cards_name;
pub use game::{cards_text, game_text};
pub use hand::{low_text, name_text, name_with_kicker};
pub use key::KeyHints;
pub use limit::limit_text;
pub use lobby::{jackpot_text, limit_mark_text, queue_text, tab_text, usual_wait_text, waiting_text};
pub use news::{moved_news_text, moved_text, multiplier_text};
pub use notice::{notice_text, unfair_cause_text, unfair_text};
pub use order::order_choices;
pub use password_strength::strength_text;
pub use preset::{preset_help, preset_text};
pub use refusal::refusal_text;
pub use rulebook::rulebook_arg;
pub use session::session_text;
pub use showing::choice_text;
pub(crate) use stake::form_text;
pub use stake::stake_text;
pub use terms::{TermLine, TermsReader};
pub use tournament::{
    blinds_text, cancel_reason_text, cancelled_text, cost_text, countdown_words, deal_text, duration_text, feature_text, level_left_arg,
    level_length_text, level_text, next_level_words, place_text, places_text, prize_text, won_text,
};
pub use tournament_list::{
    field_text, known_name, pace_text, plain_name, row_state_text, saved_tournament_text, section_text, start_text, state_filter_text,
    tournament_name, type_text,
};
