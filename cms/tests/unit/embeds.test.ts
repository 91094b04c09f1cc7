import { describe, expect, test } from 'vitest';
import {
  getAllowedEmbed,
  getEmbed,
  getEmbedNames,
  getFrameHosts,
  toEmbedAddress,
} from '../../src/shared/embeds';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

describe('the address of a frame', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&feature=share', YOUTUBE],
    ['https://youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', `${YOUTUBE}&start=90`],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=90', `${YOUTUBE}&start=90`],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
    ['https://youtu.be/dQw4w9WgXcQ?t=1h', `${YOUTUBE}&start=3600`],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', YOUTUBE],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=5', `${YOUTUBE}&start=5`],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://vimeo.com/76979871/8272103f6e', `${VIMEO}&h=8272103f6e`],
    ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${VIMEO}&h=8272103f6e`],
    ['https://www.instagram.com/p/CuXyz_1-a/?img_index=1', 'https://www.instagram.com/p/CuXyz_1-a/embed'],
    ['https://www.instagram.com/umcg/reel/CuXyz/', 'https://www.instagram.com/reel/CuXyz/embed'],
    [
      'https://www.google.com/maps/embed?pb=!1m18!1m12',
      'https://www.google.com/maps/embed?pb=%211m18%211m12',
    ],
    [
      'https://www.google.nl/maps/place/Noorderlicht+Ziekenhuis/@53.2,6.5,17z/data=x',
      'https://www.google.com/maps?q=Noorderlicht+Ziekenhuis&output=embed',
    ],
    ['https://maps.google.com/?q=53.2,6.5', 'https://www.google.com/maps?q=53.2%2C6.5&output=embed'],
    [
      'https://www.openstreetmap.org/?mlat=53.2&mlon=6.5#map=16/53.2/6.5',
      'https://www.openstreetmap.org/export/embed.html?bbox=6.49725%2C53.19863%2C6.50275%2C53.20137&marker=53.2%2C6.5',
    ],
    ['https://video.ziekenhuis.nl/film/1?taal=nl', 'https://video.ziekenhuis.nl/film/1?taal=nl'],
  ])('%s', (address, src) => {
    expect(getEmbed(address)?.src).toBe(src);
  });
});

test.each([
  '',
  'youtube',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://www.youtube.com/',
  'https://www.youtube.com/@kanaal',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=a"><script>',
  'https://www.youtube.com/redirect?q=https://boos.example',
  'https://user:pass@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://www.instagram.com/umcg/',
  'https://www.google.com/search?q=kaart',
  'https://www.google.com/maps/place/%E0%A4%A',
  'https://www.openstreetmap.org/',
  'https://video.ziekenhuis.nl/een film',
  'https://video.ziekenhuis.nl\\@boos.example/',
])('%j has no frame', (address) => {
  expect(getEmbed(address)).toBeNull();
});

test.each([
  [
    '<iframe width="560" src="https://www.youtube.com/embed/x?a=1&amp;b=2" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/x?a=1&b=2',
  ],
  ["<div><iframe src='//player.vimeo.com/video/1'></iframe></div>", 'https://player.vimeo.com/video/1'],
  ['  https://youtu.be/x  ', 'https://youtu.be/x'],
])('the code of a site becomes its address', (sent, address) => {
  expect(toEmbedAddress(sent)).toBe(address);
});

test('any host of a provider allows it; of others only the whole name does', () => {
  for (const listed of [['youtube.com'], ['www.youtube-nocookie.com'], ['youtu.be']])
    expect(getAllowedEmbed('https://www.youtube.com/watch?v=abc', listed)?.name).toBe('YouTube');
  const own = 'https://video.ziekenhuis.nl/1';
  expect(getAllowedEmbed(own, ['video.ziekenhuis.nl'])?.host).toBe('video.ziekenhuis.nl');
  expect(getAllowedEmbed(own, ['ziekenhuis.nl'])).toBeNull();
  expect(getAllowedEmbed('https://www.youtube.com.boos.example/watch?v=abc', ['www.youtube.com'])).toBeNull();
  expect(getAllowedEmbed(own, [])).toBeNull();
});

test('frames come from the hosts of the list and of what they allow, and from nowhere without one', () => {
  expect(getFrameHosts(['youtube.com', 'video.ziekenhuis.nl'])).toEqual([
    'youtube.com',
    'video.ziekenhuis.nl',
    'www.youtube-nocookie.com',
  ]);
  expect(getFrameHosts([])).toEqual([]);
  expect(getEmbedNames(['youtu.be', 'youtube.com', 'a.nl'])).toEqual(['YouTube', 'a.nl']);
});
