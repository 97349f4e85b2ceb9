//! Reads a hall from the tables.

use std::collections::BTreeMap;

use poker_protocol::{HallName, HandId, Money, PlayerId, StatementEntry, TableId, TournamentId};
use poker_room::tournament::TournamentSave;
use poker_room::{
    Account, BegunHand, Holding, KeptTournament, Ledger, OfferKey, PlayerSave, RoomBase, RoomCounters, RoomSave, SeatSave, TableSave,
    Ticket, TicketBook, TicketPlace, UnfinishedHand,
};
use poker_rules::Action;

use super::{Row, Transaction, Value, encrypted_draw, encrypted_hand, tournaments};
use crate::store::keys::KeyRing;
use crate::store::{KeptHall, StoreError};

/// Loads a hall, or returns `None` if it was never written. Without keys, hands in progress and multipliers that are not told are left out.
pub(super) fn load(tx: &mut dyn Transaction, keys: Option<&KeyRing>, hall: &HallName) -> Result<Option<KeptHall>, StoreError> {
    let mut hall = Reader { tx, keys, hall: &hall.0 };
    let rows = hall.ask("SELECT what, counters, review FROM halls JOIN bases ON bases.hall = halls.hall WHERE halls.hall = $1")?;
    let Some(row) = rows.first() else { return Ok(None) };
    let RoomBase { version, room, offers, tariff } = row.json(0)?;
    let RoomCounters { next_hand, next_table, next_tournament, jackpot_feed } = row.json(1)?;
    let (tables, stakes) = hall.tables()?;
    let room = RoomSave {
        version,
        room,
        next_hand,
        ledger: hall.ledger()?,
        players: hall.players()?,
        plans: hall.of_players("SELECT player, what FROM plans WHERE hall = $1 ORDER BY player")?,
        jackpot_feed,
        tables,
        corrections: hall.list("SELECT what FROM corrections WHERE hall = $1 ORDER BY number")?,
        review: row.maybe_json(2)?.unwrap_or_default(),
        stakes,
        offers,
        next_table,
        tariff,
        tournaments: hall.tournaments()?,
        next_tournament,
        tickets: hall.tickets()?,
    };
    Ok(Some(KeptHall { room, unfinished: hall.unfinished()? }))
}

struct Reader<'a> {
    tx: &'a mut dyn Transaction,
    keys: Option<&'a KeyRing>,
    hall: &'a str,
}

impl Reader<'_> {
    fn ask(&mut self, sql: &'static str) -> Result<Vec<Row>, StoreError> {
        self.tx.ask(sql, &[Value::text(self.hall)])
    }

    fn list<T: serde::de::DeserializeOwned>(&mut self, sql: &'static str) -> Result<Vec<T>, StoreError> {
        self.ask(sql)?.iter().map(|row| row.json(0)).collect()
    }

    fn of_players<T: serde::de::DeserializeOwned>(&mut self, sql: &'static str) -> Result<Vec<(PlayerId, T)>, StoreError> {
        self.ask(sql)?.iter().map(|row| Ok((PlayerId(row.number(0)?), row.json(1)?))).collect()
    }

    fn tournaments(&mut self) -> Result<Vec<KeptTournament>, StoreError> {
        let rows = self.ask("SELECT id, part, number, what FROM tournaments WHERE hall = $1 ORDER BY id, part, number")?;
        let mut found: BTreeMap<u64, Vec<&Row>> = BTreeMap::new();
        for row in &rows {
            found.entry(row.number(0)?).or_default().push(row);
        }
        found.into_iter().map(|(id, rows)| self.tournament(id, &rows)).collect()
    }

    fn tickets(&mut self) -> Result<TicketBook, StoreError> {
        let rows: Vec<(Ticket, TicketPlace)> = self.list("SELECT what FROM tickets WHERE hall = $1 ORDER BY id")?;
        TicketBook::of_rows(rows).map_err(StoreError::damaged)
    }

    fn ledger(&mut self) -> Result<Ledger, StoreError> {
        let rows = self.ask("SELECT account, chips FROM balances WHERE hall = $1 AND chips <> 0")?;
        let holding = |row: &Row| {
            let account: Account = row.json(0)?;
            let chips = row.signed(1)?;
            let chips = if account == Account::Outside { chips.checked_neg() } else { Some(chips) };
            let chips = chips
                .and_then(|chips| u64::try_from(chips).ok())
                .ok_or_else(|| StoreError::damaged("an account holds less than nothing"))?;
            Ok::<_, StoreError>(Holding { account, amount: Money::new(chips) })
        };
        let holdings = rows.iter().map(holding).collect::<Result<Vec<_>, _>>()?;
        Ledger::try_from(holdings).map_err(StoreError::damaged)
    }

    fn players(&mut self) -> Result<Vec<PlayerSave>, StoreError> {
        let mut players: Vec<PlayerSave> = self.list("SELECT what FROM players WHERE hall = $1 ORDER BY player")?;
        let entries: Vec<(PlayerId, StatementEntry)> =
            self.of_players("SELECT player, what FROM entries WHERE hall = $1 ORDER BY player, number")?;
        let mut known = players.iter_mut().peekable();
        // Both lists are sorted by player.
        for (player, entry) in entries {
            while known.next_if(|known| known.player < player).is_some() {}
            if let Some(known) = known.peek_mut().filter(|known| known.player == player) {
                known.statement.extend([entry]);
            }
        }
        Ok(players)
    }

    fn tables(&mut self) -> Result<(Vec<TableSave>, BTreeMap<TableId, OfferKey>), StoreError> {
        let mut tables: BTreeMap<TableId, TableSave> = BTreeMap::new();
        let mut stakes = BTreeMap::new();
        for row in self.ask("SELECT what, stake FROM tables WHERE hall = $1")? {
            let table: TableSave = row.json(0)?;
            stakes.insert(table.table, row.json(1)?);
            tables.insert(table.table, table);
        }
        for row in self.ask("SELECT id, what FROM seats WHERE hall = $1")? {
            let id = u32::try_from(row.number(0)?).map_err(StoreError::damaged)?;
            tables.get_mut(&TableId(id)).ok_or_else(|| StoreError::damaged("a table is missing"))?.seats.push(row.json(1)?);
        }
        let mut tables: Vec<TableSave> = tables.into_values().collect();
        for table in &mut tables {
            table.seats.sort_by_key(SeatSave::place);
        }
        Ok((tables, stakes))
    }

    fn unfinished(&mut self) -> Result<Vec<UnfinishedHand>, StoreError> {
        let Some(keys) = self.keys else { return Ok(Vec::new()) };
        let mut begun: Vec<BegunHand> = Vec::new();
        for row in self.ask("SELECT hand, what FROM begun WHERE hall = $1 ORDER BY hand")? {
            begun.push(encrypted_hand::read(keys, (self.hall, HandId(row.number(0)?)), row.text(1)?)?);
        }
        let mut actions: BTreeMap<HandId, Vec<Action>> = BTreeMap::new();
        for row in self.ask("SELECT hand, what FROM actions WHERE hall = $1 ORDER BY hand, number")? {
            actions.entry(HandId(row.number(0)?)).or_default().push(row.json(1)?);
        }
        let unfinished = |begun: BegunHand| UnfinishedHand { actions: actions.remove(&begun.hand).unwrap_or_default(), begun };
        Ok(begun.into_iter().map(unfinished).collect())
    }

    /// A tournament from its parts, which are in the order of their numbers.
    fn tournament(&self, id: u64, rows: &[&Row]) -> Result<KeptTournament, StoreError> {
        let of = |part: &'static str| rows.iter().filter(move |row| row.text(1).is_ok_and(|found| found == part));
        let only = |part: &'static str| of(part).next().ok_or_else(|| StoreError::Damaged { what: format!("a tournament has no {part}") });
        let id = TournamentId(u32::try_from(id).map_err(StoreError::damaged)?);
        let save = TournamentSave {
            at: only(tournaments::AT)?.json(3)?,
            opening: match self.keys {
                Some(keys) => encrypted_draw::read(keys, (self.hall, id), only(tournaments::OPENING)?.text(3)?)?,
                None => encrypted_draw::read_without_secrets(only(tournaments::OPENING)?.text(3)?)?,
            },
            head: only(tournaments::HEAD)?.json(3)?,
            prizes: of(tournaments::PRIZES).next().map_or(Ok(Vec::new()), |row| row.json(3))?,
            out: of(tournaments::OUT).map(|row| row.json(3)).collect::<Result<_, _>>()?,
            entrants: of(tournaments::ENTRANT).map(|row| row.json(3)).collect::<Result<_, _>>()?,
            tables: of(tournaments::TABLE).map(|row| row.json(3)).collect::<Result<_, _>>()?,
        };
        Ok(KeptTournament { series: only(tournaments::SERIES)?.json(3)?, save })
    }
}
