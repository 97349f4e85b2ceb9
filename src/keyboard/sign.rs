//! Signs that belong to an amount and are typed at the table, outside the field.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Printed, KeyboardInput};
use poker_client::{ActionBar, BarIntent, Intent, TypedBet};

use super::Pointing;

/// The intent that types a sign such as `%` into the amount: where a table is in front, no text field has the focus and no binding has taken
/// the key.
pub(super) fn typed_sign(input: &KeyboardInput, pointing: &Pointing) -> Option<Intent> {
    typed(input, pointing).filter(|sign| TypedBet::is_sign(*sign)).map(|sign| BarIntent::Type(sign).into())
}

/// The letters with which the amount that is typed at a table goes on.
pub(super) fn letters(bar: &ActionBar) -> Vec<char> {
    TypedBet::letters().filter(|letter| bar.goes_on_with(*letter)).collect()
}

/// The intent that types one of `letters`, such as the `x` of `2.5x`. Letters are keys of their own at the table; after a number those that
/// belong to it count before the bindings.
pub(super) fn typed_letter(input: &KeyboardInput, pointing: &Pointing, letters: &[char]) -> Option<Intent> {
    typed(input, pointing).filter(|letter| letters.contains(letter)).map(|letter| BarIntent::Type(letter).into())
}

/// The one character that a key types at a table, outside text fields.
fn typed(input: &KeyboardInput, pointing: &Pointing) -> Option<char> {
    let Printed::Character(typed) = &input.logical_key else { return None };
    let mut characters = typed.chars();
    let (Some(character), None) = (characters.next(), characters.next()) else { return None };
    let here = pointing.table && pointing.field.is_none();
    let pressed = input.state == ButtonState::Pressed && !input.repeat;
    (here && pressed).then_some(character)
}

#[cfg(test)]
mod tests {
    use bevy::ecs::entity::Entity;
    use bevy::input::keyboard::KeyCode;

    use poker_client::TextField;
    use poker_protocol::TableId;

    use super::*;

    fn typed(sign: &str, repeat: bool, pointing: &Pointing) -> Option<Intent> {
        typed_sign(&input(sign, repeat), pointing)
    }

    fn input(typed: &str, repeat: bool) -> KeyboardInput {
        KeyboardInput {
            key_code: KeyCode::Digit5,
            logical_key: Printed::Character(typed.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat,
            window: Entity::PLACEHOLDER,
        }
    }

    #[test]
    fn a_letter_is_typed_only_where_a_number_was_typed_before() {
        let table = Pointing { table: true, ..Pointing::default() };
        assert!(letters(&ActionBar::new(TableId(1), 0)).is_empty());
        assert_eq!(typed_letter(&input("x", false), &table, &[]), None);
        assert_eq!(typed_letter(&input("x", false), &table, &['x', 'X']), Some(BarIntent::Type('x').into()));
        assert_eq!(typed_letter(&input("f", false), &table, &['x', 'X']), None);
    }

    #[test]
    fn a_per_cent_sign_is_typed_at_the_table_alone_and_a_letter_is_not() {
        let table = Pointing { table: true, ..Pointing::default() };
        assert_eq!(typed("%", false, &table), Some(BarIntent::Type('%').into()));
        assert_eq!([typed("x", false, &table), typed("5", false, &table), typed("%", true, &table)], [None, None, None]);
        let field = Pointing { table: true, field: Some(TextField::Other), ..Pointing::default() };
        assert_eq!([typed("%", false, &field), typed("%", false, &Pointing::default())], [None, None]);
    }
}
