import { expect, test } from 'vitest';

test('a pattern in an expected object is one that the text has to match', async () => {
  const refused = Promise.reject(new Error('Dit bestand is beschadigd.'));
  await expect(refused).rejects.toMatchObject({ message: /beschadigd/ });
  await expect(refused).rejects.not.toMatchObject({ message: /beveiligd/ });
  expect({ list: ['een'] }).not.toEqual({ list: [/twee/] });
});
