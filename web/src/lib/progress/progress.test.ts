import { expect, test } from 'vitest';
import { currentProgress, inProgress } from './progress';

test('work in progress is shown until it ends, well or not', async () => {
  let finish = (): void => undefined;
  const first = inProgress('Eén', new Promise<void>((resolve) => (finish = resolve)));
  const second = inProgress('Twee', Promise.reject(new Error('mislukt')));
  expect(currentProgress()).toBe('Twee');
  await expect(second).rejects.toThrow('mislukt');
  expect(currentProgress()).toBe('Eén');
  finish();
  await first;
  expect(currentProgress()).toBeNull();
});
