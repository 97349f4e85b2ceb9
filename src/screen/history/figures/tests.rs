//! The plot of the result: nothing of it leaves its rectangle, and no word covers another.

use bevy_egui::egui::{Context, Order, Rect, Shape, Vec2, pos2, vec2};
use egui_kittest::Harness;
use poker_archive::ResultLine;
use poker_text::Language;

use super::plot::LinePlot;
use crate::local_time::local_time;
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, show};
use crate::tour::large_hand_archive;
use crate::widget::control_id;

/// The text size, and the size of the plot with its words.
const ROOMS: [(f32, Vec2); 3] = [(1.0, vec2(560.0, 220.0)), (1.4, vec2(900.0, 320.0)), (2.0, vec2(1_100.0, 420.0))];

/// The line of many hands, and lines that leave the band of chance and end at their highest point, at their lowest, and in between.
fn lines() -> Vec<(&'static str, ResultLine)> {
    let archive = large_hand_archive();
    let dealt = archive.figures.shown.as_ref().unwrap().line.clone();
    let with = |net: fn(f64) -> f64| {
        let mut line = dealt.clone();
        for (at, point) in (0_u32..).zip(&mut line.points) {
            point.net = net(f64::from(at));
        }
        line
    };
    vec![
        ("rises", with(|at| at * 1.0e4)),
        ("falls", with(|at| at * -1.0e4)),
        ("swings", with(|at| (at * 1.7).sin() * 1.0e6)),
        ("as dealt", dealt.clone()),
    ]
}

/// Whether days are across, and whether words at the ends of the lines say what they are.
type PlotKind = (bool, bool);

fn shown(bench: &Bench, line: ResultLine, room: Rect, (days, labelled): PlotKind) -> Harness<'_, ShownPanel<ResultLine>> {
    show(bench, line, move |ctx: &Context, style: &Style<'_>, line: &mut ResultLine| {
        let plot = LinePlot { line, days, local: local_time, labelled };
        style.place(ctx, "plot", room, Order::Middle, |ui| plot.show(ui, style, room));
        Vec::new()
    })
}

/// Draws every line in every way, and checks it. The check gets the room of the plot with its words, and the rectangle of the plot.
fn every_plot(check: impl Fn(&Harness<'_, ShownPanel<ResultLine>>, Rect, Rect, &str)) {
    let lines = lines();
    for language in [Language::English, Language::French] {
        for (text_scale, size) in ROOMS {
            let bench = Bench::new(language, 1280.0, 800.0).scaled(text_scale);
            let room = Rect::from_min_size(pos2(40.0, 60.0), size);
            for (name, line) in &lines {
                for kind in [(false, true), (false, false), (true, true), (true, false)] {
                    let harness = shown(&bench, line.clone(), room, kind);
                    let plot = harness.ctx.read_response(control_id("figures.plot")).unwrap().rect;
                    check(&harness, room, plot, &format!("{name} {language} {text_scale} {kind:?}"));
                }
            }
        }
    }
}

#[test]
fn no_line_band_or_dot_leaves_the_rectangle_of_the_plot() {
    every_plot(|harness, _, plot, what| {
        let shapes = harness.output().shapes.iter().filter(|clipped| plot.expand(1.0).contains_rect(clipped.clip_rect));
        let (mut drawn, mut dots) = (0, 0);
        for shape in shapes.map(|clipped| &clipped.shape) {
            let bounds = shape.visual_bounding_rect();
            if !bounds.is_finite() {
                continue;
            }
            // The dot at the end is larger than those of a dotted line.
            let is_dot = matches!(shape, Shape::Circle(circle) if circle.radius > 2.0);
            let reach = if is_dot { 0.2 } else { 1.5 };
            assert!(plot.expand(reach).contains_rect(bounds), "{what}: {bounds:?} leaves {plot:?}");
            drawn += 1;
            dots += usize::from(is_dot);
        }
        assert!(drawn > 4 && dots == 1, "{what}: {drawn} shapes, {dots} dots");
    });
}

#[test]
fn the_words_of_the_plot_lie_beside_it_in_their_room_and_none_covers_another() {
    every_plot(|harness, room, plot, what| {
        let texts = harness.state().record.texts();
        assert!(texts.len() >= 3, "{what}: {texts:?}");
        for (at, text) in texts.iter().enumerate() {
            assert!(room.expand(2.0).contains_rect(text.rect), "{what}: {:?} {:?} leaves {room:?}", text.words, text.rect);
            assert!(!plot.shrink(1.0).intersects(text.rect), "{what}: {:?} {:?} lies in {plot:?}", text.words, text.rect);
            for other in &texts[at + 1..] {
                let shared = text.rect.intersect(other.rect);
                let apart = shared.width() <= 0.5 || shared.height() <= 0.5;
                assert!(apart, "{what}: {:?} {:?} and {:?} {:?}", text.words, text.rect, other.words, other.rect);
            }
        }
    });
}
