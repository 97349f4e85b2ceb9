//! Setting up practice: a sheet over the first screen.

use bevy_egui::egui::{Context, Rect, Ui, pos2, vec2};
use poker_client::{AppIntent, BotPace, BotStyle, Bounds, Intent, PracticeRules, Settings, rulebook_arg};
use poker_text::{Text, text};

use super::form::{FormUi, Label};
use super::player::changed;
use crate::style::{Paragraphs, Style};
use crate::widget::{Button, ListRow, RadioGroup, Sheet, focus_first, scrolled, toggle};

/// Draws the sheet. Returns the intents, and whether the sheet is closed.
pub(super) fn practice_sheet(ctx: &Context, style: &Style<'_>, settings: &Settings) -> (Vec<Intent>, bool) {
    let title = style.say(&text::practice::title());
    let (width, height) = style.theme.screen.practice_sheet;
    let sheet = Sheet { name: "practice", title: &title, size: vec2(width, height) };
    let sheeted = sheet.show(ctx, style, |ui, room| body(ui, style, room, settings));
    let started = [AppIntent::Practise, AppIntent::ExplainButtons].into_iter().any(|start| sheeted.inner.contains(&start.into()));
    (sheeted.inner, sheeted.close || started)
}

fn body(ui: &mut Ui, style: &Style<'_>, room: Rect, settings: &Settings) -> Vec<Intent> {
    let mut intents = Vec::new();
    let tall = style.hit(style.theme.control.button_tall);
    let gap = style.d(style.theme.spacing.s);
    let rows = Rect::from_min_max(room.min, pos2(room.right(), room.bottom() - tall - gap));
    scrolled(ui, "practice rows", rows, |ui, room| {
        let mut form = FormUi::bare(ui, style, room);
        form.block(style.body(), &style.say(&text::practice::about()));
        form.space(style.theme.spacing.s);
        let explain = form.strip(style.hit(style.theme.control.button));
        if Button::neutral("practice.explain", explain, &style.say(&text::practice::explain())).show(form.ui, style) {
            intents.push(AppIntent::ExplainButtons.into());
        }
        form.space(style.theme.spacing.xs);
        intents.extend(opponents(&mut form, settings));
        intents.extend(styles(&mut form, settings));
        intents.extend(pace_row(&mut form, "practice.pace", settings));
        intents.extend(clock_row(&mut form, "practice.clock", settings, &text::practice::clock(), &text::settings::clock_help()));
        intents.extend(rules(&mut form, settings));
        form.y - room.top()
    });
    let half = (room.width() - gap) / 2.0;
    let start = Rect::from_min_max(pos2(room.right() - half, room.bottom() - tall), room.max);
    let setup = start.translate(vec2(-half - gap, 0.0));
    if Button::neutral("practice.setup", setup, &style.say(&text::setup::open())).show(ui, style) {
        intents.extend([AppIntent::Practise.into(), AppIntent::ShowSetup.into()]);
    }
    if Button::primary("practice.start", start, &style.say(&text::practice::start())).show_main(ui, style) {
        intents.push(AppIntent::Practise.into());
    }
    focus_first(ui, "practice.start");
    intents
}

fn rules(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Option<Intent> {
    let style = form.style;
    let choices = PracticeRules::ALL.map(|rules| (rules.id(), style.texts.show(&rulebook_arg(rules.id()))));
    let chosen = PracticeRules::ALL.iter().position(|rules| *rules == settings.practice.rules);
    let choice = RadioGroup { name: "practice.rules", choices: &choices, chosen };
    let (label, help) = (style.say(&text::practice::rules()), style.say(&text::practice::rules_help()));
    let width = choice.width(form.ui, style).max(style.d(style.theme.screen.row_control));
    let rect = form.row(Label { label: &label, help: &help }, width, |ui, width| choice.height(ui, style, width));
    let rules = *PracticeRules::ALL.get(choice.show(form.ui, style, rect)?)?;
    Some(changed(settings, |settings| settings.practice.rules = rules))
}

fn opponents(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Option<Intent> {
    let style = form.style;
    let numbers: Vec<_> = Bounds::OPPONENTS.map(|number| (number.to_string(), style.texts.number(u64::from(number)))).collect();
    let choices: Vec<_> = numbers.iter().map(|(tag, words)| (tag.as_str(), words.clone())).collect();
    let chosen = Bounds::OPPONENTS.clone().position(|number| number == u16::from(settings.practice.opponents));
    let choice = RadioGroup { name: "practice.opponents", choices: &choices, chosen };
    let label = style.say(&text::practice::opponents());
    let width = choice.width(form.ui, style).max(style.d(style.theme.screen.row_control));
    let rect = form.row(Label { label: &label, help: "" }, width, |ui, width| choice.height(ui, style, width));
    let number = Bounds::OPPONENTS.clone().nth(choice.show(form.ui, style, rect)?)?;
    let number = u8::try_from(number).ok()?;
    Some(changed(settings, |settings| settings.practice.opponents = number))
}

/// Draws the choice of the bots' style, each style on a row with its description.
fn styles(form: &mut FormUi<'_, '_, '_>, settings: &Settings) -> Option<Intent> {
    let style = form.style;
    let heading = style.say(&text::practice::style());
    form.space(style.theme.spacing.s);
    form.block(style.label(), &heading);
    form.space(style.theme.spacing.xs);
    let mut intent = None;
    for bot_style in BotStyle::ALL {
        let (tag, name, help) = described(bot_style);
        let (name, help) = (style.say(&name), style.say(&help));
        let pad = style.d(style.theme.spacing.s);
        let width = form.width() - pad * 2.0;
        let said = Paragraphs::new(style.label(), &name, 0.0).and(style.caption(), &help);
        let tall = said.height(form.ui, width);
        let inset = style.d(style.theme.spacing.xs);
        let rect = form.strip((tall + inset * 2.0).max(style.theme.size.min_target));
        let control = format!("practice.style.{tag}");
        let chosen = settings.practice.style == bot_style;
        let row = ListRow::new(&control, rect, &name, chosen).rounded(style.theme.radius.control);
        if row.show(form.ui, style).clicked && !chosen {
            intent = Some(changed(settings, |settings| settings.practice.style = bot_style));
        }
        said.draw(form.ui, style, pos2(rect.left() + pad, rect.center().y - tall / 2.0), width);
        form.y += style.theme.size.target_gap;
    }
    intent
}

fn described(bot_style: BotStyle) -> (&'static str, Text, Text) {
    use text::practice as words;
    match bot_style {
        BotStyle::Mixed => ("mixed", words::style_mixed(), words::style_mixed_help()),
        BotStyle::TightPassive => ("tight_passive", words::style_tight_passive(), words::style_tight_passive_help()),
        BotStyle::TightAggressive => ("tight_aggressive", words::style_tight_aggressive(), words::style_tight_aggressive_help()),
        BotStyle::LoosePassive => ("loose_passive", words::style_loose_passive(), words::style_loose_passive_help()),
        BotStyle::LooseAggressive => ("loose_aggressive", words::style_loose_aggressive(), words::style_loose_aggressive_help()),
    }
}

/// Draws the row for the bots' speed, here and in the settings.
pub(super) fn pace_row(form: &mut FormUi<'_, '_, '_>, name: &str, settings: &Settings) -> Option<Intent> {
    use text::practice as words;
    let style = form.style;
    let named =
        [("slow", words::pace_slow()), ("normal", words::pace_normal()), ("fast", words::pace_fast()), ("instant", words::pace_instant())];
    let choices: Vec<_> = named.iter().map(|(tag, text)| (*tag, style.say(text))).collect();
    let choice = RadioGroup { name, choices: &choices, chosen: BotPace::ALL.iter().position(|pace| *pace == settings.practice.pace) };
    let (label, help) = (style.say(&words::pace()), style.say(&words::pace_help()));
    let width = choice.width(form.ui, style).max(style.d(style.theme.screen.row_control));
    let rect = form.row(Label { label: &label, help: &help }, width, |ui, width| choice.height(ui, style, width));
    let pace = *BotPace::ALL.get(choice.show(form.ui, style, rect)?)?;
    Some(changed(settings, |settings| settings.practice.pace = pace))
}

/// Draws the row for the clock, here and in the settings.
pub(super) fn clock_row(form: &mut FormUi<'_, '_, '_>, name: &str, settings: &Settings, label: &Text, help: &Text) -> Option<Intent> {
    let style = form.style;
    let on = settings.practice.clock;
    switch_row(form, name, &style.say(label), &style.say(help), on).then(|| changed(settings, |settings| settings.practice.clock = !on))
}

/// Draws a row with a switch. Returns whether it was clicked in this frame.
pub(super) fn switch_row(form: &mut FormUi<'_, '_, '_>, name: &str, label: &str, help: &str, on: bool) -> bool {
    let style = form.style;
    let (width, height) = style.theme.control.toggle;
    let (width, height) = (width * style.k(), (height * style.k()).max(style.theme.size.min_target));
    let rect = form.row(Label { label, help }, width, |_, _| height);
    toggle(form.ui, style, name, pos2(rect.right(), rect.center().y), label, on)
}
