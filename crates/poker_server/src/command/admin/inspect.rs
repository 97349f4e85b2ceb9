//! `admin check`.

use std::io::Write;

use anyhow::bail;

use super::context::AdminContext;

pub(super) fn check(context: &AdminContext, out: &mut dyn Write) -> anyhow::Result<()> {
    let flaws = context.store.check()?;
    for flaw in &flaws {
        writeln!(out, "{flaw:?}")?;
    }
    if !flaws.is_empty() {
        bail!("the books have {} flaws; stop the server and look for the newest backup that has none", flaws.len());
    }
    writeln!(out, "The books of {} halls are sound.", context.halls()?.len())?;
    Ok(())
}
