//! Reads hands from TOML tables.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use super::document::{Bets, Opening};
use super::{Phh, PhhEntry, PhhVariant, Reason, Value};
use crate::Decimal;

/// A value with its place in the text.
type Placed<T> = toml::Spanned<T>;

/// An error with its place in the text.
pub(super) type Wrong = (Range<usize>, Reason);

/// The deepest nesting of lists and tables.
const MAX_DEPTH: usize = 8;

/// The most players of a hand.
const MAX_PLAYERS: usize = 32;

/// Reads a hand from its table. `all` is the place of the whole hand in the text.
pub(super) fn hand(table: &DeTable<'_>, all: Range<usize>) -> Result<Phh, Wrong> {
    let mut fields = Fields { all: all.clone(), fields: Vec::new() };
    for (key, value) in table {
        let name: &str = key.get_ref();
        if value.get_ref().is_table() && !name.starts_with('_') {
            return Err((key.span(), Reason::Type(name.to_owned())));
        }
        fields.fields.push((key.span(), name, value));
    }
    fields.fields.sort_by_key(|(span, ..)| span.start);

    let variant = fields.required("variant", text)?;
    let variant = PhhVariant::with_code(&variant).ok_or_else(|| (fields.place("variant"), Reason::Variant(variant)))?;
    let starting_stacks = fields.required("starting_stacks", |value| list(value, stack))?;
    let players = starting_stacks.len();
    if !(2..=MAX_PLAYERS).contains(&players) {
        return Err((fields.place("starting_stacks"), Reason::Players { field: "starting_stacks", found: players, players }));
    }
    let antes = fields.required("antes", |value| list(value, amount))?;
    let opening = if variant.has_bring_in() {
        Opening::BringIn(fields.required("bring_in", amount)?)
    } else {
        Opening::Blinds(fields.required("blinds_or_straddles", |value| list(value, amount))?)
    };
    let bets = if variant.is_fixed_limit() {
        Bets::Fixed { small: fields.required("small_bet", amount)?, big: fields.required("big_bet", amount)? }
    } else {
        Bets::AtLeast(fields.required("min_bet", amount)?)
    };
    let actions = fields.actions(players)?;
    let phh = Phh {
        variant,
        ante_trimming_status: fields.optional("ante_trimming_status", truth)?,
        antes,
        opening,
        bets,
        starting_stacks,
        actions,
        players: fields.optional("players", |value| list(value, text))?,
        seats: fields.optional("seats", |value| list(value, seat))?,
        finishing_stacks: fields.optional("finishing_stacks", |value| list(value, amount))?,
        others: fields.others()?,
    };
    check(&phh, players).map_err(|reason| (all, reason))?;
    Ok(phh)
}

/// Checks that lists have one value for each player, and that stacks and antes are not negative.
fn check(phh: &Phh, players: usize) -> Result<(), Reason> {
    let blinds = match &phh.opening {
        Opening::Blinds(blinds) => Some(blinds.len()),
        Opening::BringIn(_) => None,
    };
    let lengths = [
        ("antes", Some(phh.antes.len())),
        ("blinds_or_straddles", blinds),
        ("players", phh.players.as_ref().map(Vec::len)),
        ("seats", phh.seats.as_ref().map(Vec::len)),
        ("finishing_stacks", phh.finishing_stacks.as_ref().map(Vec::len)),
    ];
    for (field, found) in lengths {
        if let Some(found) = found.filter(|found| *found != players) {
            return Err(Reason::Players { field, found, players });
        }
    }
    let below_zero = [
        ("starting_stacks", phh.starting_stacks.iter().flatten().any(|stack| stack.is_negative())),
        ("antes", phh.antes.iter().any(|ante| ante.is_negative())),
        ("finishing_stacks", phh.finishing_stacks.iter().flatten().any(|stack| stack.is_negative())),
    ];
    below_zero.into_iter().find(|(_, below)| *below).map_or(Ok(()), |(field, _)| Err(Reason::Negative(field)))
}

/// The fields of a hand before they are read.
struct Fields<'a, 'i> {
    all: Range<usize>,
    fields: Vec<(Range<usize>, &'a str, &'a Placed<DeValue<'i>>)>,
}

impl<'a, 'i> Fields<'a, 'i> {
    fn place(&self, name: &str) -> Range<usize> {
        self.fields.iter().find(|(_, other, _)| *other == name).map_or(self.all.clone(), |(.., value)| value.span())
    }

    fn optional<T>(&self, name: &'static str, read: impl Fn(&DeValue<'i>) -> Option<T>) -> Result<Option<T>, Wrong> {
        let Some((.., value)) = self.fields.iter().find(|(_, other, _)| *other == name) else { return Ok(None) };
        read(value.get_ref()).map(Some).ok_or_else(|| (value.span(), Reason::Type(name.to_owned())))
    }

    fn required<T>(&self, name: &'static str, read: impl Fn(&DeValue<'i>) -> Option<T>) -> Result<T, Wrong> {
        self.optional(name, read)?.ok_or_else(|| (self.all.clone(), Reason::Missing(name)))
    }

    fn actions(&self, players: usize) -> Result<Vec<PhhEntry>, Wrong> {
        let (_, _, value) =
            self.fields.iter().find(|(_, name, _)| *name == "actions").ok_or_else(|| (self.all.clone(), Reason::Missing("actions")))?;
        let entries = value.get_ref().as_array().ok_or_else(|| (value.span(), Reason::Type("actions".to_owned())))?;
        let step = |entry: &Placed<DeValue<'i>>| {
            let text = entry.get_ref().as_str().ok_or_else(|| (entry.span(), Reason::Type("actions".to_owned())))?;
            let step = PhhEntry::parse(text).ok_or_else(|| (entry.span(), Reason::Action(text.to_owned())))?;
            match step.action.as_ref().and_then(super::PhhAction::player) {
                Some(player) if usize::from(player) > players => Err((entry.span(), Reason::NoSuchPlayer(player))),
                Some(_) | None => Ok(step),
            }
        };
        entries.iter().map(step).collect()
    }

    /// All fields that [`Phh`] keeps in `others`.
    fn others(&self) -> Result<Vec<(String, Value)>, Wrong> {
        const READ: [&str; 13] = [
            "variant",
            "ante_trimming_status",
            "antes",
            "blinds_or_straddles",
            "bring_in",
            "small_bet",
            "big_bet",
            "min_bet",
            "starting_stacks",
            "actions",
            "players",
            "seats",
            "finishing_stacks",
        ];
        let others = self.fields.iter().filter(|(_, name, _)| !READ.contains(name));
        others.map(|(_, name, value)| Ok(((*name).to_owned(), kept(name, value, MAX_DEPTH)?))).collect()
    }
}

/// A value in the notation of the file, with at most `depth` levels of nesting.
fn kept(name: &str, value: &Placed<DeValue<'_>>, depth: usize) -> Result<Value, Wrong> {
    let Some(deeper) = depth.checked_sub(1) else { return Err((value.span(), Reason::TooDeep)) };
    Ok(match value.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(_) => {
            Value::Plain(integer(value.get_ref()).ok_or_else(|| (value.span(), Reason::Type(name.to_owned())))?.to_string())
        }
        DeValue::Float(number) => Value::Plain(number.as_str().to_owned()),
        DeValue::Boolean(truth) => Value::Truth(*truth),
        DeValue::Datetime(moment) => Value::Plain(moment.to_string()),
        DeValue::Array(values) => Value::List(values.iter().map(|value| kept(name, value, deeper)).collect::<Result<_, _>>()?),
        DeValue::Table(fields) => {
            let mut placed: Vec<_> = fields.iter().collect();
            placed.sort_by_key(|(key, _)| key.span().start);
            let field = |(key, value): (&Placed<_>, &Placed<DeValue<'_>>)| {
                Ok((AsRef::<str>::as_ref(key.get_ref()).to_owned(), kept(name, value, deeper)?))
            };
            Value::Table(placed.into_iter().map(field).collect::<Result<_, Wrong>>()?)
        }
    })
}

fn integer(value: &DeValue<'_>) -> Option<i64> {
    let integer = value.as_integer()?;
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}

fn list<'i, T>(value: &DeValue<'i>, read: impl Fn(&DeValue<'i>) -> Option<T>) -> Option<Vec<T>> {
    value.as_array()?.iter().map(|entry| read(entry.get_ref())).collect()
}

fn text(value: &DeValue<'_>) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn truth(value: &DeValue<'_>) -> Option<bool> {
    value.as_bool()
}

fn seat(value: &DeValue<'_>) -> Option<u8> {
    u8::try_from(integer(value)?).ok().filter(|seat| *seat > 0)
}

fn amount(value: &DeValue<'_>) -> Option<Decimal> {
    match value {
        DeValue::Integer(_) => Decimal::parse(&integer(value)?.to_string()).ok(),
        DeValue::Float(number) => Decimal::parse(number.as_str()).ok(),
        DeValue::String(_) | DeValue::Boolean(_) | DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => None,
    }
}

fn stack(value: &DeValue<'_>) -> Option<Option<Decimal>> {
    match value.as_float().map(toml::de::DeFloat::as_str) {
        Some("inf" | "+inf") => Some(None),
        Some(_) | None => amount(value).map(Some),
    }
}
