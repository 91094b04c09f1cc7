import { expect, test, vi } from 'vitest';
import type { User } from '../../api/types';
import { ApiError } from '../../lib/api/errors';
import { forEachIn, howMany, getNames } from './many';

const person = (name: string): User => ({
  id: name,
  name,
  firstName: name,
  lastName: '',
  email: `${name}@example.org`,
  description: '',
  roles: [{ name: 'user' }],
  groups: [],
  isActive: true,
  lastLoginAt: null,
  invitedAt: null,
});
const people = (...names: string[]) => names.map(person);

test.each([
  [['Anna'], 'Anna'],
  [['Anna', 'Bram'], 'Anna en Bram'],
  [['Anna', 'Bram', 'Chris'], 'Anna, Bram en Chris'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'A, B, C, D en 3 anderen'],
])('%j are named', (names, said) => {
  expect(getNames(people(...names))).toBe(said);
});

test('one has a name, several a number', () => {
  expect(howMany(people('Anna'))).toBe('Anna');
  expect(howMany(people('Anna', 'Bram'))).toBe('2 gebruikers');
});

test('who is refused does not stop the others', async () => {
  const lastAdmin = new ApiError(409, 'Dit is de laatste actieve beheerder.');
  const work = vi.fn(async ({ name }: User) => {
    await Promise.resolve();
    if (name === 'Bram') throw lastAdmin;
  });
  const { done, refused } = await forEachIn(people('Anna', 'Bram', 'Chris'), work);
  expect(done.map(({ name }) => name)).toEqual(['Anna', 'Chris']);
  expect(refused).toEqual([{ name: 'Bram', message: lastAdmin.message }]);
});

test('without a session nothing goes on', async () => {
  const work = vi.fn().mockRejectedValue(new ApiError(401, 'Log in.'));
  await expect(forEachIn(people('Anna', 'Bram'), work)).rejects.toMatchObject({ status: 401 });
  expect(work).toHaveBeenCalledTimes(1);
});
