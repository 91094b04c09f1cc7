import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Block } from '../../api/types';
import { PageWindowContext, type PageWindow } from '../../lib/page-window';
import Outline from './outline';

const can = { view: true, use: true, edit: false };
const button = { label: '', url: '', target: '_self' as const, icon: null };
const words = { subtitle: '', body: '', button };

const TITLES = ['Kleur', 'Letter', 'Beeld'];

beforeEach(() => {
  document.body.replaceChildren();
  for (const title of TITLES) {
    const section = document.createElement('section');
    section.id = title.toLowerCase();
    document.body.append(section);
  }
});

afterEach(() => window.scrollTo(0, 0));

const show = async (page: PageWindow | null): Promise<void> => {
  const blocks = TITLES.map((title, id): Block => {
    const slug = title.toLowerCase();
    return { id, type: 'text', slug, groups: [], isPrivate: false, can, title, ...words };
  });
  render(
    <PageWindowContext.Provider value={page}>
      <main>
        <Outline blocks={blocks} />
      </main>
    </PageWindowContext.Provider>,
  );
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

const getCurrent = (): string[] =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent);

test('at the end of a page its last heading is read', async () => {
  window.scrollTo(0, 400);
  await show(null);
  expect(new Set(getCurrent())).toEqual(new Set(['Beeld']));
});

test('a page that is seen whole has no place where its reader is', async () => {
  await show(null);
  expect(getCurrent()).toEqual([]);
});

test('a preview does not follow the page behind it', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  window.scrollTo(0, 400);
  await show(frame.contentDocument?.defaultView ?? null);
  expect(getCurrent()).toEqual([]);
});
