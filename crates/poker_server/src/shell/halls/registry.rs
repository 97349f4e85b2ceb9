//! The halls that run at this server.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::sync::{PoisonError, RwLock};

use poker_protocol::HallName;

use super::task::HallHandle;

/// The handles of the running halls.
#[derive(Debug, Default)]
pub(in crate::shell) struct Halls(RwLock<BTreeMap<HallName, HallHandle>>);

impl Halls {
    pub(in crate::shell) fn find(&self, hall: &HallName) -> Option<HallHandle> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).get(hall).cloned()
    }

    pub(in crate::shell) fn names(&self) -> Vec<HallName> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    fn all(&self) -> Vec<HallHandle> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    pub(in crate::shell) fn open(&self, handle: HallHandle) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(handle.name.clone(), handle);
    }

    pub(in crate::shell) fn close(&self, hall: &HallName) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).remove(hall);
    }

    /// Writes the figures of every hall in the text format of Prometheus.
    pub(in crate::shell) fn write(&self, out: &mut String) -> fmt::Result {
        let halls = self.all();
        let figures: [(&str, &str, &dyn Fn(&HallHandle) -> String); 3] = [
            ("cardroom_tables", "Open tables.", &|hall| hall.gauges.tables().to_string()),
            ("cardroom_hall_inputs_waiting", "Inputs that wait for the hall.", &|hall| hall.waiting().to_string()),
            ("cardroom_hall_batches_waiting", "Batches that are not kept yet.", &|hall| hall.gauges.unkept().to_string()),
        ];
        for (name, help, figure) in figures {
            writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge")?;
            for hall in &halls {
                writeln!(out, "{name}{{hall=\"{}\"}} {}", hall.name, figure(hall))?;
            }
        }
        Ok(())
    }
}
