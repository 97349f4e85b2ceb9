//! The parts of the editor, from top to bottom.

use bevy_egui::egui::Ui;
use poker_archive::Label;
use poker_text::{Arg, Text, text};

use super::label_row::label_name;
use super::person_view::PersonView;
use super::{figures, label_row, note_field};
use crate::style::{Lettering, Style, Weight};

/// A part of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Muted,
    LabelHeading,
    Labels,
    LabelName,
    LabelHelp,
    NoteHeading,
    Note,
    Kept,
    Together,
    Figures,
    FiguresHidden,
    Gap,
}

/// The parts that are shown of a player.
pub(super) fn parts(view: PersonView<'_>) -> Vec<Part> {
    let muted = view.player.person.as_ref().is_some_and(|person| person.muted);
    let mut parts = if muted { vec![Part::Muted, Part::Gap] } else { Vec::new() };
    parts.extend([Part::LabelHeading, Part::Labels, Part::LabelName, Part::LabelHelp, Part::Gap]);
    parts.extend([Part::NoteHeading, Part::Note, Part::Kept, Part::Gap, Part::Together]);
    parts.push(if view.hides_figures { Part::FiguresHidden } else { Part::Figures });
    parts
}

impl Part {
    /// The words of the part and how they are lettered; `None` where it is more than words. `label` is the one that is chosen.
    pub(super) fn words(self, style: &Style<'_>, view: PersonView<'_>, label: Option<Label>) -> Option<(Lettering, Text)> {
        let heading = style.body().weight(Weight::Medium).ink(style.ink.text2);
        match self {
            Self::Muted => Some((style.body(), text::people::muted_help())),
            Self::LabelHeading => Some((heading, text::people::label())),
            Self::LabelName => Some((style.body(), label.map_or_else(text::people::no_label, label_name))),
            Self::LabelHelp => Some((style.caption(), text::people::label_help())),
            Self::NoteHeading => Some((heading, text::people::note())),
            Self::Kept => Some((style.caption(), text::people::kept())),
            Self::Together => {
                let told = view.player.figures.map_or(0, |figures| figures.hands);
                Some((heading, if told == 0 { text::people::nothing_together() } else { text::people::together(Arg::count(told)) }))
            }
            Self::FiguresHidden => Some((style.body(), text::people::figures_hidden())),
            Self::Labels | Self::Note | Self::Figures | Self::Gap => None,
        }
    }

    /// The height of the part, with the space under it, in an editor of this width.
    pub(super) fn height(self, ui: &Ui, style: &Style<'_>, view: PersonView<'_>, width: f32) -> f32 {
        let below = space_below(style);
        let (label, note) = view.player.person.as_ref().map_or((None, ""), |person| (person.label, person.note.as_str()));
        if let Some((lettering, words)) = self.words(style, view, label) {
            return style.block_height(ui, width, lettering, &style.say(&words)) + below;
        }
        match self {
            Self::Labels => label_row::height(style, width) + below,
            Self::Note => note_field::height(ui, style, width, note) + below,
            Self::Figures => figures::height(ui, style, view.player, width),
            _ => gap(style),
        }
    }
}

/// The space under a part.
pub(super) fn space_below(style: &Style<'_>) -> f32 {
    style.d(style.theme.spacing.xxs)
}

/// The height of a gap between groups of parts.
pub(super) fn gap(style: &Style<'_>) -> f32 {
    style.d(style.theme.spacing.s)
}
