//! What a tournament is and its terms, each on a card.

use poker_client::{TermLine, TermsReader, about_texts};
use poker_protocol::TournamentOverview;
use poker_text::{Text, text};

use super::TournamentView;
use crate::screen::form::{FormUi, Label};
use crate::style::{Paragraphs, Style, Weight};

/// Reads terms in the player's time zone and currency.
pub(super) fn reader<'s>(style: &'s Style<'_>, view: &TournamentView<'_>) -> TermsReader<'s> {
    TermsReader { amounts: &style.amounts, wall_ms: view.entries.wall_ms, local: view.entries.local }
}

/// Draws the sentences that say what a tournament is.
pub(super) fn about(form: &mut FormUi<'_, '_, '_>, overview: &TournamentOverview) {
    let style = form.style;
    let sentences = about_texts(overview, &style.amounts);
    form.group(&style.say(&text::event::about()), |form| {
        form.space(style.theme.spacing.s);
        for sentence in &sentences {
            form.block(style.body().ink(style.ink.text), &style.say(sentence));
            form.space(style.theme.spacing.xxs);
        }
        form.space(style.theme.spacing.xs);
    });
}

/// Draws terms on a card under a heading.
pub(super) fn terms(form: &mut FormUi<'_, '_, '_>, heading: &Text, lines: &[TermLine]) {
    let style = form.style;
    form.group(&style.say(heading), |form| {
        for line in lines {
            let said = style.texts.show(&line.said);
            let set = style.body().weight(Weight::Medium).ink(style.ink.text);
            let width = set.width(form.ui, &said).ceil();
            form.said_row(Label { label: &style.say(&line.label), help: "" }, width, &Paragraphs::new(set, &said, 0.0));
        }
    });
}
