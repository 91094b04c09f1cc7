import { expect, test } from 'vitest';
import { film, matroska } from '../samples/films';
import { sample, type Sample } from '../samples/files';
import { makeSampleFolder } from '../support/sample-folder';

const { checkSample } = makeSampleFolder();

const riff = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('AVI LIST'), Buffer.alloc(40)]);

test.each<[Sample, string, boolean]>([
  [film('a.mp4', 'avc1'), 'H.264', true],
  [film('a.mov', 'avc1'), 'H.264', true],
  [film('a.mp4', 'av01'), 'AV1', true],
  [film('a.mp4', 'vp09'), 'VP9', true],
  [film('a.mp4', 'hvc1'), 'H.265', false],
  [film('a.mov', 'hev1'), 'H.265', false],
  [film('a.mov', 'apcn'), 'ProRes', false],
  [film('a.mp4', 'mp4v'), 'MPEG-4 Visual', false],
  [film('a.3gp', 's263'), 'H.263', false],
  [film('a.mp4', null), '', false],
  [matroska('a.webm', 'V_VP9'), 'VP9', true],
  [matroska('a.mkv', 'V_MPEGH/ISO/HEVC'), 'H.265', false],
  [matroska('a.mkv', 'V_MPEG4/ISO/AVC'), 'H.264', false],
  [sample('a.avi', riff), 'AVI', false],
])('a film says how it is kept, and whether browsers show it (%#)', async (given, codec, plays) => {
  expect(await checkSample(given, 'original')).toMatchObject({ film: { codec, plays } });
});

test('boxes that lie about their size end the reading', async () => {
  const { name, bytes } = film('a.mp4', 'avc1');
  for (let at = 24; at < bytes.length; at += 7) {
    const lying = new Uint8Array(bytes);
    lying[at] = 0xff;
    expect(await checkSample(sample(name, lying), 'original')).toMatchObject({ mime: 'video/mp4' });
  }
});
