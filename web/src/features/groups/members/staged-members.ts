import type { User } from '../../../api/types';
import type { MembersWrite } from '../api';

export type Person = Pick<User, 'id' | 'name' | 'email'>;

export interface Staged {
  coming: readonly Person[];
  leaving: readonly Person[];
}

export const NOBODY: Staged = { coming: [], leaving: [] };

const without = (people: readonly Person[], gone: readonly Person[]): Person[] =>
  people.filter(({ id }) => !gone.some((each) => each.id === id));

/** Adds people; cancels a pending removal. */
export function bringIn({ coming, leaving }: Staged, people: readonly Person[]): Staged {
  const stays = leaving.filter(({ id }) => people.some((each) => each.id === id));
  return {
    coming: [...without(coming, people), ...without(people, stays)],
    leaving: without(leaving, people),
  };
}

/** Removes someone; cancels a pending addition. */
export function takeOut({ coming, leaving }: Staged, person: Person): Staged {
  if (coming.some(({ id }) => id === person.id)) return { coming: without(coming, [person]), leaving };
  return { coming, leaving: [...without(leaving, [person]), person] };
}

const getIds = (people: readonly Person[]): string[] => people.map(({ id }) => id);

export const getWrite = ({ coming, leaving }: Staged): MembersWrite => ({
  add: getIds(coming),
  remove: getIds(leaving),
});

export const isStaged = ({ coming, leaving }: Staged): boolean => coming.length + leaving.length > 0;
