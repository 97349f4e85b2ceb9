//! `--autoplay`: a program in the player's seat in practice, for measurements and tests. It knows what the player sees and asks for what the
//! buttons ask for.

use bevy::prelude::*;
use poker_client::{AtTable, BarIntent, BarMode, BarSlot, Intent, SeatAction, SliderPosition, SlotMeaning, TournamentIntent};
use poker_protocol::{OfferKind, Request};
use poker_rules::{Card, Rank};

use crate::frame_clock::FrameClock;
use crate::frame_set::FrameSet;
use crate::intents::Intents;
use crate::online::Online;
use crate::practice::PracticeRoom;
use crate::session::{SeatedTable, Session};

/// A stack of fewer big blinds goes all in with more hands.
const SHORT_STACK: u64 = 10;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(FrameSet::Present));
}

/// Decides whatever the player is asked at the tables that are drawn, and declines what tournaments offer. Does nothing at a server.
fn play(
    mut session: ResMut<Session>,
    practice: Res<PracticeRoom>,
    online: Res<Online>,
    moment: Res<FrameClock>,
    mut intents: ResMut<Intents>,
) {
    if !practice.is_open() || online.is_open() {
        return;
    }
    // The buttons ignore input after a change for the sake of people, who may have aimed at what was there before.
    session.bypass_change_detection().tables_mut().for_each(|seated| seated.bar.set_rest(0));
    intents.ask(declined(&session));
    for seated in session.shown() {
        intents.ask_at(seated.table, decision(&session, seated, moment.now_ms).unwrap_or_default());
    }
}

/// Declines new chips and new entries, which need an answer. An add-on passes by itself.
fn declined(session: &Session) -> Vec<Intent> {
    let offers = session.client.tournaments().own().offers();
    let asks = offers.filter(|open| matches!(open.offer.what, OfferKind::Rebuy | OfferKind::ReEntry));
    let answers = asks.map(|open| TournamentIntent::Decline(open.tournament));
    answers.filter(|answer| !is_asked(session, &answer.clone().into())).map(Intent::from).collect()
}

/// The decision at a table; `None` where nothing is asked.
fn decision(session: &Session, seated: &SeatedTable, now_ms: u64) -> Option<Vec<Intent>> {
    let at = seated.at(session.client.table(seated.table)?, &session.client);
    if !seated.bar.has_rested(now_ms) {
        return None;
    }
    let presses = match seated.bar.mode() {
        BarMode::Ahead => return None,
        BarMode::Idle => {
            let goes_on = |action: &SeatAction| matches!(action, SeatAction::Back | SeatAction::NextHand);
            let Some(Intent::Table(intent)) = at.seat_actions().into_iter().find(goes_on)?.intent() else { return None };
            let asked = session.client.requests_of(intent, seated.table).iter().any(|request| is_asked(session, request));
            return (!asked).then(|| vec![intent.into()]);
        }
        // The left slot mucks.
        BarMode::Showing => vec![BarIntent::Fold],
        BarMode::Turn => {
            let meaning = |slot| seated.bar.slot(slot, now_ms).meaning;
            let wants_all = is_worth_all(&at);
            match (meaning(BarSlot::Call), meaning(BarSlot::Raise)) {
                (SlotMeaning::Check, _) if !wants_all => vec![BarIntent::CheckOrCall],
                (SlotMeaning::Call { .. }, SlotMeaning::Empty) if wants_all => vec![BarIntent::CheckOrCall],
                (_, SlotMeaning::Bet { .. } | SlotMeaning::Raise { .. } | SlotMeaning::AllIn { .. }) if wants_all => {
                    vec![BarIntent::Slide(SliderPosition::RIGHT), BarIntent::Press(BarSlot::Raise), BarIntent::Release(BarSlot::Raise)]
                }
                (SlotMeaning::Check, _) => vec![BarIntent::CheckOrCall],
                _ => vec![BarIntent::Fold],
            }
        }
    };
    Some(presses.into_iter().map(Intent::from).collect())
}

/// Whether two of the player's cards are worth all chips: a high pair or an ace with a king or queen; for a short stack any pair, any ace
/// and any two high cards. The community cards do not count, so the program folds or checks to the end once it has called.
fn is_worth_all(at: &AtTable<'_>) -> bool {
    let ranks: Vec<Rank> = at.play().map(|play| play.cards.iter().flatten().copied().map(Card::rank).collect()).unwrap_or_default();
    let big_blind = at.model.blinds().big_blind.get().max(1);
    let short = at.stack().get() / big_blind < SHORT_STACK;
    let held =
        ranks.iter().enumerate().flat_map(|(place, one)| ranks.iter().skip(place + 1).map(move |other| (*one.max(other), *one.min(other))));
    held.into_iter().any(|(high, low)| {
        let strong = if high == low { high >= Rank::Ten } else { high == Rank::Ace && low >= Rank::Queen };
        strong || short && (high == low || high == Rank::Ace || low >= Rank::Ten)
    })
}

/// Whether the room has been asked for this and has not answered.
fn is_asked(session: &Session, request: &Request) -> bool {
    session.client.pending().any(|(_, asked)| asked == request)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::ecs::system::RunSystemOnce as _;
    use poker_client::{
        AddressBook, AnimationSpeed, AppIntent, BotPace, OutcomeKind, ServerConnection, Settings, SetupLevels, Tokens, TournamentSetup,
    };
    use poker_text::Language;

    use super::*;
    use crate::app;
    use crate::assets::AssetSource;
    use crate::command::app_without_window;
    use crate::language::CurrentLanguage;

    /// A client without a window, in practice, whose tournament of this kind has been begun.
    fn client(kind: &str, entries: u32, autoplay: bool) -> App {
        let mut settings = Settings { animation_speed: AnimationSpeed::Off, ..Settings::default() };
        settings.practice.pace = BotPace::INSTANT;
        settings.tournament_setup =
            TournamentSetup { kind: kind.to_owned(), entries, levels: SetupLevels::Hands(3), ..TournamentSetup::default() };
        let language = CurrentLanguage::load(None, Some(Language::English), None).unwrap();
        let mut app = app_without_window(app::blind, AssetSource::Embedded, language, &settings).unwrap();
        app.insert_resource(FrameClock::since(crate::frame_clock::start()));
        app.insert_resource(PracticeRoom::none().with_autoplay());
        if autoplay {
            app.add_plugins(plugin);
        }
        app.finish();
        app.cleanup();
        ask(&mut app, AppIntent::Practise);
        // The room knows the player once it has answered the greeting.
        assert!(play_until(&mut app, Duration::from_secs(30), |session| !session.client.lobby().is_empty()));
        ask(&mut app, AppIntent::BeginTournament);
        app
    }

    fn ask(app: &mut App, intent: AppIntent) {
        app.world_mut().resource_mut::<Intents>().ask([intent.into()]);
    }

    fn play_until(app: &mut App, limit: Duration, fits: impl Fn(&Session) -> bool) -> bool {
        let begun = crate::frame_clock::start();
        while begun.elapsed() < limit {
            app.update();
            if fits(app.world().resource::<Session>()) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        false
    }

    fn is_placed(session: &Session) -> bool {
        session.client.tournaments().own().outcomes().iter().any(|outcome| matches!(outcome.how, OutcomeKind::Placed { .. }))
    }

    #[test]
    fn a_tournament_is_played_to_the_players_place_without_a_person() {
        for (kind, entries) in [("freezeout", 9), ("re-entry", 9)] {
            let mut app = client(kind, entries, true);
            assert!(play_until(&mut app, Duration::from_secs(90), is_placed), "{kind}");
        }
    }

    #[test]
    fn nobody_acts_for_the_player_without_the_option_or_at_a_server() {
        let mut app = client("freezeout", 9, false);
        let is_asked = |session: &Session| session.table().is_some_and(|model| model.prompt().is_some());
        assert!(play_until(&mut app, Duration::from_secs(90), is_asked));
        assert!(!play_until(&mut app, Duration::from_secs(1), |session| !is_asked(session)), "the turn lasts");
        let world = app.world_mut();
        world.insert_resource(Online::pictured(AddressBook::default(), Tokens::default(), ServerConnection::default(), true));
        world.run_system_once(play).unwrap();
        assert!(world.resource::<Intents>().is_empty());
        world.insert_resource(Online::none());
        world.run_system_once(play).unwrap();
        assert!(!world.resource::<Intents>().is_empty());
    }
}
