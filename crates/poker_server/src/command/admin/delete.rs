//! `admin player delete`.

use std::io::{Write, sink};

use anyhow::bail;
use clap::Args;
use poker_protocol::{AccountName, HallName, HandId, PlayerId};
use poker_reasons::unsettled_text;
use poker_room::deleted_name;

use super::context::AdminContext;
use super::player::Player;
use crate::door::{AccountDeletion, KeptAccount, NewOrder, Order};
use crate::store::HandQuery;

/// The most hands of one order, so that no commit gets too long.
const HANDS_AN_ORDER: usize = 32;
/// The number of hands that are read at once.
const HANDS_A_PAGE: u32 = 256;

#[derive(Debug, Args)]
pub(super) struct Delete {
    #[command(flatten)]
    player: Player,
    /// Delete without asking again.
    #[arg(long)]
    yes: bool,
}

impl Delete {
    pub fn run(self, context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
        let account = found(&self.player.player, context)?;
        let player = account.player;
        let halls = context.halls()?;
        let unsettled = unsettled(player, &halls, context)?;
        if !unsettled.is_empty() {
            bail!("{} cannot be deleted now; nothing has changed.\n{}", account.name, unsettled.join("\n"));
        }
        if !self.yes {
            bail!(
                "#{} {}: the account and its play money would be deleted for good. `admin player export` writes down first what is kept. To \
                 delete it, repeat the command with --yes",
                player.0,
                account.name
            );
        }
        let mut orders = Vec::new();
        for hall in &halls {
            orders.extend(orders_to(hall, player, context)?);
        }
        let deletion = AccountDeletion { player, at: context.clock.now(), by: context.by.clone(), orders };
        let ids = context.store.delete(&deletion)?;
        writeln!(out, "The account of player #{} is deleted. Backups that were made before still have it.", player.0)?;
        let mut given = deletion.orders.iter().zip(ids).peekable();
        while let Some((order, id)) = given.next() {
            let last = given.peek().is_none_or(|(next, _)| next.hall != order.hall);
            let mut silent = sink();
            let told: &mut dyn Write = if last { out } else { &mut silent };
            context.wait_for(&order.hall, id, told)?;
        }
        Ok(())
    }
}

/// Finds the account, also if it is deleted already and only its halls may have something left to do.
fn found(who: &str, context: &AdminContext) -> anyhow::Result<KeptAccount> {
    let error = match context.account_or_deleted(who) {
        Ok(account) => return Ok(account),
        Err(error) => error,
    };
    match context.store.deleted_with_name(&AccountName::unchecked(who))? {
        Some(player) => context.account_or_deleted(&format!("#{}", player.0)),
        None => Err(error),
    }
}

/// What must be settled before the player can be deleted: a sentence for each hall.
fn unsettled(player: PlayerId, halls: &[HallName], context: &AdminContext) -> anyhow::Result<Vec<String>> {
    let mut sentences = Vec::new();
    for hall in halls {
        if let Some(kept) = context.store.load(hall)?
            && let Some(unsettled) = kept.room.unsettled(player, &kept.unfinished)
        {
            sentences.push(format!("Hall {hall}: {}", context.say(&unsettled_text(&unsettled))));
        }
    }
    Ok(sentences)
}

/// The orders by which a hall deletes the player: none if the hall does not know the player.
fn orders_to(hall: &HallName, player: PlayerId, context: &AdminContext) -> anyhow::Result<Vec<NewOrder>> {
    let Some(kept) = context.store.load_without_secrets(hall)? else { return Ok(Vec::new()) };
    let named = kept.room.players.iter().any(|kept| kept.player == player && kept.name != deleted_name(player));
    let hands = named_hands(hall, player, context)?;
    let mut parts: Vec<Vec<HandId>> = hands.chunks(HANDS_AN_ORDER).map(<[HandId]>::to_vec).collect();
    if parts.is_empty() && named {
        parts.push(Vec::new());
    }
    Ok(parts.into_iter().map(|hands| context.new_order(hall, Order::DeletePlayer { player, hands })).collect())
}

/// The hands whose records have the player's name.
fn named_hands(hall: &HallName, player: PlayerId, context: &AdminContext) -> anyhow::Result<Vec<HandId>> {
    let (name, mut found) = (deleted_name(player), Vec::new());
    let mut query = HandQuery { player: Some(player), most: HANDS_A_PAGE, ..HandQuery::default() };
    loop {
        let page = context.store.hands(hall, &query)?;
        let Some(last) = page.last() else { return Ok(found) };
        query.before = Some(last.id());
        let named = page.iter().filter(|hand| hand.players().iter().any(|dealt| dealt.player == player && dealt.name != name));
        found.extend(named.map(|hand| hand.id()));
    }
}
