//! Checks that the tour wrote a picture of every screen in every language and size.

use std::collections::BTreeSet;
use std::path::Path;

/// The languages of the tour's short form. The last one is the pseudo-locale.
pub const LOCALES: [&str; 4] = ["en", "fr", "sv", "qps"];
/// The window sizes of the tour's short form, in pixels.
pub const SIZES: [(u32, u32); 2] = [(640, 360), (1280, 800)];
/// The screens that are also drawn on the screen of a desk, for which they are made, and its size in pixels.
pub const OF_A_DESK: &str = "tiles-nine,tiles-large,tiles-sixteen,tiles-mixed";
pub const DESK: [(u32, u32); 1] = [(1920, 1080)];
/// The screens that are also drawn on a 4K screen, in one language because such pictures take long, and its size in pixels.
pub const OF_4K: &str = "lobby,table-facing-a-raise,tiles-nine,history,figures,replayer,settings-cards,event-overview";
pub const LOCALES_OF_4K: [&str; 1] = ["en"];
pub const SIZE_OF_4K: [(u32, u32); 1] = [(3840, 2160)];

/// The option of the tour for windows of these sizes.
pub fn sizes_option(sizes: &[(u32, u32)]) -> String {
    sizes.iter().map(|(width, height)| format!("{width}x{height}")).collect::<Vec<_>>().join(",")
}

/// Checks `out/<locale>/<size>/*.png` for these languages and sizes. Returns the number of pictures; the error says what is wrong.
pub fn check(out: &Path, locales: &[&str], sizes: &[(u32, u32)]) -> Result<usize, String> {
    let mut every: Option<BTreeSet<String>> = None;
    let mut count = 0;
    for &locale in locales {
        for &(width, height) in sizes {
            let folder = out.join(locale).join(format!("{width}x{height}"));
            let names = pictures(&folder, (width, height))?;
            count += names.len();
            let expected = every.get_or_insert_with(|| names.clone());
            if names.is_empty() {
                return Err(format!("{} holds no picture.", folder.display()));
            }
            if let Some(name) = expected.symmetric_difference(&names).next() {
                return Err(format!("{name} is drawn in some languages and sizes only; look at {}.", folder.display()));
            }
        }
    }
    Ok(count)
}

fn pictures(folder: &Path, size: (u32, u32)) -> Result<BTreeSet<String>, String> {
    let files = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}.", folder.display()))?;
    let mut names = BTreeSet::new();
    for path in files.flatten().map(|file| file.path()) {
        let bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
        match png_size(&bytes) {
            Some(found) if found == size => names.insert(path.file_name().unwrap_or_default().to_string_lossy().into_owned()),
            Some((width, height)) => return Err(format!("{} measures {width}x{height}.", path.display())),
            None => return Err(format!("{} is no PNG picture.", path.display())),
        };
    }
    Ok(names)
}

/// Reads width and height from the header of a PNG file.
fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let head = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let number = |at: usize| head.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
    if head.get(4..8)? == b"IHDR" { Some((number(8)?, number(12)?)) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".to_vec();
        bytes.extend(width.to_be_bytes());
        bytes.extend(height.to_be_bytes());
        bytes
    }

    fn draw(out: &Path, name: &str, skip: Option<&str>) {
        for locale in LOCALES.into_iter().filter(|locale| Some(*locale) != skip) {
            for (width, height) in SIZES {
                let folder = out.join(locale).join(format!("{width}x{height}"));
                std::fs::create_dir_all(&folder).unwrap();
                std::fs::write(folder.join(name), png(width, height)).unwrap();
            }
        }
    }

    #[test]
    fn a_whole_tour_passes_and_each_gap_is_named() {
        let out = std::env::temp_dir().join(format!("cardroom-tour-check-{}", std::process::id()));
        assert!(check(&out, &LOCALES, &SIZES).unwrap_err().contains("640x360"));
        draw(&out, "start.png", None);
        assert_eq!(check(&out, &LOCALES, &SIZES), Ok(LOCALES.len() * SIZES.len()));
        draw(&out, "lobby.png", Some("sv"));
        assert!(check(&out, &LOCALES, &SIZES).unwrap_err().starts_with("lobby.png is drawn in some"));
        draw(&out, "lobby.png", None);
        std::fs::write(out.join("fr/640x360/start.png"), png(641, 360)).unwrap();
        assert!(check(&out, &LOCALES, &SIZES).unwrap_err().ends_with("start.png measures 641x360."));
        std::fs::remove_dir_all(out).unwrap();
    }

    #[test]
    fn only_the_languages_that_were_drawn_are_checked() {
        let out = std::env::temp_dir().join(format!("cardroom-tour-languages-{}", std::process::id()));
        draw(&out, "lobby.png", Some("sv"));
        assert_eq!(check(&out, &LOCALES_OF_4K, &SIZES), Ok(SIZES.len()));
        assert!(check(&out, &["en", "sv"], &SIZES).is_err());
        assert!(check(&out, &LOCALES_OF_4K, &SIZE_OF_4K).unwrap_err().contains("3840x2160"));
        std::fs::remove_dir_all(out).unwrap();
    }

    #[test]
    fn only_png_files_have_a_size() {
        assert_eq!(png_size(&png(3840, 2160)), Some((3840, 2160)));
        assert_eq!(png_size(b"GIF89a"), None);
        assert_eq!(png_size(&png(1, 1)[..20]), None);
    }
}
