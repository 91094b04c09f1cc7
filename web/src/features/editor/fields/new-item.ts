import type { BlockField } from '../../../api/types';
import type { Choice } from '../../../components/select';
import { getItems, valueAt, withValue } from '../state/values';

/** What turns with each item of a list: after an example of what is right comes one of what is wrong. */
const TURNING = 'verdict';

/** A new item for the end of a list: as the schema has it, but with the other verdict than the one before. */
export function getNewItem(
  { initial = {}, of = [] }: BlockField,
  items: unknown,
  getChoices: (name: string) => readonly Choice[],
): object {
  const last = getItems(items).at(-1);
  if (last === undefined || !of.some(({ name }) => name === TURNING)) return initial;
  const other = getChoices(TURNING).find(({ value }) => value !== valueAt(last, TURNING));
  return other ? withValue(initial, TURNING, other.value) : initial;
}
