import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../../api/types';
import { fetchDraft } from '../api';
import { changePage } from '../state/page-changes';
import { createPageStore } from './page-store';
import { useOthersSaves } from './use-others-saves';

vi.mock('../api');
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
afterEach(() => vi.resetAllMocks());

const PAGE: Page = {
  id: 'p',
  slug: 'logo',
  title: 'Logo',
  lead: '',
  parent_id: null,
  published_at: null,
  is_public: false,
  groups: [],
  blocks: [],
  pages: [],
  version: 1,
  updated_by: { id: 'u', name: 'Jan Smit' },
};

/** An editor of a page that somebody else has saved. */
function open(isTogether: boolean) {
  const store = createPageStore(PAGE, []);
  vi.mocked(fetchDraft).mockResolvedValue({ ...PAGE, title: 'Logo van Jan', version: 2 });
  function Editor() {
    useOthersSaves(store, isTogether);
    return null;
  }
  render(<Editor />);
  return store;
}

const title = (store: ReturnType<typeof open>) => store.now().draft.title;

test.each([
  ['every fifteen seconds', false, 15_000],
  ['every four seconds once somebody else is there', true, 4000],
] as const)('who has nothing to save follows, %s', async (_, isTogether, ms) => {
  const store = open(isTogether);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(title(store)).toBe('Logo');
  await vi.advanceTimersByTimeAsync(1);
  expect(title(store)).toBe('Logo van Jan');
});

test('who has something to save does not', async () => {
  const store = open(true);
  store.stop();
  store.dispatch({ type: 'change', change: changePage({ title: 'Logo van mij' }) });
  await vi.advanceTimersByTimeAsync(4000);
  expect(fetchDraft).not.toHaveBeenCalled();
  expect(title(store)).toBe('Logo van mij');
});
