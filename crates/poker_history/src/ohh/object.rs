//! The objects of Open Hand History, version 1.4.6, with their fields in the order of the standard.

use serde::{Serialize, Serializer};

use crate::Decimal;

#[derive(Serialize)]
pub(super) struct File<'a> {
    pub(super) ohh: Hand<'a>,
}

#[derive(Serialize)]
pub(super) struct Hand<'a> {
    pub(super) spec_version: &'static str,
    pub(super) site_name: &'static str,
    pub(super) network_name: &'static str,
    pub(super) internal_version: &'static str,
    pub(super) tournament: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tournament_info: Option<TournamentInfo<'a>>,
    pub(super) game_number: String,
    pub(super) start_date_utc: String,
    pub(super) table_name: &'a str,
    pub(super) game_type: &'static str,
    pub(super) bet_limit: BetLimit,
    pub(super) table_size: u8,
    pub(super) currency: &'static str,
    pub(super) dealer_seat: u8,
    pub(super) small_blind_amount: JsonNumber,
    pub(super) big_blind_amount: JsonNumber,
    pub(super) ante_amount: JsonNumber,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) hero_player_id: Option<u8>,
    pub(super) flags: Vec<&'static str>,
    pub(super) players: Vec<Player<'a>>,
    pub(super) rounds: Vec<Round>,
    pub(super) pots: Vec<PotWon>,
}

/// The standard has more fields, which a hand does not know, such as when the tournament began. Those of the price are left out where it is
/// not known.
#[derive(Serialize)]
pub(super) struct TournamentInfo<'a> {
    pub(super) tournament_number: String,
    pub(super) name: &'a str,
    #[serde(flatten)]
    pub(super) price: Option<EntryPriceInfo>,
}

/// What an entry cost.
#[derive(Serialize)]
pub(super) struct EntryPriceInfo {
    pub(super) currency: &'static str,
    pub(super) buyin_amount: JsonNumber,
    pub(super) fee_amount: JsonNumber,
    pub(super) bounty_fee_amount: JsonNumber,
}

#[derive(Serialize)]
pub(super) struct BetLimit {
    pub(super) bet_type: &'static str,
    pub(super) bet_cap: JsonNumber,
}

#[derive(Serialize)]
pub(super) struct Player<'a> {
    pub(super) id: u8,
    pub(super) seat: u8,
    pub(super) name: &'a str,
    pub(super) starting_stack: JsonNumber,
}

#[derive(Serialize)]
pub(super) struct Round {
    pub(super) id: u8,
    pub(super) street: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) cards: Vec<String>,
    pub(super) actions: Vec<Action>,
}

#[derive(Serialize)]
pub(super) struct Action {
    pub(super) action_number: u32,
    pub(super) player_id: u8,
    pub(super) action: &'static str,
    pub(super) amount: JsonNumber,
    pub(super) is_allin: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) cards: Vec<String>,
}

#[derive(Serialize)]
pub(super) struct PotWon {
    pub(super) number: u8,
    pub(super) amount: JsonNumber,
    pub(super) rake: JsonNumber,
    pub(super) player_wins: Vec<Win>,
}

#[derive(Serialize)]
pub(super) struct Win {
    pub(super) player_id: u8,
    pub(super) win_amount: JsonNumber,
}

/// A JSON number. Readers of JSON convert numbers to binary floating point, which preserves up to fifteen decimal digits.
#[derive(Clone, Copy, Default)]
pub(super) struct JsonNumber(pub(super) Decimal);

impl Serialize for JsonNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.scaled(1) {
            Some(whole) => serializer.serialize_i64(whole),
            None => serializer.serialize_f64(self.0.to_string().parse().unwrap_or_default()),
        }
    }
}
