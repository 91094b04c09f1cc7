import { findCommonOrder } from './common-order';

/** What two writers made of the same thing. */
export interface ThreeWay<T> {
  base: T;
  mine: T;
  theirs: T;
}

export type AreSame<T> = (one: T, other: T) => boolean;

/** The new value where only one writer changed it. If both changed it differently: mine, and a conflict. */
export function mergeValue<T>(
  { base, mine, theirs }: ThreeWay<T>,
  areSame: AreSame<T>,
): { value: T; isConflict: boolean } {
  if (areSame(mine, theirs)) return { value: mine, isConflict: false };
  if (areSame(mine, base)) return { value: theirs, isConflict: false };
  return { value: mine, isConflict: !areSame(theirs, base) };
}

interface Item {
  id: number;
}

type Ids = readonly number[];

const getIds = (items: readonly Item[]): number[] => items.map(({ id }) => id);

const areEqual = (one: Ids, other: Ids): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The ids that have another place than before, between those that stayed. */
function getMoved(before: Ids, after: Ids): Set<number> {
  const [left, right] = [new Set(after), new Set(before)];
  const [old, now] = [before.filter((id) => left.has(id)), after.filter((id) => right.has(id))];
  if (areEqual(old, now)) return new Set();
  const kept = findCommonOrder(old, now);
  return new Set(now.filter((id) => !kept.has(id)));
}

/** The ids that both writers moved, to different places. */
function getConflictingMoves({ base, mine, theirs }: ThreeWay<Ids>): number[] {
  const [here, there] = [new Set(mine), new Set(theirs)];
  const [own, other] = [mine.filter((id) => there.has(id)), theirs.filter((id) => here.has(id))];
  if (areEqual(own, other)) return [];
  const theirMoves = getMoved(base, theirs);
  const beforeIn = (ids: Ids, id: number) => ids[ids.indexOf(id) - 1];
  return [...getMoved(base, mine)].filter(
    (id) => there.has(id) && theirMoves.has(id) && beforeIn(own, id) !== beforeIn(other, id),
  );
}

/** Their order, with each item that I placed after the one that it follows in mine. */
function mergeOrder({ base, mine, theirs }: ThreeWay<Ids>, stays: (id: number) => boolean): number[] {
  const [there, moved] = [new Set(theirs), getMoved(base, mine)];
  const placed = new Set(mine.filter((id) => !there.has(id) || (moved.has(id) && !stays(id))));
  const order = theirs.filter((id) => !placed.has(id));
  mine.forEach((id, index) => {
    if (!placed.has(id)) return;
    const before = mine.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/**
 * Merges two lists that grew from one, item by item; `conflicts` are the ids of items that both changed, that one
 * removed and the other changed, or that both moved to different places. Those are as in mine, or as in theirs where
 * `takesTheirs` says so.
 */
export function mergeLists<T extends Item>(
  { base, mine, theirs }: ThreeWay<readonly T[]>,
  areSame: AreSame<T>,
  takesTheirs: (id: number) => boolean = () => false,
): { items: T[]; conflicts: number[] } {
  const [old, own, other] = [base, mine, theirs].map(
    (items) => new Map(items.map((item) => [item.id, item])),
  );
  const conflicts = new Set<number>();
  const kept = new Map<number, T>();
  for (const id of new Set([...getIds(base), ...getIds(mine), ...getIds(theirs)])) {
    const three = { base: old?.get(id), mine: own?.get(id), theirs: other?.get(id) };
    const { value, isConflict } = mergeValue(three, (one, two) =>
      one && two ? areSame(one, two) : one === two,
    );
    const chosen = isConflict && takesTheirs(id) ? three.theirs : value;
    if (chosen) kept.set(id, chosen);
    if (isConflict) conflicts.add(id);
  }
  const getOrder = (items: readonly T[]) => getIds(items).filter((id) => kept.has(id));
  const orders = { base: getOrder(base), mine: getOrder(mine), theirs: getOrder(theirs) };
  const conflictingMoves = getConflictingMoves(orders);
  conflictingMoves.forEach((id) => conflicts.add(id));
  const stays = (id: number) => conflictingMoves.includes(id) && takesTheirs(id);
  const items = mergeOrder(orders, stays).flatMap((id) => kept.get(id) ?? []);
  return { items, conflicts: [...conflicts] };
}
