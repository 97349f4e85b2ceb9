//! The rows under the kind: game, field, structure, stack, levels, where play begins, and the pace of the other tables.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use poker_client::{Intent, SetupLevels, SetupStart, TournamentSetup, duration_text, game_text};
use poker_host::PracticeKind;
use poker_rules::{Chips, GameParameters};
use poker_text::{Arg, Text, text};

use super::{SetupState, SetupView};
use crate::screen::choice_lines::choice_lines;
use crate::screen::form::{FormUi, Label};
use crate::screen::player::changed;
use crate::style::{Icon, Paragraphs, TextSide, Weight};
use crate::widget::{IconButton, RadioGroup, TextField};

/// The choices of a row, with the tag and the words of each.
type Named = Vec<(String, String)>;

/// More choices than these stand on lines of their own.
const ABREAST: usize = 4;

/// Draws a row with a choice. Returns the index of a choice that was clicked and is not the current one.
fn choice(
    form: &mut FormUi<'_, '_, '_>,
    name: &str,
    (label, help): (&Text, Option<&Text>),
    named: &Named,
    chosen: Option<usize>,
) -> Option<usize> {
    let style = form.style;
    let (label, help) = (style.say(label), help.map_or_else(String::new, |help| style.say(help)));
    if named.len() > ABREAST {
        form.row(Label { label: &label, help: &help }, 0.0, |_, _| 0.0);
        let choices: Vec<_> = named.iter().map(|(tag, words)| (tag.as_str(), words.as_str())).collect();
        let clicked = choice_lines(form, name, &choices, chosen);
        form.space(style.theme.spacing.s);
        return clicked;
    }
    let choices: Vec<_> = named.iter().map(|(tag, words)| (tag.as_str(), words.clone())).collect();
    let group = RadioGroup { name, choices: &choices, chosen };
    let width = group.width(form.ui, style).max(style.d(style.theme.screen.row_control));
    let rect = form.row(Label { label: &label, help: &help }, width, |ui, width| group.height(ui, style, width));
    group.show(form.ui, style, rect)
}

pub(super) fn game(form: &mut FormUi<'_, '_, '_>, view: &SetupView<'_>, kind: &PracticeKind) -> Option<Intent> {
    if kind.games.len() < 2 {
        return None;
    }
    let setup = &view.settings.tournament_setup;
    let word = |variant: &poker_rules::Variant| form.style.say(&game_text(&variant.game(&GameParameters::DEFAULT)));
    let named: Named = kind.games.iter().map(|variant| (variant.code.to_owned(), word(variant))).collect();
    let chosen = setup.game.as_ref().and_then(|code| kind.games.iter().position(|variant| variant.code == code)).unwrap_or(0);
    let clicked = choice(form, "setup.game", (&text::setup::game(), None), &named, Some(chosen))?;
    let code = kind.games.get(clicked)?.code.to_owned();
    Some(changed(view.settings, |settings| settings.tournament_setup.game = Some(code)))
}

/// Draws the number of entries with buttons that step to the next smaller and larger field.
pub(super) fn field(form: &mut FormUi<'_, '_, '_>, view: &SetupView<'_>, kind: &PracticeKind) -> Option<Intent> {
    let style = form.style;
    let (least, most) = kind.entries;
    let label = style.say(&text::setup::field());
    if least == most {
        let help = style.say(&text::setup::field_fixed(Arg::count(least.into())));
        form.row(Label { label: &label, help: &help }, 0.0, |_, _| 0.0);
        return None;
    }
    let setup = &view.settings.tournament_setup;
    let now = setup.entries.clamp(least, most);
    let side = style.hit(style.theme.control.input);
    let lettering = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    let widest = lettering.width(form.ui, &style.texts.number(most.into()));
    let pad = style.d(style.theme.spacing.s);
    let help = style.say(&text::setup::field_help());
    let rect = form.row(Label { label: &label, help: &help }, widest + (side + pad) * 2.0, |_, _| side);
    let (fewer, more) = setup.steps(kind.entries);
    let ends = [
        ("setup.field.fewer", Icon::Minus, text::setup::fewer(), fewer, rect.left() + side / 2.0),
        ("setup.field.more", Icon::Plus, text::setup::more(), more, rect.right() - side / 2.0),
    ];
    let mut chosen = None;
    for (name, icon, words, to, x) in ends {
        let place = Rect::from_center_size(pos2(x, rect.center().y), Vec2::splat(side));
        let words = style.say(&words);
        let button = IconButton::raised(name, place, icon, style.l(style.theme.size.icon), &words).enabled(to.is_some());
        if button.show(form.ui, style) {
            chosen = to;
        }
    }
    style.letter(form.ui, rect.shrink2(vec2(side, 0.0)), TextSide::Middle, lettering, &style.texts.number(now.into()));
    let entries = chosen?;
    Some(changed(view.settings, |settings| settings.tournament_setup.entries = entries))
}

/// Draws what the entry costs.
pub(super) fn price(form: &mut FormUi<'_, '_, '_>, kind: &PracticeKind) {
    let style = form.style;
    let Some(&(buy_in, fee)) = kind.prices.first() else { return };
    let amounts = &style.amounts;
    let words = match (buy_in.is_zero(), fee.is_zero()) {
        (true, true) => style.say(&text::tournament::free()),
        (_, true) => style.texts.show(&amounts.short_money(buy_in)),
        (_, false) => style.say(&text::tournament::buy_in_fee(amounts.short_money(buy_in), amounts.short_money(fee))),
    };
    let set = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    let width = set.width(form.ui, &words).ceil();
    let (label, help) = (style.say(&text::setup::price()), style.say(&text::setup::price_help()));
    form.said_row(Label { label: &label, help: &help }, width, &Paragraphs::new(set, &words, 0.0));
}

pub(super) fn structure(form: &mut FormUi<'_, '_, '_>, view: &SetupView<'_>, kind: &PracticeKind) -> Option<Intent> {
    let setup = &view.settings.tournament_setup;
    let structures = view.structures(setup.entries.clamp(kind.entries.0, kind.entries.1));
    let style = form.style;
    let usual = ("usual".to_owned(), style.say(&text::setup::structure_usual()));
    let other = structures.iter().map(|structure| {
        let chips = text::tournament::chips(Arg::count(structure.stack.get()));
        let words = text::setup::structure_of(duration_text(u64::from(structure.level_s) * 1_000), chips);
        (structure.id.clone(), style.say(&words))
    });
    let named: Named = std::iter::once(usual).chain(other).collect();
    let at = setup.structure.as_ref().and_then(|id| structures.iter().position(|structure| structure.id == *id)).map_or(0, |at| at + 1);
    let clicked = choice(form, "setup.structure", (&text::setup::structure(), None), &named, Some(at))?;
    let id = clicked.checked_sub(1).and_then(|at| structures.get(at)).map(|structure| structure.id.clone());
    Some(changed(view.settings, |settings| settings.tournament_setup.structure = id))
}

pub(super) fn stack(form: &mut FormUi<'_, '_, '_>, view: &SetupView<'_>) -> Option<Intent> {
    let style = form.style;
    let usual = ("usual".to_owned(), style.say(&text::setup::stack_usual()));
    let other = TournamentSetup::STACKS.iter().map(|stack| (stack.to_string(), style.texts.number(*stack)));
    let named: Named = std::iter::once(usual).chain(other).collect();
    let chosen = match view.settings.tournament_setup.stack {
        None => Some(0),
        Some(chosen) => TournamentSetup::STACKS.iter().position(|stack| *stack == chosen.get()).map(|at| at + 1),
    };
    let clicked = choice(form, "setup.stack", (&text::setup::stack(), None), &named, chosen)?;
    let stack = clicked.checked_sub(1).and_then(|at| TournamentSetup::STACKS.get(at)).copied().map(Chips::new);
    Some(changed(view.settings, |settings| settings.tournament_setup.stack = stack))
}

pub(super) fn levels(form: &mut FormUi<'_, '_, '_>, view: &SetupView<'_>) -> Option<Intent> {
    let style = form.style;
    let named: Named = TournamentSetup::LEVELS
        .iter()
        .map(|levels| match levels {
            SetupLevels::Usual => ("usual".to_owned(), style.say(&text::setup::levels_usual())),
            SetupLevels::Minutes(minutes) => (format!("m{minutes}"), style.say(&duration_text(u64::from(*minutes) * 60_000))),
            SetupLevels::Hands(hands) => (format!("h{hands}"), style.say(&text::setup::levels_hands(Arg::count((*hands).into())))),
        })
        .collect();
    let chosen = TournamentSetup::LEVELS.iter().position(|levels| *levels == view.settings.tournament_setup.levels);
    let clicked = choice(form, "setup.levels", (&text::setup::levels(), Some(&text::setup::levels_help())), &named, chosen)?;
    let levels = *TournamentSetup::LEVELS.get(clicked)?;
    Some(changed(view.settings, |settings| settings.tournament_setup.levels = levels))
}

/// Draws where play begins, and for the final table the stacks there.
pub(super) fn start(form: &mut FormUi<'_, '_, '_>, view: &SetupView<'_>, state: &mut SetupState) -> Option<Intent> {
    let style = form.style;
    let word = |start: &SetupStart| match start {
        SetupStart::Beginning => ("beginning", text::setup::begin_beginning()),
        SetupStart::Bubble => ("bubble", text::setup::begin_bubble()),
        SetupStart::FinalTable => ("final_table", text::setup::begin_final_table()),
        SetupStart::HeadsUp => ("heads_up", text::setup::begin_heads_up()),
    };
    let named: Named = TournamentSetup::STARTS.iter().map(word).map(|(tag, words)| (tag.to_owned(), style.say(&words))).collect();
    let setup = &view.settings.tournament_setup;
    let chosen = TournamentSetup::STARTS.iter().position(|start| *start == setup.start);
    let clicked = choice(form, "setup.start", (&text::setup::begin_at(), Some(&text::setup::begin_help())), &named, chosen);
    let mut intent = clicked.and_then(|at| TournamentSetup::STARTS.get(at)).map(|start| {
        let start = *start;
        changed(view.settings, |settings| settings.tournament_setup.start = start)
    });
    if setup.start == SetupStart::FinalTable {
        intent = intent.or(stacks(form, view, state));
    }
    intent
}

fn stacks(form: &mut FormUi<'_, '_, '_>, view: &SetupView<'_>, state: &mut SetupState) -> Option<Intent> {
    let style = form.style;
    let kept = &view.settings.tournament_setup.final_stacks;
    let written = || kept.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    let typed = state.stacks.get_or_insert_with(written);
    let (label, help) = (style.say(&text::setup::stacks()), style.say(&text::setup::stacks_help()));
    let tall = style.hit(style.theme.control.input);
    let width = style.d(style.theme.screen.row_control);
    let rect = form.row(Label { label: &label, help: &help }, width, |_, _| tall);
    let field = TextField {
        name: "setup.stacks",
        rect,
        label: &label,
        lettering: style.body().ink(style.ink.text),
        side: TextSide::Left,
        inside: "",
        wrong: false,
        hidden: false,
        most: 120,
        enabled: true,
    };
    let changed_text = field.show(form.ui, style, typed).changed;
    let stacks = TournamentSetup::read_stacks(typed);
    (changed_text && stacks != *kept).then(|| changed(view.settings, |settings| settings.tournament_setup.final_stacks = stacks))
}

pub(super) fn others(form: &mut FormUi<'_, '_, '_>, view: &SetupView<'_>) -> Option<Intent> {
    let style = form.style;
    let named =
        vec![("fast".to_owned(), style.say(&text::setup::others_fast())), ("real".to_owned(), style.say(&text::setup::others_real()))];
    let chosen = usize::from(view.settings.tournament_setup.as_real);
    let clicked = choice(form, "setup.others", (&text::setup::others(), Some(&text::setup::others_help())), &named, Some(chosen))?;
    Some(changed(view.settings, |settings| settings.tournament_setup.as_real = clicked == 1))
}
