//! Reading the audit log.

use super::door_driver::DoorDriver;

#[test]
fn the_door_is_never_due_in_the_past_while_the_store_does_not_answer() {
    let mut driver = DoorDriver::new();
    let mut asked = 0;
    for _ in 0..20 {
        driver.now = driver.now.max(driver.door.due());
        driver.door.tick(driver.now);
        // The job that reads the log is never done.
        asked += std::iter::from_fn(|| driver.door.poll_job()).filter(|(_, job)| matches!(job, crate::door::Job::ReadLog { .. })).count();
        assert!(driver.door.due() > driver.now, "a driver that sleeps until then does not spin");
    }
    assert_eq!(asked, 1, "a store that does not answer is not asked twice");
}
