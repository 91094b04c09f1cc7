import type { Block } from '../api/types';
import { isObject } from './is-object';

const KEY = 'gekopieerd-blok';

const isBlock = (value: unknown): value is Block =>
  isObject(value) &&
  'type' in value &&
  typeof value.type === 'string' &&
  'groups' in value &&
  Array.isArray(value.groups);

/** Stores a copy of a block in this browser, for every tab. Returns false when storage fails. */
export function copyBlock(block: Block): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(block));
    return true;
  } catch {
    return false;
  }
}

/** Removes the copy, so that the next user of this browser does not get it. */
export function forgetCopiedBlock(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

export function readCopiedBlock(): Block | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isBlock(found) ? found : null;
  } catch {
    return null;
  }
}
