//! A client that comes back in mid-tournament is told all that those know who have stayed.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use poker_protocol::{DealKind, Message, OwnEntry, PlayerId, Request, TournamentId};
use rand::RngExt as _;

use super::known::Known;
use super::scene::{CardRoom, schedule_of};
use crate::Now;
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

/// A tournament whose players lose their connections now and then.
struct Evening {
    room: CardRoom,
    id: TournamentId,
    /// What each player knows since the last greeting, and how many messages that took.
    known: BTreeMap<PlayerId, (Known, usize)>,
    away: BTreeSet<PlayerId>,
    /// What was going on when players came back, and how often.
    met: BTreeMap<&'static str, u32>,
}

impl Evening {
    fn begun((rulebook, name): (&str, &str), players: u64, seed: u64) -> Self {
        let mut room = CardRoom::new(rulebook, seed);
        let wanted = |offer: &SeriesOffer| match offer {
            SeriesOffer::SitAndGo(offer) => offer.template.id == name,
            SeriesOffer::Scheduled(offer) => offer.name == name,
            SeriesOffer::HexaPro { family, .. } => family.name == name,
        };
        let id = room.open(wanted, &schedule_of(rulebook));
        for player in 1..=players {
            room.registered(player, id);
        }
        while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
            assert!(room.step(Now(u64::MAX)));
        }
        let known = (1..=players).map(|player| (PlayerId(player), Default::default())).collect();
        let mut evening = Self { room, id, known, away: BTreeSet::new(), met: BTreeMap::new() };
        evening.listen();
        evening
    }

    fn plays(&self) -> bool {
        self.room.room.tournament(self.id).unwrap().stage() == TournamentStage::Playing
    }

    fn listen(&mut self) {
        for (player, (known, heard)) in &mut self.known {
            for told in &self.room.told[player][*heard..] {
                known.hear(&told.message);
            }
            *heard = self.room.told[player].len();
        }
    }

    fn seated(&self) -> Vec<PlayerId> {
        self.known.keys().copied().filter(|&player| self.room.room.tournament(self.id).unwrap().seat_of(player).is_some()).collect()
    }

    fn leave(&mut self, player: PlayerId) {
        let client = self.room.client(player);
        self.room.room.disconnect(client, self.room.now);
        self.room.asked.retain(|&(of, _), _| of != player);
        self.room.listen();
        self.away.insert(player);
    }

    fn come_back(&mut self, player: PlayerId) {
        let heard = self.room.told[&player].len();
        self.known.insert(player, (Known::default(), heard));
        self.away.remove(&player);
        self.room.person(player.0);
        self.listen();
        self.check(player);
        self.check_own_entries(player, heard);
    }

    /// The player knows what all others at the table know.
    fn check(&mut self, back: PlayerId) {
        let (known, _) = &self.known[&back];
        let seat = self.room.room.tournament(self.id).unwrap().seat_of(back);
        assert_eq!(known.table, seat.map(|(table, _)| table), "{back:?} is shown the own table");
        let Some(table) = known.table else { return };
        let stayed = |(player, (other, _)): &(&PlayerId, &(Known, usize))| {
            **player != back && !self.away.contains(player) && other.table == Some(table)
        };
        let mates: Vec<_> = self.known.iter().filter(stayed).collect();
        for (mate, (other, _)) in &mates {
            assert_eq!(known, other, "{back:?} is back at the table of {mate:?}");
        }
        let tournament = &known.tournament;
        let going_on = [
            ("with others", !mates.is_empty()),
            ("in mid-hand", known.events_of_hand() > 4),
            ("hand for hand", tournament.hand_for_hand),
            ("after a level", tournament.level > 1),
            ("final table", tournament.final_table),
            ("registration closed", tournament.paid_places > 0),
            ("break", tournament.on_break),
            ("deal", tournament.deal.is_some()),
            ("multiplier", tournament.drawn.is_some()),
        ];
        for (what, _) in going_on.into_iter().filter(|&(_, is)| is && !mates.is_empty()) {
            *self.met.entry(what).or_default() += 1;
        }
    }

    /// The player is told the own entries as they are.
    fn check_own_entries(&self, player: PlayerId, heard: usize) {
        let told = self.room.told[&player][heard..].iter().rev().find_map(|told| match &told.message {
            Message::OwnEntries { whole: true, entries } => Some(entries),
            _ => None,
        });
        let of_this = |entry: &&OwnEntry| entry.tournament == self.id;
        let tournament = self.room.room.tournament(self.id).unwrap();
        let mut own = tournament.own_entries(player, self.room.now);
        own.extend(tournament.placed_entries(player, self.room.now));
        assert_eq!(told.unwrap().iter().filter(of_this).cloned().collect::<Vec<_>>(), own);
    }

    /// One player goes, comes back, or proposes a deal, or play goes on.
    fn step(&mut self) {
        let seated = self.seated();
        let one = self.room.rng.random_range(0..seated.len());
        // Breaks and hand-for-hand play are short: meanwhile, players go and come back more often.
        let tournament = &self.known[&seated[one]].0.tournament;
        let choices: u8 = if tournament.on_break || tournament.hand_for_hand { 6 } else { 20 };
        match self.room.rng.random_range(0..choices) {
            0 if !self.away.contains(&seated[one]) => self.leave(seated[one]),
            1 | 2 => {
                if let Some(&player) = seated.iter().find(|&player| self.away.contains(player)) {
                    self.come_back(player);
                }
            }
            3 if !self.away.contains(&seated[one]) => {
                let deal = Request::ProposeDeal { tournament: self.id, deal: DealKind::Icm };
                self.room.send(self.room.client(seated[one]), deal);
            }
            4 | 5 if self.room.room.tournament(self.id).unwrap().terms().rebuys.is_some() => {
                let tournament = self.id;
                self.room.send(self.room.client(seated[one]), Request::Rebuy { tournament });
            }
            // While others can enter nobody risks chips, so that many are left when the prizes are final.
            _ if self.room.room.tournament(self.id).unwrap().places_paid() == 0 && !self.room.asked.is_empty() => {
                self.check_or_fold();
            }
            4..12 => self.check_or_fold(),
            _ => assert!(self.room.step(Now(u64::MAX)), "it stands still"),
        }
        self.listen();
    }

    /// A player who is asked risks nothing, so that the tournament lasts longer.
    fn check_or_fold(&mut self) {
        if !self.room.asked.is_empty() {
            self.room.now = self.room.now.after_ms(2_000);
            self.room.check_or_fold();
        }
    }
}

/// Plays tournaments to their ends. Returns what was going on when players came back, and how often.
fn met(tournament: (&str, &str), players: u64, seeds: Range<u64>) -> BTreeMap<&'static str, u32> {
    let mut met = BTreeMap::new();
    for seed in seeds {
        let mut evening = Evening::begun(tournament, players, seed);
        while evening.plays() {
            evening.step();
        }
        for player in evening.away.clone() {
            evening.come_back(player);
        }
        for (what, often) in evening.met {
            *met.entry(what).or_default() += often;
        }
    }
    met
}

#[test]
fn who_comes_back_knows_what_the_others_at_the_table_know() {
    let met = met(("en-2.7", "Mira"), 60, 0..4);
    for what in ["with others", "in mid-hand", "hand for hand", "after a level", "final table", "registration closed", "break"] {
        assert!(met.contains_key(what), "{what}: {met:?}");
    }
}

#[test]
fn who_comes_back_during_talks_about_a_deal_knows_the_proposal() {
    let met = met(("room-003", "sng-nine"), 9, 0..12);
    assert!(met.contains_key("deal"), "{met:?}");
}

#[test]
fn who_comes_back_after_the_draw_knows_the_multiplier() {
    let met = met(("en-2.7", "HexaPro"), 3, 0..12);
    assert!(met.contains_key("multiplier"), "{met:?}");
}

#[test]
fn who_comes_back_in_a_tournament_of_any_kind_knows_what_the_others_at_the_table_know() {
    for (tournament, players) in [
        // A rebuy tournament, progressive bounties, several entries, a satellite, a first phase.
        (("en-2.7", "Sirius"), 16),
        (("en-2.7", "Altair"), 16),
        (("en-2.7", "Procyon"), 16),
        (("en-2.7", "Castor"), 5),
        (("en-2.7", "Arcturus 1"), 16),
        // Re-entry, a VIP, and another rulebook.
        (("en-2.7", "Electra"), 16),
        (("en-2.7", "Canopus"), 16),
        (("sv-2.6", "Procyon"), 16),
        // A time limit, a shootout, knockout prizes, half of the field.
        (("room-003", "Chinook"), 16),
        (("room-003", "shootout"), 36),
        (("room-003", "Favonius"), 16),
        (("room-003", "fifty50"), 6),
    ] {
        let met = met(tournament, players, 0..2);
        assert!(met.contains_key("with others") && met.contains_key("in mid-hand"), "{tournament:?}: {met:?}");
    }
}
