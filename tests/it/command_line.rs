//! Mistakes on the command line: each gives a plain sentence and an exit code, and loses no file.

use std::path::{Path, PathBuf};
use std::process::Output;

use crate::driven_client::cardroom;

/// An empty folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

fn run(arguments: &[&str]) -> Output {
    cardroom().args(arguments).output().unwrap()
}

/// The text of the error stream.
fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Asserts that the command fails with `code` and one sentence, which holds all of `words`.
fn fails(arguments: &[&str], code: i32, words: &[&str]) {
    let output = run(arguments);
    let said = said(&output);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
    assert!(!said.contains("panicked"), "{said}");
    for word in words {
        assert!(said.contains(word), "{arguments:?}: {word:?} is not in {said:?}");
    }
}

#[test]
fn an_unknown_option_is_named_with_the_nearest_known_one() {
    fails(&["--asets", "x"], 2, &["--asets", "--assets"]);
    fails(&["--nonsense"], 2, &["--nonsense", "--help"]);
    fails(&["turo", "--out", "x"], 2, &["turo", "tour"]);
}

#[test]
fn the_sentence_is_in_the_language_named() {
    fails(&["--locale", "fr", "--zzz"], 2, &["L’option", "--zzz"]);
    fails(&["--locale", "sv", "simulate", "--hands", "ett", "--seed", "1"], 2, &["ett", "heltal"]);
    let output = cardroom().env("LANG", "fr_FR.UTF-8").arg("--zzz").output().unwrap();
    assert!(said(&output).contains("L’option"), "{}", said(&output));
}

#[test]
fn values_that_are_missing_or_impossible_are_named() {
    fails(&["--seed"], 2, &["--seed"]);
    fails(&["--locale", "de"], 2, &["de", "en, fr, sv, qps"]);
    fails(&["tour", "--out", "x", "--size", "big"], 2, &["big", "1280x800"]);
    fails(&["tour", "--out", "x", "--size", "320x200"], 2, &["320x200", "640x360"]);
}

#[test]
fn missing_asset_and_locale_folders_are_named() {
    let out = folder("missing_folders");
    let out = out.to_str().unwrap();
    fails(&["tour", "--out", out, "--assets", "/no/such/assets"], 1, &["/no/such/assets"]);
    fails(&["tour", "--out", out, "--locales", "/no/such/locales"], 1, &["/no/such/locales"]);
    let empty = folder("empty_assets");
    fails(&["tour", "--out", out, "--assets", empty.to_str().unwrap()], 1, &["empty_assets", "theme.ron"]);
}

#[test]
fn a_damaged_theme_is_named_with_its_line() {
    let assets = folder("damaged_theme");
    let theme = include_str!("../../assets/theme.ron").replacen("\"#0B0E11\"", "\"#0B0E1\"", 1);
    std::fs::write(assets.join("theme.ron"), theme).unwrap();
    let out = folder("damaged_theme_out");
    fails(&["tour", "--out", out.to_str().unwrap(), "--assets", assets.to_str().unwrap()], 1, &["theme.ron"]);
}

#[test]
fn a_damaged_translation_is_named_with_its_line() {
    let locales = folder("damaged_locales");
    for language in ["en", "fr", "sv"] {
        copy_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language), &locales.join(language));
    }
    let action = locales.join("en/action.ftl");
    std::fs::write(&action, std::fs::read_to_string(&action).unwrap() + "\nbroken = { $\n").unwrap();
    let out = folder("damaged_locales_out");
    fails(&["tour", "--out", out.to_str().unwrap(), "--locales", locales.to_str().unwrap()], 1, &["action.ftl"]);
}

#[test]
fn without_a_graphics_adapter_the_tour_says_so() {
    let out = folder("no_adapter");
    let output = cardroom()
        .args(["tour", "--out", out.to_str().unwrap(), "--size", "640x360", "--locale", "sv"])
        .env("VK_ICD_FILENAMES", "/nonexistent.json")
        .env("VK_DRIVER_FILES", "/nonexistent.json")
        .env("WGPU_BACKEND", "vulkan")
        .env_remove("DISPLAY")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", said(&output));
    assert!(said(&output).contains("grafik"), "{}", said(&output));
    assert!(!said(&output).contains("panicked"), "{}", said(&output));
}

#[test]
fn without_a_display_the_client_says_so() {
    let data = folder("no_display");
    let output = cardroom()
        .arg("--data")
        .arg(&data)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .unwrap();
    if cfg!(target_os = "linux") {
        assert_eq!(output.status.code(), Some(1), "{}", said(&output));
        assert!(said(&output).contains("cardroom tour"), "{}", said(&output));
    }
}

#[test]
fn help_names_every_command_in_every_language() {
    for language in ["en", "fr", "sv"] {
        let output = run(&["--help", "--locale", language]);
        let page = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0));
        for word in ["tour", "simulate", "hands check", "hands export", "locales check", "--data", "--seed", "--size", "--history"] {
            assert!(page.contains(word), "{language}: {word} is not in\n{page}");
        }
    }
}

#[test]
fn the_commands_that_need_no_picture_are_the_clients_too() {
    let folder = folder("tools");
    let history = folder.join("hands.phhs");
    let history = history.to_str().unwrap();
    let simulated = run(&["simulate", "--hands", "20", "--seed", "7", "--history", history]);
    assert_eq!(simulated.status.code(), Some(0), "{}", said(&simulated));
    let line: serde_json::Value = serde_json::from_slice(simulated.stdout.trim_ascii()).unwrap();
    assert_eq!((&line["hands"], &line["seed"]), (&20.into(), &7.into()));
    for command in [&["hands", "check", history][..], &["hands", "verify", history], &["hands", "export", "--format", "ohh", history]] {
        let output = run(command);
        assert_eq!(output.status.code(), Some(0), "{command:?}: {}", said(&output));
    }
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    assert_eq!(run(&["locales", "check", ours.to_str().unwrap()]).status.code(), Some(0));
    fails(&["hands", "check"], 2, &["hands check"]);
    fails(&["hnds", "check"], 2, &["hands"]);
}

pub fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy_folder(&path, &target);
        } else {
            std::fs::copy(&path, &target).unwrap();
        }
    }
}
