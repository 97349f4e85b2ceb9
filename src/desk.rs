//! What a person asks of the program: screens, settings, language, practice, the end.

use bevy::ecs::system::SystemParam;
use std::collections::BTreeSet;

use bevy::prelude::*;
use poker_client::{AppIntent, OnlineIntent, Panel, Settings};
use poker_protocol::{Request, TableId};
use poker_text::{Language, text};

use crate::online::Online;
use crate::practice::Practice;
use crate::session::{Session, Toasts};
use crate::settings::CurrentSettings;
use crate::showing::{Screen, Showing, Way};
use crate::speech::Speech;
use crate::trace::Trace;

/// Everything that is not a table.
#[derive(SystemParam)]
pub(crate) struct Desk<'w> {
    settings: ResMut<'w, CurrentSettings>,
    speech: ResMut<'w, Speech>,
    showing: ResMut<'w, Showing>,
    practice: ResMut<'w, Practice>,
    online: ResMut<'w, Online>,
    trace: ResMut<'w, Trace>,
    exit: MessageWriter<'w, AppExit>,
}

impl Desk<'_> {
    pub(crate) fn amounts_in_bb(&self) -> bool {
        self.settings.0.amounts_in_bb
    }

    /// Carries out one intent.
    pub(crate) fn carry_out(&mut self, intent: AppIntent, session: &mut Session, toasts: &mut Toasts, now_ms: u64) {
        match intent {
            AppIntent::Practise => self.practise(session, toasts, now_ms),
            AppIntent::Toggle(Panel::Lobby) => self.show_lobby(session),
            AppIntent::Toggle(Panel::Account) if !session.is_open() => {}
            AppIntent::Toggle(panel) => {
                let over = (self.showing.over != Some(panel)).then_some(panel);
                if matches!(over, Some(Panel::Rules | Panel::Account)) {
                    self.ask_rules(session);
                }
                if over == Some(Panel::Account) {
                    session.ask(Request::AskPlans);
                    session.ask(Request::AskStatement { before: None });
                }
                self.showing.over = over;
            }
            AppIntent::Close => self.close(session, toasts, now_ms),
            AppIntent::ShowTable(table) => self.show_table(Some(table), session, now_ms),
            AppIntent::NextTable => self.show_table(session.next_table(), session, now_ms),
            AppIntent::WaitingTable => self.show_table(session.waiting_table(now_ms), session, now_ms),
            AppIntent::NthTable(nth) => self.show_table(session.nth_table(nth), session, now_ms),
            AppIntent::ShowOffer(table) => self.showing.way = Some(Way::Offer(table)),
            AppIntent::ShowQueue(stake) => self.showing.way = Some(Way::Queue(stake)),
            AppIntent::Change(settings) => self.change(*settings, session, toasts, now_ms),
            AppIntent::Speak(language) => self.speak(language, session, toasts, now_ms),
            AppIntent::NextLanguage => {
                let spoken = Language::SPOKEN;
                let at = spoken.iter().position(|language| *language == self.speech.language()).map_or(0, |at| at + 1);
                self.speak(spoken[at % spoken.len()], session, toasts, now_ms);
            }
            AppIntent::ToggleSound => {
                let mut settings = self.settings.0.clone();
                settings.sounds.muted = !settings.sounds.muted;
                self.change(settings, session, toasts, now_ms);
            }
            AppIntent::RestoreDefaults => {
                let kept = &self.settings.0;
                let defaults = Settings {
                    language: kept.language,
                    name: kept.name.clone(),
                    avatar: kept.avatar,
                    window: kept.window,
                    lobby: kept.lobby.clone(),
                    system_reduces_motion: kept.system_reduces_motion,
                    ..Settings::default()
                };
                self.change(defaults, session, toasts, now_ms);
            }
            AppIntent::ReadCharges => session.client.read_raised(),
            AppIntent::Quit => {
                self.exit.write(AppExit::Success);
            }
        }
    }

    /// Carries out what was asked about servers.
    pub(crate) fn go_online(&mut self, intent: OnlineIntent, toasts: &mut Toasts, now_ms: u64) {
        if intent == OnlineIntent::Open {
            self.online.open_book().into_iter().for_each(|notice| toasts.add(notice, now_ms));
            *self.showing = Showing { screen: Screen::Online, ..Showing::default() };
        }
        if let Some(trouble) = self.online.carry_out(intent) {
            toasts.add(trouble, now_ms);
        }
    }

    /// The rules of every rulebook that is played by here, where they are not known yet.
    fn ask_rules(&self, session: &mut Session) {
        let rulebooks: BTreeSet<String> = session.client.lobby().iter().map(|row| row.rulebook.clone()).collect();
        for rulebook in rulebooks.into_iter().filter(|rulebook| session.client.rules(rulebook).is_none()).collect::<Vec<_>>() {
            session.ask(Request::AskRules { rulebook });
        }
    }

    /// Opens the practice room, and shows the table where a game goes on, or the lobby.
    fn practise(&mut self, session: &mut Session, toasts: &mut Toasts, now_ms: u64) {
        let language = self.speech.language();
        match self.practice.open(&self.settings.0, language, &self.speech.texts) {
            Ok(opened) => {
                self.online.hang_up();
                session.connect(opened.link);
                session.greet(opened.hello);
                self.showing.screen = Screen::Lobby;
                self.showing.over = None;
                if let Some(notice) = opened.notice {
                    toasts.add(notice, now_ms);
                }
            }
            Err(sentence) => toasts.add(sentence, now_ms),
        }
    }

    /// Brings one of the player's tables to the front and shows it.
    fn show_table(&mut self, table: Option<TableId>, session: &mut Session, now_ms: u64) {
        let Some(table) = table.filter(|table| session.client.table(*table).is_some()) else { return };
        session.bring_to_front(table, now_ms);
        *self.showing = Showing { screen: Screen::Table, over: None, way: None };
    }

    fn show_lobby(&mut self, session: &Session) {
        self.showing.over = None;
        self.showing.way = None;
        self.showing.screen = match self.showing.screen {
            Screen::Lobby if session.front.is_some() => Screen::Table,
            Screen::Lobby | Screen::Table if session.is_open() => Screen::Lobby,
            Screen::Online => Screen::Online,
            Screen::Start | Screen::Lobby | Screen::Table => Screen::Start,
        };
    }

    /// What lies on top goes first; then the screen before this one.
    fn close(&mut self, session: &mut Session, toasts: &mut Toasts, now_ms: u64) {
        if self.showing.over.is_some() {
            self.showing.over = None;
            return;
        }
        if self.showing.way.take().is_some() {
            return;
        }
        match self.showing.screen {
            Screen::Lobby if session.front.is_some() => self.showing.screen = Screen::Table,
            Screen::Lobby if self.online.is_open() => {
                self.online.hang_up();
                session.close();
                self.showing.screen = Screen::Online;
            }
            Screen::Online => {
                self.online.hang_up();
                self.showing.screen = Screen::Start;
            }
            Screen::Lobby => {
                if let Some(trouble) = self.practice.close(session) {
                    toasts.add(trouble, now_ms);
                }
                self.showing.screen = Screen::Start;
            }
            Screen::Start | Screen::Table => {}
        }
    }

    /// Takes other settings over, and lets everything that follows them follow.
    fn change(&mut self, settings: Settings, session: &mut Session, toasts: &mut Toasts, now_ms: u64) {
        let before = std::mem::replace(&mut self.settings.0, settings);
        let now = self.settings.0.clone();
        if before.language != now.language {
            self.switch(now.language.unwrap_or_else(Language::from_system), session, toasts, now_ms);
        }
        if before.auto_top_up != now.auto_top_up {
            for request in session.client.auto_top_up(now.auto_top_up) {
                session.ask(request);
            }
        }
        if before.auto_muck != now.auto_muck {
            for request in session.client.auto_muck(now.auto_muck) {
                session.ask(request);
            }
        }
        for front in session.all_tables() {
            front.playback.set_pace(now.pace());
            front.bar.set_rest(now.click_guard_ms);
        }
        self.practice.follow(&now);
    }

    fn speak(&mut self, language: Language, session: &mut Session, toasts: &mut Toasts, now_ms: u64) {
        self.settings.0.language = Some(language);
        self.switch(language, session, toasts, now_ms);
    }

    fn switch(&mut self, language: Language, session: &mut Session, toasts: &mut Toasts, now_ms: u64) {
        if self.speech.language() == language {
            return;
        }
        match self.speech.switch(language) {
            Ok(()) => self.trace.event("language", serde_json::json!({ "tag": language.tag() })),
            Err(error) => toasts.add(text::notice::texts_kept(error.text()), now_ms),
        }
        session.changed = true;
    }
}
