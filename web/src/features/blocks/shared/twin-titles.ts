import { createContext } from 'react';
import type { Block } from '../../../api/types';
import { isObject } from '../../../lib/is-object';

const NONE: ReadonlySet<unknown> = new Set();

/** The titles that several assets of the page have: their files are told apart by more than that. */
export const TwinTitles = createContext(NONE);

/** The titles that different assets have, wherever they stand in the blocks. */
export function getTwinTitles(blocks: readonly Block[]): ReadonlySet<unknown> {
  const owners = new Map<unknown, unknown>();
  const twins = new Set<unknown>();
  JSON.stringify(blocks, (_key, value: unknown) => {
    if (isObject(value) && 'files' in value && 'title' in value && 'id' in value) {
      const { id, title } = value;
      if (title && (owners.get(title) ?? id) !== id) twins.add(title);
      owners.set(title, id);
    }
    return value;
  });
  return twins;
}
