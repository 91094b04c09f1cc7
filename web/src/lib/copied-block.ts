import type { Block } from '../api/types';

const KEY = 'gekopieerd-blok';

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'groups' in value &&
  Array.isArray(value.groups);

/** Keeps a copy of a block in this browser, for every tab. Says whether it could. */
export function copyBlock(block: Block): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(block));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the copy, for whoever uses this browser next. */
export function forgetCopiedBlock(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The block that was copied last; null when there is none. */
export function copiedBlock(): Block | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isBlock(found) ? found : null;
  } catch {
    return null;
  }
}
