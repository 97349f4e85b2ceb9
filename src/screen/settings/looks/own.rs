//! What is said of the player's own looks: where they belong, and what is wrong with one.

use poker_text::text;

use crate::screen::form::FormUi;
use crate::style::Paragraphs;
use crate::theme::Looks;

/// Draws where own looks belong, and a sentence for each that cannot be used. Nothing is drawn where there is no folder for them.
pub(super) fn rows(form: &mut FormUi<'_, '_, '_>, looks: &Looks) {
    let style = form.style;
    let Some(folder) = &looks.own.folder else { return };
    let heading = style.say(&text::looks::own());
    let help = style.say(&text::looks::own_help(folder.as_str()));
    let faults: Vec<String> = looks.own.faults.iter().map(|fault| style.say(fault)).collect();
    form.group(&heading, |form| {
        let margin = style.theme.spacing.s;
        form.space(margin);
        form.block(style.caption(), &help);
        for fault in &faults {
            form.space(margin);
            let said = Paragraphs::new(style.body().ink(style.ink.danger), fault, 0.0);
            let room = form.width();
            let height = said.height(form.ui, room);
            let strip = form.strip(height);
            said.draw(form.ui, style, strip.min, room);
        }
        form.space(margin);
    });
}
