import type { User } from '../../api/types';
import { toApiError } from '../../lib/api/errors';

/** A user for whom the action failed, and why. */
export interface FailedUser {
  name: string;
  message: string;
}

const MOST_NAMES = 5;

/** 'Anna, Bram en Chris'; a long list is shortened. */
export function getNames(people: readonly Pick<User, 'name'>[]): string {
  const names = people.map(({ name }) => name);
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} anderen`] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} en ${all.at(-1) ?? ''}`;
}

/** 'Anna' or '3 gebruikers', at the start of a sentence or in it. */
export const howMany = (people: readonly Pick<User, 'name'>[]): string =>
  people.length === 1 ? getNames(people) : `${people.length} gebruikers`;

/** 'is' or 'zijn'. */
export const describeAre = ({ length }: readonly unknown[]): string => (length === 1 ? 'is' : 'zijn');

/**
 * Applies an action to one user after another. Continues when the server refuses one; stops when the session has ended
 * or the server does not respond.
 */
export async function forEachIn(
  people: readonly User[],
  work: (user: User) => Promise<void>,
): Promise<{ done: User[]; refused: FailedUser[] }> {
  const done: User[] = [];
  const refused: FailedUser[] = [];
  for (const user of people) {
    try {
      await work(user);
      done.push(user);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.status !== 409 && error.status !== 404) throw error;
      refused.push({ name: user.name, message: error.message });
    }
  }
  return { done, refused };
}
