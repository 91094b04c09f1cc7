import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from '../../../api/types';
import { forgetWork, loadSteps, loadDrafts } from '../../../lib/local-draft';
import { getDraft } from '../state/wire';
import { createPageStore } from './page-store';
import { createStepsKeeper } from './steps-keeper';
import { useLocalDraft } from './use-local-draft';
import { createWorkKeeper } from './work-keeper';

vi.mock('../api');
vi.mock('../../../lib/local-draft');
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
};

/** The editor of a page on which a tab that is closed now left a title. */
async function openAfter(left: string) {
  const draft = { ...getDraft(PAGE), title: left };
  const work = { user: 'u', tab: 'closed', page: 'p', version: 1, at: '2026-11-27T12:00:00.000Z', draft };
  vi.mocked(loadSteps).mockResolvedValue(null);
  vi.mocked(loadDrafts).mockResolvedValue([work]);
  vi.mocked(forgetWork).mockResolvedValue(undefined);
  const store = createPageStore(PAGE, []);
  const of = { page: PAGE, types: [], user: 'u', tab: 'here', store, atOnce: false };
  const [keeper, steps] = [createWorkKeeper('u', 'here'), createStepsKeeper('u')];
  const { result } = renderHook(() => useLocalDraft({ ...of, keeper, steps }));
  await waitFor(() => expect(result.current.offer?.tab).toBe('closed'));
  return { store, result };
}

test('work that reached the server after all is offered no longer', async () => {
  const { store, result } = await openAfter('Logo nieuw');
  store.follow({ ...PAGE, title: 'Logo nieuw', version: 2 });
  await waitFor(() => expect(result.current.offer).toBe(null));
  expect(forgetWork).toHaveBeenCalledWith('u', 'closed');
});

test('other work stays on offer when the page changes', async () => {
  const { store, result } = await openAfter('Logo nieuw');
  store.follow({ ...PAGE, title: 'Logo van Jan', version: 2 });
  expect(store.now().draft.title).toBe('Logo van Jan');
  expect(result.current.offer?.draft.title).toBe('Logo nieuw');
  expect(forgetWork).not.toHaveBeenCalled();
});
