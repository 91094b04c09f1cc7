import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockOf } from '../../../api/types';
import { asset, frame, show } from '../test-blocks';
import { Browser } from './browser';

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
