//! The file of `--history`.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use poker_text::text;

use crate::failure::Failure;

/// Creates the file at `path`; `None` where no path is given.
pub(crate) fn create_history(path: Option<&Path>) -> Result<Option<BufWriter<File>>, Failure> {
    let Some(path) = path else { return Ok(None) };
    let file = File::create(path)
        .map_err(|error| Failure::Plain(text::error::history_not_written(path.display().to_string(), text::cause::of(&error))))?;
    Ok(Some(BufWriter::new(file)))
}
