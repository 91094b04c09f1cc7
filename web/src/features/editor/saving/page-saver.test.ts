import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../../api/types';
import { ApiError, NO_ANSWER } from '../../../lib/api/errors';
import { createPage, readDraft, readTree, savePage, type Write } from '../api';
import { changePage } from '../state/change-page';
import { getEditor, reduce, type Action } from '../state/reducer';
import { getDraft, EMPTY_DRAFT } from '../state/wire';
import { createPageSaver } from './page-saver';
import { DELAY_MS } from './save-queue';

vi.mock('../api');
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
afterEach(() => vi.resetAllMocks());

const PAGE: Page = {
  id: 'p',
  slug: 'logo',
  title: 'Logo',
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
  const saver = createPageSaver(page, []);
  let editor = getEditor(page ? getDraft(page) : EMPTY_DRAFT);
  const dispatch = (action: Action) => {
    editor = reduce(editor, action);
    saver.note(editor);
  };
  const onFailed = vi.fn<(error: ApiError) => Promise<void>>(() => Promise.resolve());
  const onRefused = vi.fn();
  const onStored = vi.fn();
  saver.connect({ dispatch, onStored, onDone: vi.fn(), onRefused, onFailed });
  const type = (title: string) => dispatch({ type: 'change', change: changePage({ title }) });
  const slug = () => editor.draft.slug;
  return { saver, type, dispatch, onFailed, onRefused, onStored, slug, title: () => editor.draft.title };
}

const wait = () => vi.advanceTimersByTimeAsync(DELAY_MS);
const lost = new ApiError(NO_ANSWER, 'Geen antwoord');
const stale = new ApiError(412, 'Verouderd');
const versions = () => vi.mocked(savePage).mock.calls.map(([, , version]) => version);

test('a new page is made once it has a title, and saved from then on', async () => {
  const { saver, type, onStored } = open(null);
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
  expect(saver.now().savedAt).not.toBeNull();
});

test('a save whose answer got lost is no conflict with oneself', async () => {
  const { saver, type } = open(PAGE);
  type('Een ');
  vi.mocked(savePage).mockRejectedValueOnce(lost);
  await wait();
  expect(saver.now().reached).toBe(false);
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(readDraft).mockResolvedValueOnce({ ...PAGE, title: 'Een', version: 2 });
  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, title: 'Twee', version: 3 });
  type('Twee');
  await wait();
  expect(saver.now().conflict).toBeNull();
  expect(versions()).toEqual([1, 1, 2]);
});

test('a page that was made without an answer is not made twice', async () => {
  const { type, saver } = open(null);
  type('Logo');
  vi.mocked(createPage).mockRejectedValueOnce(lost);
  await wait();
  vi.mocked(readTree).mockResolvedValueOnce([{ ...PAGE, pages: [] }]);
  vi.mocked(readDraft).mockResolvedValueOnce(PAGE);
  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, version: 2 });
  await wait();
  expect(createPage).toHaveBeenCalledTimes(1);
  expect(versions()).toEqual([1]);
  expect(saver.now().page?.id).toBe('p');
});

test('a conflict waits for a choice: mine goes over the version that was seen, and over no later one', async () => {
  const { saver, type } = open(PAGE);
  const other = { ...PAGE, title: 'Van Jan', version: 2 };
  type('Van mij');
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(readDraft).mockResolvedValueOnce(other);
  await wait();
  expect(saver.now().conflict?.other).toEqual(other);
  type('Van mij alleen');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(savePage).toHaveBeenCalledTimes(1);
  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, title: 'Van mij alleen', version: 3 });
  await saver.keepMine();
  expect(versions()).toEqual([1, 2]);
  expect(saver.now().conflict).toBeNull();
});

test('the other version takes the place of mine, which is one step back', async () => {
  const { saver, type, dispatch, title } = open(PAGE);
  type('Van mij');
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(readDraft).mockResolvedValueOnce({ ...PAGE, title: 'Van Jan', slug: 'jan', version: 2 });
  await wait();
  saver.loadOther();
  expect(title()).toBe('Van Jan');
  expect(saver.isDirty()).toBe(false);
  dispatch({ type: 'undo' });
  expect(title()).toBe('Van mij');
  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, title: 'Van mij', version: 3 });
  await wait();
  expect(versions()).toEqual([1, 2]);
});

test('a page with another slug by now is found by its id', async () => {
  const { saver, type } = open(PAGE);
  const other = { ...PAGE, title: 'Van Jan', slug: 'jan', version: 2 };
  type('Van mij');
  vi.mocked(savePage).mockRejectedValueOnce(stale);
  vi.mocked(readDraft).mockRejectedValueOnce(new ApiError(404, 'Weg'));
  vi.mocked(readTree).mockResolvedValueOnce([{ ...other, pages: [] }]);
  vi.mocked(readDraft).mockResolvedValueOnce(other);
  await wait();
  expect(readDraft).toHaveBeenLastCalledWith('jan');
  expect(saver.now().conflict?.other).toEqual(other);
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
  const { saver, type, dispatch, slug } = open(PAGE);
  refuseWhere(badSlug);
  dispatch(slugTo('create'));
  type('Logo en meer');
  await wait();
  expect(sent().at(-1)).toMatchObject({ title: 'Logo en meer', slug: 'logo' });
  expect(saver.now()).toMatchObject({ refusals: [{ path: 'slug', message: 'Kies een andere.' }], told: [] });
  expect(slug()).toBe('create');
  expect(saver.isDirty()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(savePage).toHaveBeenCalledTimes(2);
  // A value that is known to be refused is not sent again.
  type('Logo en nog meer');
  await wait();
  expect(savePage).toHaveBeenCalledTimes(3);
  dispatch(slugTo('gemaakt'));
  await wait();
  expect(sent().at(-1)).toMatchObject({ title: 'Logo en nog meer', slug: 'gemaakt' });
  expect(saver.now().refusals).toEqual([]);
  expect(saver.isDirty()).toBe(false);
});

test('a refused field that is as it was again is no trouble any more', async () => {
  const { saver, dispatch } = open(PAGE);
  refuseWhere(badSlug);
  dispatch(slugTo('create'));
  await wait();
  expect(saver.now().refusals).toHaveLength(1);
  expect(await saver.flush()).toBe(false);
  dispatch({ type: 'undo' });
  expect(saver.now().refusals).toEqual([]);
  expect(await saver.flush()).toBe(true);
});

test('a page with a refused field is not published; what is good of it is saved', async () => {
  const { saver, type, dispatch, onRefused, onFailed } = open(PAGE);
  refuseWhere(badSlug);
  dispatch(slugTo('create'));
  type('Logo en meer');
  expect(await saver.save({ purpose: 'publish' })).toBe(false);
  expect(sent()[0]).toHaveProperty('published_at');
  expect(sent()[1]).toMatchObject({ title: 'Logo en meer', slug: 'logo' });
  expect(sent()[1]).not.toHaveProperty('published_at');
  expect(saver.now().told).toHaveLength(1);
  expect(onRefused).toHaveBeenCalledWith('publish', saver.now().refusals);
  expect(onFailed).not.toHaveBeenCalled();
});

test('a page with a refused field is taken offline all the same', async () => {
  const { saver, dispatch, onRefused } = open(PAGE);
  refuseWhere(badSlug);
  dispatch(slugTo('create'));
  expect(await saver.save({ purpose: 'offline' })).toBe(true);
  expect(sent().at(-1)).toMatchObject({ slug: 'logo', published_at: null });
  expect(onRefused).not.toHaveBeenCalled();
});

test('what no field is to blame for is told as a message, once', async () => {
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

test('what is asked for twice is done once', async () => {
  const { saver } = open(PAGE);
  vi.mocked(savePage).mockResolvedValue({ ...PAGE, version: 2 });
  const both = await Promise.all([saver.save({ purpose: 'publish' }), saver.save({ purpose: 'publish' })]);
  expect(both).toEqual([true, false]);
  expect(savePage).toHaveBeenCalledTimes(1);
});

test('a session that ended stops the saving and is told', async () => {
  const { type, onFailed } = open(PAGE);
  vi.mocked(savePage).mockRejectedValueOnce(new ApiError(401, 'Log opnieuw in'));
  type('Nog net');
  await wait();
  expect(onFailed).toHaveBeenCalledTimes(1);
  type('Te laat');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(savePage).toHaveBeenCalledTimes(1);
});
