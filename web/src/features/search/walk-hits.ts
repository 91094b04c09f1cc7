import type { KeyboardEvent } from 'react';
import { writes } from '../../lib/list-keys';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys in a search field and its hits (links with `data-hit`, in rows with `data-row`): arrows move the focus, typing
 * returns to the field, Ctrl+Enter downloads what the row offers.
 */
export function walkHits(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  if (!(target instanceof Element)) return;
  const field = currentTarget.querySelector<HTMLInputElement>('input[type=search]');
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-hit]')];
  const row = target.closest('[data-row]');
  const at = links.findIndex((link) => row?.contains(link));
  const step = STEPS[key];
  if (step !== undefined && (at >= 0 || target === field)) {
    event.preventDefault();
    const to = at + step;
    if (to < 0) field?.focus();
    else links[to]?.focus();
  } else if (key === 'Enter' && (event.ctrlKey || event.metaKey) && row) {
    event.preventDefault();
    row.querySelector<HTMLElement>('a[download]')?.click();
  } else if (row && writes(event)) {
    field?.focus();
  }
}
