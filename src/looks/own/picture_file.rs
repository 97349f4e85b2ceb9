//! Pictures of own looks: PNG or SVG, in the look's own folder, not too large, and without anything that loads other files.

use std::fs::File;
use std::io::Read as _;
use std::path::{Component, Path};

use resvg::usvg::roxmltree::Document;

use super::fault::LookFault;
use crate::look_picture::LookPicture;

/// The longest PNG and SVG file in kilobytes.
const PNG_KILOBYTES: u64 = 4096;
const SVG_KILOBYTES: u64 = 256;
/// The fewest and the most pixels of a PNG picture's side.
const LEAST_PIXELS: u32 = 16;
const MOST_PIXELS: u32 = 4096;
/// Elements that own pictures may not have: they load files, draw text, or multiply what is drawn.
const REFUSED: [&str; 13] =
    ["image", "use", "symbol", "filter", "text", "pattern", "mask", "marker", "clipPath", "foreignObject", "script", "style", "switch"];

/// What a picture is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    Felt,
    Card,
}

impl Use {
    /// The most pixels of a side that are kept: more are never drawn.
    const fn most_kept(self) -> u32 {
        match self {
            Self::Felt => 2048,
            Self::Card => 512,
        }
    }
}

/// The content of a file in a look's folder.
pub(super) fn bytes(look: &Path, file: &str, most_kilobytes: u64) -> Result<Vec<u8>, LookFault> {
    let unreadable = || LookFault::Unreadable { file: file.to_owned() };
    let mut parts = Path::new(file).components();
    let single = matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None));
    if !single || file.contains(['/', '\\', ':']) {
        return Err(LookFault::Escapes { path: file.to_owned() });
    }
    let path = look.join(file);
    let about = path.symlink_metadata().map_err(|_| unreadable())?;
    if about.file_type().is_symlink() {
        return Err(LookFault::Escapes { path: file.to_owned() });
    }
    if !about.is_file() {
        return Err(unreadable());
    }
    let most = most_kilobytes * 1024;
    let mut content = Vec::new();
    // One byte more is read than is allowed, as the file can have grown.
    File::open(&path).and_then(|opened| opened.take(most + 1).read_to_end(&mut content)).map_err(|_| unreadable())?;
    if content.len() as u64 > most {
        return Err(LookFault::TooLong { file: file.to_owned(), most_kilobytes });
    }
    Ok(content)
}

/// Reads and checks a picture.
pub(super) fn read(look: &Path, file: &str, wanted: Use) -> Result<LookPicture, LookFault> {
    let ending = file.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
    match ending.as_deref() {
        Some("png") => png(&bytes(look, file, PNG_KILOBYTES)?, file, wanted),
        Some("svg") => svg(&bytes(look, file, SVG_KILOBYTES)?, file),
        _ => {
            // A path that leads out of the folder is told as that.
            bytes(look, file, 0)
                .map_or_else(|fault| if matches!(fault, LookFault::Escapes { .. }) { Err(fault) } else { Ok(()) }, |_| Ok(()))?;
            Err(LookFault::Kind { file: file.to_owned() })
        }
    }
}

fn png(bytes: &[u8], file: &str, wanted: Use) -> Result<LookPicture, LookFault> {
    let damaged = || LookFault::Damaged { file: file.to_owned() };
    // The size stands at the beginning, so a picture that is too large is never unpacked.
    let side = |at: usize| bytes.get(at..at + 4).and_then(|four| four.try_into().ok()).map(u32::from_be_bytes);
    if !bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Err(damaged());
    }
    let (width, height) = (side(16).ok_or_else(damaged)?, side(20).ok_or_else(damaged)?);
    if ![width, height].into_iter().all(|side| (LEAST_PIXELS..=MOST_PIXELS).contains(&side)) {
        return Err(LookFault::Pixels { file: file.to_owned(), least: LEAST_PIXELS, most: MOST_PIXELS });
    }
    LookPicture::png(bytes, wanted.most_kept()).ok_or_else(damaged)
}

fn svg(bytes: &[u8], file: &str) -> Result<LookPicture, LookFault> {
    let damaged = || LookFault::Damaged { file: file.to_owned() };
    let text = core::str::from_utf8(bytes).map_err(|_| damaged())?;
    // Documents with a DTD, which could multiply entities, are refused here.
    let document = Document::parse(text).map_err(|_| damaged())?;
    let element = document.descendants().find(|node| node.is_element() && REFUSED.contains(&node.tag_name().name()));
    if let Some(element) = element {
        return Err(LookFault::Element { file: file.to_owned(), element: element.tag_name().name().to_owned() });
    }
    LookPicture::svg(text).ok_or_else(damaged)
}
