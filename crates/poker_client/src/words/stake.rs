//! Names of stakes and forms.

use poker_protocol::Form;
use poker_rules::{GameParameters, Variant};
use poker_text::{Text, text};

use super::game::game_text;

/// The name of a form.
pub(crate) fn form_text(form: Form) -> Text {
    match form {
        Form::Regular => text::rules::ordinary(),
        Form::Deepstack => text::lobby::tab_deepstack(),
        Form::Shortstack => text::lobby::tab_shortstack(),
        Form::Banzai => text::lobby::tab_banzai(),
        Form::Fast => text::lobby::tab_fast(),
        Form::Rapid => text::lobby::tab_rapid(),
    }
}

/// A stake by its name, game and form, so that no two of a room read alike. The ordinary form is not written.
pub fn stake_text(name: &str, game: Variant, form: Form) -> Text {
    let game = game_text(&game.game(&GameParameters::DEFAULT));
    match form {
        Form::Regular => text::rules::stake(name, game),
        Form::Deepstack | Form::Shortstack | Form::Banzai | Form::Fast | Form::Rapid => {
            text::rules::stake_of_form(name, game, form_text(form))
        }
    }
}
