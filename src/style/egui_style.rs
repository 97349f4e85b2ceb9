//! Gives egui's own drawings (tooltips, text fields, scroll bars) the colours and sizes of the theme.

use bevy_egui::egui::style::{ScrollAnimation, ScrollStyle, WidgetVisuals};
use bevy_egui::egui::{Context, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style as EguiStyle, TextStyle, Visuals, vec2};

use super::{Style, Weight};

impl Style<'_> {
    /// Gives a window the style of the theme, without animations, so that a table at rest draws no frames.
    pub fn dress(&self, ctx: &Context) {
        ctx.set_theme(bevy_egui::egui::Theme::Dark);
        ctx.all_styles_mut(|style| self.style(style));
    }

    fn style(&self, style: &mut EguiStyle) {
        let k = self.k();
        let sizes = &self.theme.text.sizes;
        let font = |size: f32, weight: Weight| FontId::new(self.sized(size), FontFamily::Name(weight.family().into()));
        style.text_styles = [
            (TextStyle::Small, font(sizes.micro, Weight::Regular)),
            (TextStyle::Body, font(sizes.body, Weight::Regular)),
            (TextStyle::Monospace, font(sizes.body, Weight::Regular)),
            (TextStyle::Button, font(sizes.label, Weight::SemiBold)),
            (TextStyle::Heading, font(sizes.title, Weight::SemiBold)),
        ]
        .into();
        let egui = &self.theme.egui;
        let (small, large) = (self.theme.spacing.xxs, self.theme.spacing.m);
        let pair = |(x, y): (f32, f32)| vec2(x, y) * k;
        let spacing = &mut style.spacing;
        spacing.item_spacing = pair(egui.item);
        spacing.button_padding = pair(egui.button_padding);
        spacing.window_margin = Margin::from(egui.window_margin * k);
        spacing.menu_margin = Margin::from(egui.item.0 * k);
        spacing.interact_size = pair(egui.interact);
        spacing.tooltip_width = large * 20.0 * k;
        spacing.scroll = ScrollStyle { bar_width: small * 1.5 * k, bar_inner_margin: small * k, ..ScrollStyle::thin() };
        spacing.scroll.floating = false;
        #[cfg(debug_assertions)]
        {
            style.debug.show_unaligned = false;
        }
        style.animation_time = 0.0;
        style.scroll_animation = ScrollAnimation::none();
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
        style.interaction.selectable_labels = false;
        self.visuals(&mut style.visuals);
    }

    fn visuals(&self, visuals: &mut Visuals) {
        let ink = &self.ink;
        let control = CornerRadius::from(self.theme.radius.control);
        let hair = self.hair();
        let edge = self.control_edge();
        let widget = |fill, line: Stroke, text| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: line,
            corner_radius: control,
            fg_stroke: Stroke::new(hair, text),
            expansion: 0.0,
        };
        visuals.widgets.noninteractive = widget(ink.plate, Stroke::new(hair, ink.line), ink.text2);
        visuals.widgets.inactive = widget(ink.plate_hi, Stroke::new(hair, ink.line), ink.text);
        visuals.widgets.hovered = widget(ink.plate_top, Stroke::new(edge, ink.line_hi), ink.text);
        visuals.widgets.active = widget(ink.plate, Stroke::new(edge, ink.line_hi), ink.text);
        visuals.widgets.open = widget(ink.plate_top, Stroke::new(hair, ink.line_hi), ink.text);
        visuals.selection.bg_fill = ink.line;
        visuals.selection.stroke = Stroke::new(edge, ink.text);
        visuals.hyperlink_color = ink.text;
        visuals.faint_bg_color = ink.plate_hi;
        visuals.extreme_bg_color = ink.room;
        visuals.text_edit_bg_color = Some(ink.room);
        visuals.code_bg_color = ink.room;
        visuals.warn_fg_color = ink.accent;
        visuals.error_fg_color = ink.danger;
        visuals.window_corner_radius = CornerRadius::from(self.theme.radius.panel);
        visuals.menu_corner_radius = control;
        visuals.window_shadow = Shadow::NONE;
        visuals.popup_shadow = Shadow::NONE;
        visuals.window_fill = ink.plate;
        visuals.window_stroke = Stroke::new(hair, ink.line);
        visuals.panel_fill = ink.plate;
        visuals.text_cursor.stroke = Stroke::new(self.theme.egui.text_cursor, ink.accent);
        visuals.text_cursor.blink = false;
    }
}
