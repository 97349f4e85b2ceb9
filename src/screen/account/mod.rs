//! The account: rake plans (R-PLAN-1), and what went into and out of the balance.

mod history;
mod plans;

use bevy_egui::egui::{Context, Order};
use poker_client::{AppIntent, Intent, Pages};
use poker_protocol::PlanView;
use poker_rules::Chips;
use poker_text::{Arg, text};

use super::form::Form;
use super::header::header;
use super::keys::page;
use super::scrolled::{scrolled, turn_pages};
use crate::look::{Look, Weight, place};

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub struct AccountView<'a> {
    /// The player's balance.
    pub balance: Chips,
    /// All plans and the player's own, once the room has said.
    pub plans: Option<&'a PlanView>,
    /// What went into and out of the balance.
    pub statement: &'a Pages,
}

/// Draws the page.
pub fn account_ui(ctx: &Context, look: &Look<'_>, view: &AccountView<'_>) -> Vec<Intent> {
    place(ctx, "account", look.window, Order::Middle, |ui| {
        ui.painter().rect_filled(look.window, 0.0, look.ink.room);
        let mut head = header(ui, look, &look.say(&text::account::title()));
        let mut asked: Vec<Intent> = Vec::new();
        if head.close(ui, look, "account.close") {
            asked.push(AppIntent::Close.into());
        }
        let page = page(look, head.below(look));
        scrolled(ui, "account page", page, |ui, room| {
            turn_pages(ui, look, page.height());
            let mut form = Form::bare(ui, look, room).dense();
            let balance = look.say(&text::account::balance_after(Arg::money(view.balance.get())));
            form.block(look.lettering(look.theme.text.sizes.input, Weight::SemiBold, look.ink.text), &balance);
            form.space(look.theme.spacing.m);
            asked.extend(plans::plans(&mut form, view));
            form.space(look.theme.spacing.m);
            asked.extend(history::history(&mut form, view.statement));
            form.y - room.top()
        });
        asked
    })
}
