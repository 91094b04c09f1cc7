import type { KeyboardEvent } from 'react';
import { arrowTarget } from './arrow-target';

/** True for a key that types text. */
export const writes = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  !ctrlKey && !metaKey && !altKey && key !== ' ' && (key.length === 1 || key === 'Backspace');

const getTop = (item: HTMLElement): number => Math.round(item.getBoundingClientRect().top);

function getColumns(items: readonly HTMLElement[]): number {
  const [first] = items;
  return first ? items.filter((item) => getTop(item) === getTop(first)).length : 1;
}

function fromField(event: KeyboardEvent, [first]: readonly HTMLElement[], isEmpty: boolean): void {
  if (event.key !== 'ArrowDown' && (event.key !== 'Enter' || isEmpty)) return;
  event.preventDefault();
  if (event.key === 'Enter') first?.click();
  else first?.focus();
}

/**
 * Keyboard handling for a search field and its results (marked `data-result`) inside the listening element: arrow keys
 * move, Enter in the field takes the first result, typing returns to the field.
 */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  const field = currentTarget.querySelector<HTMLInputElement>('input[type=search]');
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  if (field && target === field) return fromField(event, items, field.value.trim() === '');
  const at = items.findIndex((item) => item === target);
  if (at < 0) return;
  if (writes(event)) return field?.focus();
  const columns = getColumns(items);
  const to = arrowTarget(key, at, columns, items.length);
  if (to !== null) items[to]?.focus();
  else if (key === 'ArrowUp' && at < columns) field?.focus();
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End') event.preventDefault();
}
