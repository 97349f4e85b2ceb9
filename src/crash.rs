//! Turns a panic into a sentence for the player and a report for us.

use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};

use poker_text::{Text, Texts, text};

use crate::third_party::error_stream;

/// The renderer panics with this message when there is no graphics adapter; it offers no other way to find out.
const NO_ADAPTER: &str = "Unable to find a GPU";
/// The renderer panics with this message when the adapter is lost.
const ADAPTER_LOST: &str = "Device lost";

/// Makes every later panic print a sentence, write a report into `reports` and end the program.
pub(crate) fn install(texts: std::sync::Arc<Texts>, reports: Option<PathBuf>) {
    std::panic::set_hook(Box::new(move |info| {
        let what = describe(info);
        error_stream::say(&texts.say(&sentence(&what, reports.as_deref())));
        std::process::exit(1);
    }));
}

fn describe(info: &PanicHookInfo) -> String {
    let payload = info.payload();
    let message = payload.downcast_ref::<&str>().map(|words| (*words).to_owned()).or_else(|| payload.downcast_ref::<String>().cloned());
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    format!("{} ({place})", message.unwrap_or_default())
}

fn sentence(what: &str, reports: Option<&Path>) -> Text {
    if what.contains(NO_ADAPTER) {
        return text::error::no_graphics();
    }
    if what.contains(ADAPTER_LOST) {
        return text::error::graphics_lost();
    }
    match reports.and_then(|folder| write_report(folder, what)) {
        Some(path) => text::error::unexpected(path.display().to_string()),
        None => text::error::unexpected_unreported(),
    }
}

fn write_report(folder: &Path, what: &str) -> Option<PathBuf> {
    std::fs::create_dir_all(folder).ok()?;
    let path = folder.join(format!("report-{}.txt", std::process::id()));
    let report = format!(
        "Cardroom {}\n{}\n{what}\n{}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::backtrace::Backtrace::force_capture()
    );
    std::fs::write(&path, report).ok()?;
    Some(path)
}
