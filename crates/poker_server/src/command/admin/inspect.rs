//! `admin check`.

use std::io::Write;

use anyhow::bail;

use super::desk::Desk;

pub(super) fn check(desk: &Desk, out: &mut dyn Write) -> anyhow::Result<()> {
    let flaws = desk.store.check()?;
    for flaw in &flaws {
        writeln!(out, "{flaw:?}")?;
    }
    if !flaws.is_empty() {
        bail!("the books have {} flaws; stop the server and look for the newest backup that has none", flaws.len());
    }
    writeln!(out, "The books of {} halls are sound.", desk.halls()?.len())?;
    Ok(())
}
