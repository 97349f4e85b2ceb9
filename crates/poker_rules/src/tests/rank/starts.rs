//! The files with the starts of the rows.

use std::{cmp::Reverse, env, fs};

use crate::rank::rows::{PLACES_OF_FEWER, PLACES_OF_SEVEN, ROWS, RankSets, row_and_column};

type Columns = Vec<Vec<u16>>;

fn put_in<const CARDS: usize>(rows: &mut Columns) {
    let mut sets = RankSets::<CARDS>::first();
    while let Some((sum, _)) = sets.current() {
        let (row, column) = row_and_column(sum);
        rows[row].push(column);
        sets.advance();
    }
}

/// Places the rows, those with most entries first. Each tries random starts until all its places are free.
fn starts(places: usize, rows: &Columns) -> Vec<u8> {
    let mut fullest_first = Vec::from_iter(0..ROWS);
    fullest_first.sort_by_key(|&row| Reverse(rows[row].len()));
    let (mut starts, mut taken, mut random) = (vec![0u16; ROWS], vec![false; places], 1u64);
    for row in fullest_first {
        let Some(&first) = rows[row].first() else { break };
        let places_from = |start: u16| rows[row].iter().map(move |&column| usize::from(start.wrapping_add(column)));
        while places_from(starts[row]).any(|place| taken.get(place) != Some(&false)) {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            starts[row] = ((random >> 40) as usize % places) as u16;
            starts[row] = starts[row].wrapping_sub(first);
        }
        places_from(starts[row]).for_each(|place| taken[place] = true);
    }
    starts.into_iter().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn the_stored_starts_of_rows_are_those_that_the_search_finds() {
    let (mut seven, mut fewer) = (vec![Vec::new(); ROWS], vec![Vec::new(); ROWS]);
    put_in::<7>(&mut seven);
    put_in::<5>(&mut fewer);
    put_in::<6>(&mut fewer);
    let laid = [starts(PLACES_OF_SEVEN, &seven), starts(PLACES_OF_FEWER, &fewer)];
    if env::var_os("CARDROOM_WRITE_STARTS").is_some() {
        for (name, laid) in ["seven", "fewer"].into_iter().zip(&laid) {
            fs::write(format!("{}/src/rank/rows/{name}.starts", env!("CARGO_MANIFEST_DIR")), laid).unwrap();
        }
    }
    let files = [include_bytes!("../../rank/rows/seven.starts"), include_bytes!("../../rank/rows/fewer.starts")];
    assert!(laid.iter().zip(files).all(|(laid, file)| laid == file), "run this test with CARDROOM_WRITE_STARTS=1 to write the files");
}
