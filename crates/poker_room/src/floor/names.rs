//! Names of tables. They are stars, because their names are the same in every language.

use poker_protocol::TableId;

const STARS: [&str; 40] = [
    "Vega",
    "Altair",
    "Deneb",
    "Rigel",
    "Spica",
    "Mira",
    "Castor",
    "Pollux",
    "Antares",
    "Capella",
    "Sirius",
    "Canopus",
    "Arcturus",
    "Procyon",
    "Achernar",
    "Betelgeuse",
    "Hadar",
    "Acrux",
    "Aldebaran",
    "Mimosa",
    "Fomalhaut",
    "Regulus",
    "Adhara",
    "Shaula",
    "Gacrux",
    "Bellatrix",
    "Elnath",
    "Alnilam",
    "Alnitak",
    "Mirfak",
    "Dubhe",
    "Wezen",
    "Alkaid",
    "Sargas",
    "Avior",
    "Menkent",
    "Atria",
    "Alhena",
    "Peacock",
    "Polaris",
];

/// The name of a table: a star, from the 41st table on with a number, for example `Vega 2`.
pub(super) fn name_of(table: TableId) -> String {
    let index = usize::try_from(table.0.saturating_sub(1)).unwrap_or(0);
    let (round, star) = (index / STARS.len(), STARS[index % STARS.len()]);
    if round == 0 { star.to_owned() } else { format!("{star} {}", round + 1) }
}
