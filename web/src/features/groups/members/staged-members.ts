import type { User } from '../../../api/types';
import type { MembersWrite } from '../api';

export type Person = Pick<User, 'id' | 'name' | 'email'>;

export interface StagedMembers {
  coming: readonly Person[];
  leaving: readonly Person[];
}

export const NOBODY: StagedMembers = { coming: [], leaving: [] };

const without = (people: readonly Person[], gone: readonly Person[]): Person[] =>
  people.filter(({ id }) => !gone.some((each) => each.id === id));

/** Adds people; cancels a pending removal. */
export function stageAddition({ coming, leaving }: StagedMembers, people: readonly Person[]): StagedMembers {
  const stays = leaving.filter(({ id }) => people.some((each) => each.id === id));
  return {
    coming: [...without(coming, people), ...without(people, stays)],
    leaving: without(leaving, people),
  };
}

/** Removes someone; cancels a pending addition. */
export function stageRemoval({ coming, leaving }: StagedMembers, person: Person): StagedMembers {
  if (coming.some(({ id }) => id === person.id)) return { coming: without(coming, [person]), leaving };
  return { coming, leaving: [...without(leaving, [person]), person] };
}

const getIds = (people: readonly Person[]): string[] => people.map(({ id }) => id);

export const getWrite = ({ coming, leaving }: StagedMembers): MembersWrite => ({
  add: getIds(coming),
  remove: getIds(leaving),
});

export const isStaged = ({ coming, leaving }: StagedMembers): boolean => coming.length + leaving.length > 0;
