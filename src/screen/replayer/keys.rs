//! The keys of the replayer.

use bevy_egui::egui::{Context, Event, EventFilter, Key, Modifiers};

use super::ask::ReplayerAsk;

/// What the keys ask for that were pressed: Left and Right go a step, Up and Down a street, Home and End to the ends, Page Up and Page Down to
/// another hand; Space plays and pauses; Ctrl+V opens a shared hand.
pub(super) fn pressed(ctx: &Context, hand: usize, last_step: usize) -> Vec<ReplayerAsk> {
    let mut asked = pasted(ctx);
    let keys = [
        (Key::ArrowLeft, ReplayerAsk::Back),
        (Key::ArrowRight, ReplayerAsk::Forward),
        (Key::ArrowUp, ReplayerAsk::StreetBack),
        (Key::ArrowDown, ReplayerAsk::NextStreet),
        (Key::Home, ReplayerAsk::Step(0)),
        (Key::End, ReplayerAsk::Step(last_step)),
        (Key::PageUp, ReplayerAsk::Hand(hand.saturating_sub(1))),
        (Key::PageDown, ReplayerAsk::Hand(hand + 1)),
        (Key::Space, ReplayerAsk::TogglePlaying),
    ];
    for (key, ask) in keys {
        // Holding a key repeats steps, but does not switch playing on and off.
        let fresh = key != Key::Space || ctx.input(|input| input.events.iter().any(is_fresh_space));
        let times = ctx.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        asked.extend(std::iter::repeat_n(ask, if fresh { times } else { 0 }));
    }
    asked
}

/// Lets no arrow move the focus, whichever control has it.
pub(super) fn hold_focus(ctx: &Context) {
    if let Some(focused) = ctx.memory(|memory| memory.focused()) {
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(focused, arrows));
    }
}

fn is_fresh_space(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Space, pressed: true, repeat: false, .. })
}

/// The text that was pasted.
pub(crate) fn pasted(ctx: &Context) -> Vec<ReplayerAsk> {
    let text = |event: &Event| if let Event::Paste(text) = event { Some(ReplayerAsk::Pasted(text.clone())) } else { None };
    ctx.input(|input| input.events.iter().find_map(text)).into_iter().collect()
}
