import { useState } from 'react';
import type { User } from '../../api/types';

/** The selection in a list; a user who disappears from the list is deselected. */
export function useSelection(shown: readonly User[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id }) => ids.has(id));
  const choose = (users: readonly User[], on: boolean): void => {
    const next = new Set(chosen.map(({ id }) => id));
    for (const { id } of users) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  return { chosen, isChosen: ({ id }: User) => ids.has(id), choose, clear: () => setIds(new Set()) };
}

export type Selection = ReturnType<typeof useSelection>;
