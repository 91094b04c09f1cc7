import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockOf } from '../../../api/types';
import { asset, file } from '../../../api/test-entities';
import { frame, show } from '../test-blocks';
import { Browser } from './browser';
import { Ink, IconPicture } from './icon-picture';
import { toIcon } from './icons';

const COUNT = 1000;
/** What looks at how near a part is, and can be told that it came. */
const watched: { part: Element; come: () => void }[] = [];

class Watching {
  constructor(private readonly see: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(part: Element): void {
    watched.push({ part, come: () => this.see([{ isIntersecting: true }]) });
  }
  disconnect(): void {
    // Nothing is kept.
  }
}

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal('IntersectionObserver', Watching);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const many: BlockOf<'icons'> = {
  id: 1,
  type: 'icons',
  ...frame,
  title: 'Alle',
  subtitle: '',
  body: '',
  assets: Array.from({ length: COUNT }, (_, at) => asset({ id: `a${at}`, title: `Teken ${at}` })),
};
const getPictures = () => document.querySelectorAll('label img').length;

test('of a thousand pictograms all can be chosen, and those that are near have a picture', async () => {
  show(many);
  await vi.waitFor(() => expect(screen.getAllByLabelText(/^Teken/)).toHaveLength(COUNT));
  const first = getPictures();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(COUNT / 2);
  const last = watched.at(-1);
  expect(last?.part.querySelector('img')).toBeNull();
  act(() => last?.come());
  const shown = last?.part.querySelectorAll('label');
  expect(last?.part.querySelectorAll('img')).toHaveLength(shown?.length ?? 0);
});

test('without script it says that there are more than are drawn', () => {
  const draw = (count: number) =>
    renderToString(
      <MemoryRouter>
        <Browser assets={many.assets.slice(0, count).filter((each) => each !== null)} />
      </MemoryRouter>,
    ).replaceAll('<!-- -->', '');
  expect(draw(COUNT)).toContain(`Dit zijn de eerste 200 van ${COUNT} pictogrammen.`);
  expect(draw(200)).not.toContain('Dit zijn de eerste');
});

test('in a colour a pictogram is drawn from its drawing, and what has none keeps its own', () => {
  const preview = {
    url: '/p/960.webp?a',
    width: 9,
    height: 9,
    srcset: '/p/320.webp?a 320w, /p/960.webp?a 960w',
  };
  const drawn = asset({ files: [{ ...file('teken.svg', 'usable'), preview }] });
  render(
    <Ink.Provider value={{ hex: '#5B2A86' }}>
      <IconPicture icon={toIcon(drawn)} size={48} />
      <IconPicture icon={toIcon(asset())} size={48} />
    </Ink.Provider>,
  );
  const shown = Array.from(document.querySelectorAll('img'), (image) => image.getAttribute('src'));
  expect(shown).toEqual(['/p/320.webp?a&ink=5b2a86', '/p/640.webp']);
});
