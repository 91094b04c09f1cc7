import type { User } from '../../../api/types';
import type { MembersWrite } from '../api';

/** As much of somebody as the list shows. */
export type Person = Pick<User, 'id' | 'name' | 'email'>;

/** Who comes into a group and who leaves it, once it is saved. */
export interface Staged {
  coming: readonly Person[];
  leaving: readonly Person[];
}

/** Everybody stays. */
export const NOBODY: Staged = { coming: [], leaving: [] };

const without = (people: readonly Person[], gone: readonly Person[]): Person[] =>
  people.filter(({ id }) => !gone.some((each) => each.id === id));

/** People come in; who was about to leave stays. */
export function bringIn({ coming, leaving }: Staged, people: readonly Person[]): Staged {
  const stays = leaving.filter(({ id }) => people.some((each) => each.id === id));
  return {
    coming: [...without(coming, people), ...without(people, stays)],
    leaving: without(leaving, people),
  };
}

/** Somebody leaves; who was about to come does not. */
export function takeOut({ coming, leaving }: Staged, person: Person): Staged {
  if (coming.some(({ id }) => id === person.id)) return { coming: without(coming, [person]), leaving };
  return { coming, leaving: [...without(leaving, [person]), person] };
}

const getIds = (people: readonly Person[]): string[] => people.map(({ id }) => id);

/** As it is sent. */
export const getWrite = ({ coming, leaving }: Staged): MembersWrite => ({
  add: getIds(coming),
  remove: getIds(leaving),
});

/** Whether anybody comes or leaves. */
export const isStaged = ({ coming, leaving }: Staged): boolean => coming.length + leaving.length > 0;
