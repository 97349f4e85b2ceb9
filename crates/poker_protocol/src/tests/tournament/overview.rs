//! Samples of the lobby and of one tournament.

use poker_rules::GameSpec;

use super::events::deal_table;
use super::{TARGET, TOURNAMENT, cash, chips, clock, money, root, stakes};
use crate::{
    AddOnView, BankInForce, Begins, BountyView, BreakView, BuyInRange, ConditionView, DealKind, Division, DrawView, EndsWhen, EntryCost,
    LevelRow, LobbyStage, MultiplierRow, OfferId, OfferRow, Pace, PrizeRow, PrizesView, RebuyView, RegistrationEnd, Standing, TargetView,
    TermsView, TournamentFacts, TournamentFeature, TournamentId, TournamentKind, TournamentOverview, TournamentRow,
};

pub(super) fn row() -> TournamentRow {
    TournamentRow {
        tournament: TOURNAMENT,
        facts: TournamentFacts {
            name: "Evening Rebuy".to_owned(),
            kind: TournamentKind::Scheduled,
            game: GameSpec::holdem_no_limit(),
            seats: 9,
            cost: EntryCost { buy_in: money(1_000), fee: money(100), bounty: money(250), total: money(1_100), choice: None },
            ticket: Some("evening".to_owned()),
            password: false,
            freeroll: false,
            features: vec![TournamentFeature::Scheduled, TournamentFeature::Rebuy, TournamentFeature::Bounty],
            rulebook: "en-2.7".to_owned(),
        },
        begins: Begins::At { time: 1_800_000_000_000 },
        stage: LobbyStage::LateRegistration,
        late_until: Some(RegistrationEnd::Level { level: 6 }),
        entries: 41,
        least_entries: 10,
        most_entries: 500,
        left: 37,
        level: 4,
        guarantee: money(50_000),
        added: money(0),
        pool: money(50_000),
    }
}

pub(super) fn offer_row() -> OfferRow {
    OfferRow {
        offer: OfferId(31),
        facts: TournamentFacts {
            name: "HexaPro".to_owned(),
            kind: TournamentKind::Hexapro,
            cost: EntryCost {
                bounty: money(0),
                fee: money(0),
                total: money(1_000),
                choice: Some(BuyInRange { min: money(1_000), max: money(1_000) }),
                ..row().facts.cost
            },
            seats: 3,
            ticket: None,
            features: vec![TournamentFeature::SitAndGo],
            ..row().facts
        },
        players: 3,
        open: TournamentId(14),
        entries: 2,
        running: 5,
        most_games: 10,
    }
}

pub(super) fn overview() -> TournamentOverview {
    TournamentOverview {
        row: row(),
        terms: terms(),
        prizes: PrizesView {
            division: Division::Table,
            is_final: false,
            pool: money(50_000),
            rows: vec![PrizeRow { from: 1, to: 1, prize: cash(20_000) }, PrizeRow { from: 2, to: 4, prize: cash(10_000) }],
        },
        draw: None,
        standing: standing(),
        deal: Some(deal_table()),
    }
}

/// A game of the HexaPro family that is open for registration.
pub(super) fn drawn_overview() -> TournamentOverview {
    let prizes = PrizesView { division: Division::Drawn, is_final: false, pool: money(0), rows: Vec::new() };
    let multiplier = |percent, weight, shares_ppm| MultiplierRow { percent, weight, shares_ppm, stack: chips(500), level_ms: 240_000 };
    TournamentOverview {
        row: TournamentRow {
            tournament: TournamentId(14),
            facts: offer_row().facts,
            begins: Begins::WhenFull { seats_left: 1 },
            stage: LobbyStage::Registering,
            late_until: Some(RegistrationEnd::At { time: 1_800_000_600_000 }),
            ..row()
        },
        terms: TermsView {
            breaks: None,
            rebuys: None,
            add_on: None,
            bounties: None,
            bank: None,
            ends: EndsWhen::TimeLimit { ms: 3_600_000 },
            target: None,
            unregister_until: None,
            ..terms()
        },
        prizes,
        draw: Some(DrawView {
            root: root(),
            rows: vec![multiplier(100_000, 1, vec![800_000, 120_000, 80_000]), multiplier(150, 99_999, vec![1_000_000])],
            drawn: None,
        }),
        standing: Standing { clock: None, next_break_ms: None, pace: Pace::default(), ..standing() },
        deal: None,
    }
}

fn terms() -> TermsView {
    TermsView {
        stack: chips(3_000),
        levels: vec![
            LevelRow { stakes: stakes(10, 20, 0), length_ms: 600_000, hands: None },
            LevelRow { stakes: stakes(15, 30, 5), length_ms: 600_000, hands: None },
        ],
        breaks: Some(BreakView { minute: 55, length_ms: 300_000 }),
        decision_ms: 10_000,
        bank: Some(BankInForce::Steps { first_ms: 15_000, add_ms: 5_000, every_hands: 10, cap_ms: 30_000, ours: false }),
        ends: EndsWhen::OneLeft,
        shootout: false,
        unregister_until: Some(1_799_999_700_000),
        may_unregister: true,
        conditions: vec![ConditionView::HandsPlayed { least: 100 }, ConditionView::AccountAge { days: 30 }, ConditionView::Invited],
        re_entries: 0,
        entries_at_once: 1,
        rebuys: Some(RebuyView {
            price: money(1_100),
            fee: money(100),
            stack: chips(3_000),
            most_chips: chips(3_000),
            last_level: 6,
            most: Some(3),
        }),
        add_on: Some(AddOnView { price: money(1_100), fee: money(100), stack: chips(4_500), after_level: 6 }),
        bounties: Some(BountyView {
            own: money(250),
            part_of_buy_in: true,
            paid_percent: 50,
            vip: money(0),
            listed: money(0),
            pro: money(2_000),
        }),
        hand_for_hand_at: None,
        deals: vec![DealKind::Equal, DealKind::ByStacks, DealKind::Icm],
        rulebook: "en-2.7".to_owned(),
        target: Some(TargetView { tournament: TARGET, name: "Sunday Main".to_owned() }),
        may_watch: true,
    }
}

pub(super) fn standing() -> Standing {
    Standing {
        clock: Some(clock()),
        pace: Pace { hand_for_hand: true, break_left_ms: Some(120_000), time_up: false },
        next_break_ms: Some(1_500_000),
        entries: 41,
        left: 37,
        tables: 5,
        pool: money(50_000),
        average: chips(3_324),
        largest: chips(12_050),
        smallest: chips(410),
    }
}
