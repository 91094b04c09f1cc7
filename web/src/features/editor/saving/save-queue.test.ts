import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Task } from './purpose';
import { createSaveQueue, DELAY_MS, type Outcome } from './save-queue';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that responds on demand, and a draft that is a number: the server has the last one stored. */
function desk(maySend = true) {
  const sent: { draft: number; task: Task; answer: (outcome: Outcome) => Promise<void> }[] = [];
  const now = { draft: 0, stored: 0, most: 0, open: 0 };
  const queue = createSaveQueue({
    isDirty: () => now.draft !== now.stored,
    maySend: () => maySend,
    onRunning: () => undefined,
    send: (task) => {
      const { draft } = now;
      now.open += 1;
      now.most = Math.max(now.most, now.open);
      return new Promise((resolve) => {
        const answer = async (outcome: Outcome) => {
          now.open -= 1;
          if (outcome === 'stored') now.stored = draft;
          resolve(outcome);
          await vi.advanceTimersByTimeAsync(0);
        };
        sent.push({ draft, task, answer });
      });
    },
  });
  const change = (draft: number) => {
    now.draft = draft;
    queue.changed();
  };
  return { queue, sent, now, change, drafts: () => sent.map(({ draft }) => draft) };
}

test('a draft is sent two seconds after the last change', async () => {
  const { change, drafts } = desk();
  change(1);
  await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  change(2);
  await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(drafts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(drafts()).toEqual([2]);
});

test('what changes meanwhile is sent afterwards, the latest only, and never two at a time', async () => {
  const { change, drafts, sent, now } = desk();
  change(1);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  change(2);
  await vi.advanceTimersByTimeAsync(3 * DELAY_MS);
  change(3);
  await vi.advanceTimersByTimeAsync(3 * DELAY_MS);
  expect(drafts()).toEqual([1]);
  await sent[0]?.answer('stored');
  expect(drafts()).toEqual([1, 3]);
  await sent[1]?.answer('stored');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual([1, 3]);
  expect(now.most).toBe(1);
});

test('who asks waits for the save under way, and then gets a save of what is there by then', async () => {
  const { change, sent, queue, now } = desk();
  change(1);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  change(2);
  const done = queue.run({ purpose: 'publish' });
  expect(sent).toHaveLength(1);
  await sent[0]?.answer('stored');
  expect(sent[1]).toMatchObject({ draft: 2, task: { purpose: 'publish' } });
  await sent[1]?.answer('stored');
  expect(await done).toBe('stored');
  expect(now.most).toBe(1);
});

test('a server that does not answer is asked again, later and later, and at once when it is back', async () => {
  const { change, drafts, sent, queue } = desk();
  change(1);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  await sent[0]?.answer('unreachable');
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  await sent[1]?.answer('unreachable');
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(drafts()).toEqual([1, 1]);
  queue.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(drafts()).toEqual([1, 1, 1]);
});

test('what is refused is tried again after the next change only', async () => {
  const { change, drafts, sent } = desk();
  change(1);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  await sent[0]?.answer('refused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual([1]);
  change(2);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(drafts()).toEqual([1, 2]);
});

test('while a conflict stands nothing is sent, until the editor chose', async () => {
  const { change, drafts, sent, queue } = desk();
  change(1);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  await sent[0]?.answer('conflict');
  change(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toEqual([1]);
  expect(await queue.flush()).toBe(false);
  queue.release();
  change(3);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  expect(drafts()).toEqual([1, 3]);
});

test('leaving sends at once, after what is under way', async () => {
  const { change, drafts, sent, queue } = desk();
  change(1);
  await vi.advanceTimersByTimeAsync(DELAY_MS);
  change(2);
  const left = queue.flush();
  await sent[0]?.answer('stored');
  expect(drafts()).toEqual([1, 2]);
  await sent[1]?.answer('stored');
  expect(await left).toBe(true);
});

test('leaving tells what could not be sent', async () => {
  const { change, sent, queue } = desk();
  change(1);
  const left = queue.flush();
  await sent[0]?.answer('unreachable');
  expect(await left).toBe(false);
  const untitled = desk(false);
  untitled.change(1);
  expect(await untitled.queue.flush()).toBe(false);
  expect(untitled.sent).toEqual([]);
});
