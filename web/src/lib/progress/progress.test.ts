import { expect, test } from 'vitest';
import { inProgress, runningTasks } from './progress';

test('work in progress is shown until it ends, well or not', async () => {
  let finish = (): void => undefined;
  const first = inProgress('Eén', new Promise<void>((resolve) => (finish = resolve)));
  const second = inProgress('Twee', Promise.reject(new Error('mislukt')));
  expect(runningTasks.get().at(-1)?.title).toBe('Twee');
  await expect(second).rejects.toThrow('mislukt');
  expect(runningTasks.get().at(-1)?.title).toBe('Eén');
  finish();
  await first;
  expect(runningTasks.get()).toEqual([]);
});
