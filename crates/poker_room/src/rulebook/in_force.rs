//! The rules in force, as they are sent to clients.

use poker_protocol::{
    AwayInForce, BankInForce, BanzaiInForce, ClockInForce, CounterRange, Disclosed, FastInForce, Form, FormInForce, GamesInForce,
    JackpotInForce, JackpotsInForce, PlanInForce, PlanPercent, PlansInForce, RakeInForce, RatholingInForce, ReturnLimit, ReturnRow,
    RulesInForce, SeatRange, SeatingInForce, StackRange, StakeInForce, StraddleInForce, TableInForce,
};

use super::PlanRules;
use super::{
    BanzaiRules, BuyInRow, Figure, JackpotRow, Jackpots, RakeRow, RakeRules, RatholingRules, Rulebook, Straddle, StraddleKind, TimeBank,
    TimeBankContext, TimeBankRow,
};
use super::{Bound, Counted, LeftWith};

impl Rulebook {
    /// What the rulebook says about cash tables.
    #[must_use]
    pub fn in_force(&self) -> RulesInForce {
        RulesInForce {
            rulebook: self.id.clone(),
            currency: self.currency,
            documents: self.documents.values().cloned().collect(),
            table: self.table_in_force(),
            games: self.games_in_force(),
            seating: self.seating_in_force(),
            clock: self.clock_in_force(),
            away: self.away_in_force(),
            forms: self.buy_in.iter().map(|row| self.form_in_force(row)).collect(),
            stakes: self.stakes.iter().filter_map(|row| self.stake_in_force(row)).collect(),
            ratholing: self.ratholing.as_ref().map(ratholing),
            banzai: self.banzai.as_ref().map(banzai),
            fast: self.fast.as_ref().map(|fast| FastInForce { button: disclosed(&fast.button), fold_ahead: disclosed(&fast.fold_ahead) }),
            rake: rake(&self.rake),
            plans: self.plans.as_ref().map(plans),
            jackpots: self.jackpots.as_ref().map(jackpots),
            undecided_void_days: self.cash.undecided_void_days.as_ref().map(disclosed),
            house: self.house.iter().map(disclosed).collect(),
        }
    }

    fn table_in_force(&self) -> TableInForce {
        let cash = &self.cash;
        TableInForce {
            seats: disclosed(&cash.seats),
            min_players: disclosed(&cash.min_players),
            heads_up: disclosed(&cash.heads_up),
            first_button: disclosed(&cash.first_button),
            button: disclosed(&cash.button),
            newcomers: disclosed(&cash.newcomers),
            posted_blind: disclosed(&cash.posted_blind),
            missed_big_blind: disclosed(&cash.missed_big_blind),
            straddle: cash.straddle.as_ref().map(straddle),
            muck_at_showdown: disclosed(&cash.muck_at_showdown),
            silent_in_hand: disclosed(&cash.silent_in_hand),
        }
    }

    fn games_in_force(&self) -> GamesInForce {
        let parameters = &self.parameters;
        GamesInForce {
            omaha5_hole_used: disclosed(&parameters.omaha5_hole_used),
            pot_limit_counts_call: disclosed(&parameters.pot_limit_counts_call),
            fixed_limit_max_bets: disclosed(&parameters.fixed_limit_max_bets),
            fixed_limit_capped_heads_up: disclosed(&parameters.fixed_limit_capped_heads_up),
        }
    }

    fn seating_in_force(&self) -> SeatingInForce {
        let seating = &self.seating;
        SeatingInForce {
            players_to_open: disclosed(&seating.players_to_open),
            offer_s: disclosed(&seating.offer_s),
            same_table_s: disclosed(&seating.same_table_s),
            keep_place_s: disclosed(&seating.keep_place_s),
            most_tables: disclosed(&seating.most_tables),
        }
    }

    fn clock_in_force(&self) -> ClockInForce {
        let cash = &self.cash;
        ClockInForce {
            decision_s: disclosed(&cash.decision_s),
            bank: bank(&self.time_bank),
            disconnect_extra_s: disclosed(&cash.disconnect_extra_s),
            disconnect_uses_time_bank: disclosed(&cash.disconnect_uses_time_bank),
            disconnect_seat_s: cash.disconnect_seat_s.as_ref().map(disclosed),
        }
    }

    fn away_in_force(&self) -> AwayInForce {
        let cash = &self.cash;
        AwayInForce {
            sit_out_removal_s: disclosed(&cash.sit_out_removal_s),
            global_sit_out_s: cash.global_sit_out_s.as_ref().map(disclosed),
            sit_out_next_big_blind: disclosed(&cash.sit_out_next_big_blind),
            auto_top_up: cash.auto_top_up.as_ref().map(disclosed),
        }
    }

    fn form_in_force(&self, row: &BuyInRow) -> FormInForce {
        let own_seats = self.banzai.as_ref().filter(|_| row.form == Form::Banzai).map(|banzai| &banzai.seats);
        FormInForce {
            form: row.form,
            seats: own_seats.map_or_else(
                || disclosed(&self.cash.seats),
                |seats| Disclosed { value: SeatRange { least: seats.is, most: seats.is }, ours: seats.from.is_ours() },
            ),
            min_big_blinds: disclosed(&row.min_big_blinds),
            max_big_blinds: disclosed(&row.max_big_blinds),
        }
    }

    fn stake_in_force(&self, row: &RakeRow) -> Option<StakeInForce> {
        Some(StakeInForce {
            name: row.name.clone(),
            game: row.game,
            form: row.form,
            seats: self.seats(row),
            small_blind: row.small_blind,
            big_blind: row.big_blind,
            buy_in: self.buy_in_range(row)?,
            rake_bp: row.percent_bp,
            plan_rake_bp: row.plan_percent_bp.iter().map(|(&plan, &rake_bp)| PlanPercent { plan, rake_bp }).collect(),
            rake_cap: row.cap,
            ours: row.from.is_ours(),
        })
    }
}

fn disclosed<T: Clone>(figure: &Figure<T>) -> Disclosed<T> {
    Disclosed { value: figure.is.clone(), ours: figure.from.is_ours() }
}

fn straddle(straddle: &Straddle) -> StraddleInForce {
    let live = match straddle.kind.is {
        StraddleKind::Live => true,
    };
    StraddleInForce { big_blinds: disclosed(&straddle.big_blinds), live: Disclosed { value: live, ours: straddle.kind.from.is_ours() } }
}

fn bank(bank: &TimeBank) -> BankInForce {
    let steps = |row: &TimeBankRow| BankInForce::Steps {
        first_ms: row.first_ms,
        add_ms: row.add_ms,
        every_hands: row.every_hands,
        cap_ms: row.cap_ms,
        ours: row.from.is_ours(),
    };
    match bank {
        TimeBank::Steps(rows) => rows.iter().find(|row| row.context == TimeBankContext::Cash).map_or(BankInForce::Nothing, steps),
        TimeBank::FloorAndTrickle(bank) => {
            BankInForce::FloorAndTrickle { floor_ms: bank.floor_ms, add_ms: bank.add_ms, cap_ms: bank.cap_ms, ours: bank.from.is_ours() }
        }
        TimeBank::Nothing { .. } => BankInForce::Nothing,
    }
}

fn ratholing(rules: &RatholingRules) -> RatholingInForce {
    let row = |row: &super::RatholingLimits| ReturnRow {
        left: match row.left {
            LeftWith::UpTo(most) => StackRange::UpTo(most),
            LeftWith::Between(over, below) => StackRange::Between(over, below),
            LeftWith::From(least) => StackRange::From(least),
        },
        counted: row.counted.map(|range| match range {
            Counted::UpTo(most) => CounterRange::UpTo(most),
            Counted::From(least) => CounterRange::From(least),
        }),
        min: limit(row.min),
        max: limit(row.max),
    };
    RatholingInForce {
        window_s: disclosed(&rules.window_s),
        counts_from: disclosed(&rules.counts_from),
        rows: rules.rows.iter().map(row).collect(),
        never_less: rules.never_less.iter().map(|figure| figure.is).collect(),
    }
}

fn limit(bound: Bound) -> ReturnLimit {
    match bound {
        Bound::BigBlinds(count) => ReturnLimit::BigBlinds(count),
        Bound::LastStack => ReturnLimit::LastStack,
    }
}

fn banzai(rules: &BanzaiRules) -> BanzaiInForce {
    BanzaiInForce {
        top_up_to_big_blinds: disclosed(&rules.top_up_to_big_blinds),
        tables_per_stake: disclosed(&rules.tables_per_stake),
        resume_over_big_blinds: disclosed(&rules.resume_over_big_blinds),
        window_s: disclosed(&rules.window_s),
        resets_a_day: disclosed(&rules.resets_a_day),
    }
}

fn rake(rules: &RakeRules) -> RakeInForce {
    RakeInForce {
        rounding: disclosed(&rules.rounding),
        minimum: disclosed(&rules.minimum),
        below_minimum: disclosed(&rules.below_minimum),
        no_flop_no_drop: disclosed(&rules.no_flop_no_drop),
        halve_cap_for: disclosed(&rules.halve_cap_for),
        timing: disclosed(&rules.timing),
    }
}

fn plans(rules: &PlanRules) -> PlansInForce {
    PlansInForce {
        days: disclosed(&rules.days),
        cancellations_a_year: disclosed(&rules.cancellations_a_year),
        rows: rules.rows.iter().map(|row| PlanInForce { plan: row.plan, price: row.price, ours: row.from.is_ours() }).collect(),
    }
}

fn jackpots(jackpots: &Jackpots) -> JackpotsInForce {
    let recipient = &jackpots.recipient;
    JackpotsInForce {
        pools: jackpots.pools.iter().map(jackpot).collect(),
        both_hole_cards: disclosed(&recipient.both_hole_cards),
        pocket_pair_for: disclosed(&recipient.pocket_pair_for),
        shown: disclosed(&recipient.shown),
        winner_too: disclosed(&recipient.winner_too),
    }
}

fn jackpot(row: &JackpotRow) -> JackpotInForce {
    JackpotInForce {
        kind: row.kind,
        games: disclosed(&row.games),
        forms: disclosed(&row.forms),
        feed_bp: disclosed(&row.feed_bp),
        payout_percent: disclosed(&row.payout_percent),
        hands: disclosed(&row.hands),
        beaten_by: row.beaten_by.as_ref().map(disclosed),
        hours: row.hours.as_ref().map(disclosed),
    }
}
