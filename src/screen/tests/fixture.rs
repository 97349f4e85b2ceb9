//! What screens show in tests.

use bevy_egui::egui::{Context, Key};
use egui_kittest::Harness;
use poker_client::{AppIntent, ClientModel, Intent, KeyNames, KeySet, LocalTime, QueuePlace, RulesPage, Settings, TournamentHistory};
use poker_protocol::{
    BuyInLimits, BuyInRange, Currency, Form, LimitReason, Message, Money, PlayerId, SeatOffer, Seq, ServerMsg, StakeId, StakeRow, TableId,
};
use poker_rules::Chips;
use poker_text::{Arg, Language, text};

use crate::screen::{
    AccountState, ContentsState, JoinState, JoinView, LobbyState, LobbyView, Section, SettingsState, SettingsView, StartState, StartView,
    TournamentsView, join_ui, keys_ui, lobby_ui, queue_ui, rules_ui, settings_ui, start_ui,
};
use crate::style::Style;
pub(super) use crate::style::bench::click;
use crate::style::bench::{Bench, ShownPanel, show};

/// The settings of a player who has chosen a name.
pub(super) fn settings() -> Settings {
    Settings { name: "Ardan".to_owned(), ..Settings::default() }
}

/// Stakes from cents to euros.
pub(super) fn stakes() -> Vec<StakeRow> {
    let row = |at: u16, big: u64, small: u64| StakeRow {
        form: Form::Regular,
        game: poker_rules::GameSpec::holdem_no_limit(),
        stake: StakeId(at),
        name: format!("NL{big}"),
        small_blind: Money::new(small),
        big_blind: Money::new(big),
        seats: 6,
        players: 5,
        tables: 1,
        table_names: Vec::new(),
        waiting: 0,
        usual_wait_s: None,
        buy_in: BuyInRange { min: Money::new(big * 40), max: Money::new(big * 100) },
        average_pot: (at > 2).then(|| Chips::new(big * 23)),
        hands_per_hour: None,
        rulebook: "en-2.7".to_owned(),
    };
    let of = |form, game: &str, row: StakeRow| StakeRow { form, game: poker_rules::GameSpec::with_code(game).unwrap(), ..row };
    let ordinary = [row(0, 4, 2), row(1, 10, 5), row(2, 20, 10), row(3, 50, 25), row(4, 100, 50), row(5, 200, 100), row(6, 400, 200)];
    let limits = [of(Form::Regular, "flhe", StakeRow { name: "FL20".to_owned(), players: 0, tables: 0, ..row(7, 20, 10) })];
    let others = [
        of(Form::Regular, "plo", row(8, 10, 5)),
        of(Form::Regular, "plo8", row(9, 10, 5)),
        of(Form::Regular, "plo5", row(10, 10, 5)),
        of(Form::Banzai, "nlhe", row(11, 10, 5)),
        of(Form::Banzai, "plo", row(12, 10, 5)),
        of(Form::Fast, "nlhe", row(13, 10, 5)),
        of(Form::Deepstack, "nlhe", row(14, 10, 5)),
        of(Form::Shortstack, "plo", row(15, 10, 5)),
    ];
    ordinary.into_iter().chain(limits).chain(others).collect()
}

/// Shows the start screen.
pub(super) fn start(bench: &Bench, settings: Settings, saved: bool) -> Harness<'_, ShownPanel<StartState>> {
    show(bench, StartState::default(), move |ctx: &Context, style: &Style<'_>, state: &mut StartState| {
        let saved_help = saved.then(|| text::start::resume_tournament("Northern Lights, phase 1 C", Arg::count(1_234), Arg::count(3_000)));
        start_ui(ctx, style, &StartView { settings: &settings, language: Language::English, saved, saved_help, version: "0.1.0" }, state)
    })
}

/// The room as a lobby shows it.
pub(super) struct FixtureRoom {
    pub(super) stakes: Vec<StakeRow>,
    pub(super) client: ClientModel,
    pub(super) seated: Vec<StakeId>,
    pub(super) settings: Settings,
    pub(super) state: LobbyState,
    pub(super) join: JoinState,
    pub(super) account: AccountState,
    pub(super) played: TournamentHistory,
}

/// The amount to which a balance of play money is filled up, in cents.
const REFILL: u64 = 200_000;

impl FixtureRoom {
    /// A room that greeted with `balance` and then sent the messages `told`.
    pub(super) fn new(balance: u64, told: Vec<Message>) -> Self {
        Self::greeted(balance, Some(Money::new(REFILL)), told)
    }

    /// A room where players are found who allow it.
    pub(super) fn finding() -> Self {
        let mut greeting = welcome(REFILL, None);
        if let Message::Welcome { finds_players, .. } = &mut greeting {
            *finds_players = true;
        }
        Self::strict(REFILL, vec![greeting])
    }

    /// The same room, but without play money to fill up the balance.
    pub(super) fn strict(balance: u64, told: Vec<Message>) -> Self {
        Self::greeted(balance, None, told)
    }

    fn greeted(balance: u64, refill_to: Option<Money>, told: Vec<Message>) -> Self {
        let mut client = ClientModel::default();
        let lobby = Message::Lobby { stakes: stakes().into() };
        for (seq, message) in (1..).zip([welcome(balance, refill_to), lobby].into_iter().chain(told)) {
            client.receive(ServerMsg { seq: Seq(seq), message }, 0);
        }
        let (stakes, settings) = (client.lobby().to_vec(), settings());
        Self {
            stakes,
            client,
            seated: Vec::new(),
            settings,
            state: LobbyState::default(),
            join: JoinState::default(),
            account: AccountState::default(),
            played: TournamentHistory::default(),
        }
    }
}

fn welcome(balance: u64, refill_to: Option<Money>) -> Message {
    Message::Welcome {
        protocol: 2,
        server: "room".to_owned(),
        player: PlayerId(1),
        balance: Money::new(balance),
        currency: Currency::Eur,
        refill_to,
        hides_figures: false,
        finds_players: false,
        stream: Default::default(),
    }
}

/// Shows the lobby of a room and carries out changes of settings.
pub(super) fn lobby_of(bench: &Bench, room: FixtureRoom) -> Harness<'_, ShownPanel<FixtureRoom>> {
    show(bench, room, move |ctx: &Context, style: &Style<'_>, room: &mut FixtureRoom| {
        let view = LobbyView {
            stakes: &room.stakes,
            loading: false,
            balance: room.client.balance(),
            can_refill: room.client.can_refill(),
            seated: &room.seated,
            tabs: &room.client.tabs(None, &[], 0),
            seat_offers: room.client.seat_offers(),
            jackpots: room.client.jackpots(),
            player_search: room.client.finds_players().then(|| room.client.player_search()),
            settings: &room.settings,
            entries: TournamentsView {
                tournaments: room.client.tournaments(),
                pending: &[],
                settings: &room.settings,
                now_ms: 0,
                wall_ms: 0,
                local: utc,
                may_set_up: false,
            },
        };
        let asked = lobby_ui(ctx, style, &view, &mut room.state);
        let change = asked.iter().find_map(|intent| match intent {
            Intent::App(AppIntent::Change(settings)) => Some(settings.as_ref().clone()),
            Intent::App(_)
            | Intent::Bar(_)
            | Intent::Table(_)
            | Intent::Room(_)
            | Intent::Online(_)
            | Intent::Chat(_)
            | Intent::Tournament(_) => None,
        });
        room.settings = change.unwrap_or_else(|| room.settings.clone());
        asked
    })
}

/// The lobby of a player with this balance who sits at these stakes.
pub(super) fn lobby<'b>(bench: &'b Bench, balance: u64, seated: &[StakeId]) -> Harness<'b, ShownPanel<FixtureRoom>> {
    lobby_of(bench, FixtureRoom { seated: seated.to_vec(), ..FixtureRoom::new(balance, Vec::new()) })
}

/// A seat kept at a table of the second stake.
pub(super) fn offer(limits: BuyInLimits) -> SeatOffer {
    let (name, rulebook) = ("Bellatrix 3".to_owned(), "en-2.7".to_owned());
    SeatOffer { table: TableId(7), name, stake: StakeId(1), rulebook, limits, may_post: true, auto_top_up: true, left_ms: 43_000 }
}

/// The usual limits of the second stake.
pub(super) fn ordinary() -> BuyInLimits {
    BuyInLimits { range: BuyInRange { min: Money::new(400), max: Money::new(1_000) }, instead: None, why: LimitReason::Stake }
}

/// The sheet for sitting down, three seconds after the offer came.
pub(super) fn join(bench: &Bench, balance: u64, offer: SeatOffer) -> Harness<'_, ShownPanel<FixtureRoom>> {
    join_of(bench, FixtureRoom::new(balance, vec![Message::SeatOffered { offer }]))
}

/// The same sheet in a room that has offered a seat.
pub(super) fn join_of(bench: &Bench, room: FixtureRoom) -> Harness<'_, ShownPanel<FixtureRoom>> {
    show(bench, room, |ctx: &Context, style: &Style<'_>, room: &mut FixtureRoom| {
        let offers = room.client.seat_offers().offers();
        let offered = offers.first().unwrap();
        let row = room.stakes.iter().find(|row| row.stake == offered.offer.stake);
        let (balance, settings) = (room.client.balance(), &room.settings);
        let can_refill = room.client.can_refill();
        let view = JoinView { offered, row, balance, can_refill, settings, now_ms: 3_000, may_wait: false };
        join_ui(ctx, style, &view, &mut room.join)
    })
}

/// The sheet of a queue.
pub(super) fn queue(bench: &Bench) -> Harness<'_, ShownPanel<bool>> {
    let place = QueuePlace { position: 2, waiting: 2, opens_at: 3 };
    let row = StakeRow { usual_wait_s: Some(240), ..stakes().remove(1) };
    show(bench, false, move |ctx: &Context, style: &Style<'_>, closed: &mut bool| {
        let (asked, close) = queue_ui(ctx, style, &row, &place);
        *closed |= close;
        asked
    })
}

/// The settings, opened at a section.
pub(super) fn sections(bench: &Bench, section: Section, out: Option<bool>) -> Harness<'_, ShownPanel<SettingsState>> {
    sections_of(bench, section, out, settings())
}

/// A section of the settings of this player.
pub(super) fn sections_of(
    bench: &Bench,
    section: Section,
    out: Option<bool>,
    settings: Settings,
) -> Harness<'_, ShownPanel<SettingsState>> {
    let mut state = SettingsState::default();
    state.section = section;
    show(bench, state, move |ctx: &Context, style: &Style<'_>, state: &mut SettingsState| {
        let view = SettingsView {
            settings: &settings,
            language: Language::English,
            sit_out_next_big_blind: out,
            leave_next_big_blind: out,
            no_sound_device: true,
            names: KeyNames::default(),
            caught: None,
        };
        settings_ui(ctx, style, &view, state)
    })
}

/// The rules of practice.
pub(super) fn rules<'b>(bench: &'b Bench, rulebook: &str) -> Harness<'b, ShownPanel<ContentsState>> {
    let page = RulesPage::of(&poker_host::rules_in_force(rulebook).unwrap());
    let settings = settings();
    show(bench, ContentsState::default(), move |ctx: &Context, style: &Style<'_>, contents: &mut ContentsState| {
        rules_ui(ctx, style, &page, &settings, contents)
    })
}

/// The page of keys, before any has been pressed.
pub(super) fn keys(bench: &Bench) -> Harness<'_, ShownPanel<KeyNames>> {
    keys_of(bench, KeySet::Letters, KeyNames::default())
}

/// The page of keys for a set and a keyboard.
pub(super) fn keys_of(bench: &Bench, set: KeySet, names: KeyNames) -> Harness<'_, ShownPanel<KeyNames>> {
    show(bench, names, move |ctx: &Context, style: &Style<'_>, names: &mut KeyNames| keys_ui(ctx, style, &set.bindings(), names))
}

/// Presses a key once.
pub(super) fn press<S>(harness: &mut Harness<'_, ShownPanel<S>>, key: Key) -> Vec<Intent> {
    harness.state_mut().take();
    harness.key_press(key);
    harness.run();
    harness.state_mut().take()
}

/// Presses Tab until a control has the keyboard.
pub(super) fn tab_to<S>(harness: &mut Harness<'_, ShownPanel<S>>, name: &str) {
    let wanted = crate::widget::control_id(name);
    for _ in 0..80 {
        if harness.ctx.memory(|memory| memory.has_focus(wanted)) {
            return;
        }
        harness.key_press(Key::Tab);
        harness.run();
    }
    panic!("Tab never reaches {name}");
}

/// Whether a control is drawn.
pub(super) fn shows<S>(harness: &Harness<'_, ShownPanel<S>>, name: &str) -> bool {
    harness.state().record.control(name).is_some()
}

/// The time of day in UTC, always with the same date.
pub(super) fn utc(at_ms: u64) -> LocalTime {
    let minutes = at_ms / 60_000;
    let part = |part: u64| u8::try_from(part).unwrap();
    LocalTime { year: 2026, month: 11, day: 21, hour: part(minutes / 60 % 24), minute: part(minutes % 60) }
}
