//! The list of circles that are known and not removed yet.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use anyhow::Context as _;
use ron::ser::PrettyConfig;

use super::circle::{Among, Circle, CircleName};
use super::report::report;

/// The list of known circles.
#[derive(Debug, Default)]
pub struct KnownCircles {
    names: BTreeSet<CircleName>,
}

impl KnownCircles {
    /// Reads the list. A missing file is an empty list.
    pub fn read(file: &Path) -> anyhow::Result<Self> {
        if !file.exists() {
            return Ok(Self::default());
        }
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let names = ron::from_str(&text).with_context(|| file.display().to_string())?;
        Ok(Self { names })
    }

    /// Compares the found circles of one kind with the list. An error describes circles that are not in the list, and entries of the list
    /// that are no longer circles.
    pub fn compare(&self, among: Among, found: &[Circle]) -> Result<(), String> {
        let found: Vec<&Circle> = found.iter().filter(|circle| circle.name.among == among).collect();
        let mut wrong = String::new();
        for circle in found.iter().filter(|circle| !self.names.contains(&circle.name)) {
            let what = if self.covers(circle) { "Only a part of a known circle is left" } else { "A new circle of imports; cut it" };
            let _ = writeln!(wrong, "{what}:\n{}", report(circle));
        }
        for name in self.names.iter().filter(|name| name.among == among && found.iter().all(|circle| circle.name != **name)) {
            let parts: Vec<&str> = name.parts.iter().map(String::as_str).collect();
            let _ = writeln!(wrong, "No longer a circle, below {}: {}", name.below, parts.join(", "));
            let _ = writeln!(wrong, "Take it out of the list: `cargo run -p source_lints -- circles --write`\n");
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }

    /// Whether a circle is in the list or part of a circle in the list.
    pub fn covers(&self, circle: &Circle) -> bool {
        self.names.iter().any(|known| known.holds(&circle.name))
    }

    /// Writes the found circles as the new list; removes the file if there are none.
    pub fn write(found: &[Circle], file: &Path) -> anyhow::Result<()> {
        if found.is_empty() {
            return match std::fs::remove_file(file) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error).with_context(|| file.display().to_string()),
                _ => Ok(()),
            };
        }
        let names: BTreeSet<&CircleName> = found.iter().map(|circle| &circle.name).collect();
        let text = ron::ser::to_string_pretty(&names, PrettyConfig::default().compact_arrays(false))?;
        std::fs::write(file, text + "\n").with_context(|| file.display().to_string())
    }
}
