//! A track as the bytes of a WAV file: 16 bits, one channel.

use super::track::{RATE, Track};

const HEADER_AFTER_SIZE: u32 = 36;

pub fn encode(track: &Track) -> Vec<u8> {
    let samples: Vec<u8> = track.samples().iter().flat_map(|sample| sixteen_bits(*sample).to_le_bytes()).collect();
    let size = u32::try_from(samples.len()).expect("a sound is shorter than a day");
    let mut bytes = Vec::with_capacity(samples.len() + 44);
    bytes.extend(b"RIFF");
    bytes.extend((HEADER_AFTER_SIZE + size).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    bytes.extend(16_u32.to_le_bytes());
    bytes.extend(1_u16.to_le_bytes()); // PCM: not compressed
    bytes.extend(1_u16.to_le_bytes()); // one channel
    bytes.extend(RATE.to_le_bytes());
    bytes.extend((RATE * 2).to_le_bytes()); // bytes for each second
    bytes.extend(2_u16.to_le_bytes()); // bytes for each sample
    bytes.extend(16_u16.to_le_bytes()); // bits for each sample
    bytes.extend(b"data");
    bytes.extend(size.to_le_bytes());
    bytes.extend(samples);
    bytes
}

fn sixteen_bits(sample: f64) -> i16 {
    // The value is in range after the clamp.
    (sample.clamp(-1.0, 1.0) * 32_767.0).round() as i16
}
