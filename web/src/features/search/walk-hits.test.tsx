import { fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { setInitialData } from '../../lib/initial-data';
import { unknownSite } from '../../lib/site';
import { FinderStart } from './finder-start';
import { addRecent, readRecent } from './recent';
import { walkHits } from './walk-hits';

beforeEach(() => localStorage.clear());

const key = (name: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });

test('Ctrl+Enter downloads what the row of a hit offers', () => {
  const onDownload = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <div onKeyDown={walkHits} role="presentation">
      <p data-row>
        <a href="#logo" data-hit>
          Logo
        </a>
        <a href="#bestand" download onClick={onDownload}>
          Downloaden: Logo
        </a>
      </p>
    </div>,
  );
  screen.getByRole('link', { name: 'Logo' }).focus();
  key('Enter', { ctrlKey: true });
  expect(onDownload).toHaveBeenCalledOnce();
});

test('Ctrl+Enter on an earlier search does not forget it; arrows lead there and back', () => {
  setInitialData({ site: unknownSite });
  addRecent('kleur');
  render(
    <MemoryRouter>
      <div onKeyDown={walkHits} role="presentation">
        <input type="search" />
        <FinderStart onClose={() => undefined} />
      </div>
    </MemoryRouter>,
  );
  const field = screen.getByRole('searchbox');
  const earlier = screen.getByRole('link', { name: 'kleur' });
  field.focus();
  key('ArrowDown');
  expect(document.activeElement).toBe(earlier);
  key('Enter', { ctrlKey: true });
  expect(earlier.isConnected).toBe(true);
  expect(readRecent()).toEqual(['kleur']);
  key('ArrowUp');
  expect(document.activeElement).toBe(field);
});
