import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../../api/types';
import { ApiError, NO_RESPONSE } from '../../../lib/api/errors';
import { createPage, fetchDraft, fetchTree, savePage, type Write } from '../api';
import { changePage } from '../state/page-changes';
import type { Action } from '../state/reducer';
import { createPageStore } from './page-store';
import { DELAY_MS } from './save-queue';

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

/** An editor with autosave, and a server that is mocked request by request. */
function open(page: Page | null) {
  const store = createPageStore(page, []);
  const { dispatch } = store;
  const onFailed = vi.fn<(error: ApiError) => Promise<void>>(() => Promise.resolve());
  const onRefused = vi.fn();
  const onStored = vi.fn();
  store.connect({ onStored, onDone: vi.fn(), onRefused, onFailed });
  const type = (title: string) => dispatch({ type: 'change', change: changePage({ title }) });
  const { now } = store;
  return { store, type, dispatch, onFailed, onRefused, onStored, now };
}

const wait = () => vi.advanceTimersByTimeAsync(DELAY_MS);
const lost = new ApiError(NO_RESPONSE, 'Geen antwoord');
const stale = new ApiError(412, 'Verouderd');
const versions = () => vi.mocked(savePage).mock.calls.map(([, , version]) => version);

test('a new page is made once it has a title, and saved from then on', async () => {
  const { type, now, onStored } = open(null);
  type(' ');
  await wait();
  expect(createPage).not.toHaveBeenCalled();
  vi.mocked(createPage).mockResolvedValueOnce(PAGE);
  type('Logo');
  await wait();
  expect(onStored).toHaveBeenCalledWith(PAGE, null);
  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, title: 'Logo’s', version: 2 });
  type('Logo’s');
  await wait();
  expect(versions()).toEqual([1]);
  expect(now().savedAt).not.toBeNull();
});

test('a save whose answer got lost is no conflict with oneself', async () => {
  const { type, now } = open(PAGE);
  type('Een ');
  vi.mocked(savePage).mockRejectedValueOnce(lost);
  await wait();
  expect(now().reached).toBe(false);
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(fetchDraft).mockResolvedValueOnce({ ...PAGE, title: 'Een', version: 2 });
  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, title: 'Twee', version: 3 });
  type('Twee');
  await wait();
  expect(now().conflict).toBeNull();
  expect(versions()).toEqual([1, 1, 2]);
});

test('a page that was made without an answer is not made twice', async () => {
  const { type, now } = open(null);
  type('Logo');
  vi.mocked(createPage).mockRejectedValueOnce(lost);
  await wait();
  vi.mocked(fetchTree).mockResolvedValueOnce([{ ...PAGE, pages: [] }]);
  vi.mocked(fetchDraft).mockResolvedValueOnce(PAGE);
  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, version: 2 });
  await wait();
  expect(createPage).toHaveBeenCalledTimes(1);
  expect(versions()).toEqual([1]);
  expect(now().page?.id).toBe('p');
});

test('a conflict waits for a choice: mine goes over the version that was seen, and over no later one', async () => {
  const { store, type, now } = open(PAGE);
  const other = { ...PAGE, title: 'Van Jan', version: 2 };
  type('Van mij');
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(fetchDraft).mockResolvedValueOnce(other);
  await wait();
  expect(now().conflict?.theirPage).toEqual(other);
  type('Van mij alleen');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(savePage).toHaveBeenCalledTimes(1);
  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, title: 'Van mij alleen', version: 3 });
  await store.resolve(new Map([['title', false]]));
  expect(versions()).toEqual([1, 2]);
  expect(now().conflict).toBeNull();
});

test('the other version takes the place of mine, which is one step back', async () => {
  const { store, type, dispatch, now } = open(PAGE);
  type('Van mij');
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(fetchDraft).mockResolvedValueOnce({ ...PAGE, title: 'Van Jan', slug: 'jan', version: 2 });
  await wait();
  await store.resolve(new Map([['title', true]]));
  expect(now().draft.title).toBe('Van Jan');
  expect(store.isDirty()).toBe(false);
  dispatch({ type: 'undo' });
  expect(now().draft.title).toBe('Van mij');
  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, title: 'Van mij', version: 3 });
  await wait();
  expect(versions()).toEqual([1, 2]);
});

test('a page with another slug by now is found by its id', async () => {
  const { type, now } = open(PAGE);
  const other = { ...PAGE, title: 'Van Jan', slug: 'jan', version: 2 };
  type('Van mij');
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(fetchDraft).mockRejectedValueOnce(new ApiError(404, 'Weg'));
  vi.mocked(fetchTree).mockResolvedValueOnce([{ ...other, pages: [] }]);
  vi.mocked(fetchDraft).mockResolvedValueOnce(other);
  await wait();
  expect(fetchDraft).toHaveBeenLastCalledWith('jan');
  expect(now().conflict?.theirPage).toEqual(other);
});

test('a page that somebody deleted is saved no more until it is back, with what was written meanwhile', async () => {
  const { store, type, now, onFailed } = open(PAGE);
  const gone = new ApiError(404, 'Dit bestaat niet (meer).');
  type('Van mij');
  vi.mocked(savePage).mockRejectedValueOnce(gone);
  await wait();
  expect(now().gone).toBe(true);
  // A bar says it.
  expect(onFailed).not.toHaveBeenCalled();
  type('Van mij alleen');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(savePage).toHaveBeenCalledTimes(1);
  vi.mocked(savePage).mockRejectedValueOnce(gone);
  await store.save({ purpose: 'save' });
  expect(onFailed.mock.lastCall?.[0].message).toMatch(/verwijderd.*in deze browser bewaard/);

  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, title: 'Van mij alleen', version: 2 });
  store.follow(PAGE);
  expect(now().gone).toBe(false);
  await wait();
  expect(savePage).toHaveBeenCalledTimes(3);
  expect(store.isDirty()).toBe(false);
});

test('what comes unasked asks nothing: an editor asks to choose, and goes on being asked for what is new', async () => {
  const { store, type, now } = open(PAGE);
  const other = { ...PAGE, title: 'Van Jan', version: 2 };
  type('Van mij');
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(fetchDraft).mockResolvedValueOnce(other);
  await wait();
  expect(now().conflict?.isAsked).toBe(false);
  expect(await store.save({ purpose: 'save' })).toBe(false);
  expect(now().conflict?.isAsked).toBe(true);
  expect(savePage).toHaveBeenCalledTimes(1);
});

/** A server that refuses a value of the field at a path, and stores everything else. */
function refuseWhere(bad: (write: Write) => Record<string, string>): void {
  let version = 1;
  vi.mocked(savePage).mockImplementation((_id, write) => {
    const fields = bad(write);
    if (Object.keys(fields).length > 0) return Promise.reject(new ApiError(400, 'Fout', fields));
    version += 1;
    return Promise.resolve({ ...PAGE, slug: write.slug ?? 'logo', title: write.title, version });
  });
}
const sent = () => vi.mocked(savePage).mock.calls.map(([, write]) => write);
const badSlug = ({ slug }: Write): Record<string, string> =>
  slug === 'create' ? { slug: 'Kies een andere.' } : {};
const slugTo = (slug: string): Action => ({ type: 'change', change: changePage({ slug }) });

test('a field that is refused does not stop the others, and is tried again once it changes', async () => {
  const { store, type, dispatch, now } = open(PAGE);
  refuseWhere(badSlug);
  dispatch(slugTo('create'));
  type('Logo en meer');
  await wait();
  expect(sent().at(-1)).toMatchObject({ title: 'Logo en meer', slug: 'logo' });
  expect(now()).toMatchObject({ refusals: [{ path: 'slug', message: 'Kies een andere.' }], reported: [] });
  expect(now().draft.slug).toBe('create');
  expect(store.isDirty()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(savePage).toHaveBeenCalledTimes(2);
  // A value that is known to be refused is not sent again.
  type('Logo en nog meer');
  await wait();
  expect(savePage).toHaveBeenCalledTimes(3);
  dispatch(slugTo('gemaakt'));
  await wait();
  expect(sent().at(-1)).toMatchObject({ title: 'Logo en nog meer', slug: 'gemaakt' });
  expect(now().refusals).toEqual([]);
  expect(store.isDirty()).toBe(false);
});

test('a refused field that is as it was again is no trouble any more', async () => {
  const { store, dispatch, now } = open(PAGE);
  refuseWhere(badSlug);
  dispatch(slugTo('create'));
  await wait();
  expect(now().refusals).toHaveLength(1);
  expect(await store.flush()).toBe(false);
  dispatch({ type: 'undo' });
  expect(now().refusals).toEqual([]);
  expect(await store.flush()).toBe(true);
});

test('a page with a refused field is not published; what is good of it is saved', async () => {
  const { store, type, dispatch, now, onRefused, onFailed } = open(PAGE);
  refuseWhere(badSlug);
  dispatch(slugTo('create'));
  type('Logo en meer');
  expect(await store.save({ purpose: 'publish' })).toBe(false);
  expect(sent()[0]).toHaveProperty('published_at');
  expect(sent()[1]).toMatchObject({ title: 'Logo en meer', slug: 'logo' });
  expect(sent()[1]).not.toHaveProperty('published_at');
  expect(now().reported).toHaveLength(1);
  expect(onRefused).toHaveBeenCalledWith('publish', now().refusals);
  expect(onFailed).not.toHaveBeenCalled();
});

test('a page with a refused field is taken offline all the same', async () => {
  const { store, dispatch, onRefused } = open(PAGE);
  refuseWhere(badSlug);
  dispatch(slugTo('create'));
  expect(await store.save({ purpose: 'offline' })).toBe(true);
  expect(sent().at(-1)).toMatchObject({ slug: 'logo', published_at: null });
  expect(onRefused).not.toHaveBeenCalled();
});

test('an error that no field explains is shown as a message, once', async () => {
  const { type, onFailed } = open(PAGE);
  vi.mocked(savePage).mockRejectedValue(new ApiError(400, 'Fout', { body: 'Te groot.' }));
  type('Een');
  await wait();
  type('Twee');
  await wait();
  expect(onFailed.mock.calls).toEqual([[new ApiError(400, 'Te groot.')]]);
});

test('a failure keeps its call: once that succeeds the message goes', async () => {
  const { type, onFailed } = open(PAGE);
  const failure = new ApiError(400, 'Fout');
  failure.call = 'PUT /api/v1/admin/pages/1';
  vi.mocked(savePage).mockRejectedValue(failure);
  type('Een');
  await wait();
  expect(onFailed.mock.lastCall?.[0].call).toBe(failure.call);
});

test('a save that is requested twice runs once', async () => {
  const { store } = open(PAGE);
  vi.mocked(savePage).mockResolvedValue({ ...PAGE, version: 2 });
  const both = await Promise.all([store.save({ purpose: 'publish' }), store.save({ purpose: 'publish' })]);
  expect(both).toEqual([true, false]);
  expect(savePage).toHaveBeenCalledTimes(1);
});

test('a session that ended stops saving, and the editor is notified', async () => {
  const { type, onFailed } = open(PAGE);
  vi.mocked(savePage).mockRejectedValueOnce(new ApiError(401, 'Log opnieuw in'));
  type('Nog net');
  await wait();
  expect(onFailed).toHaveBeenCalledTimes(1);
  type('Te laat');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(savePage).toHaveBeenCalledTimes(1);
});
