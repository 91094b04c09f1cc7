import { useState } from 'react';
import type { Group } from '../../api/types';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import { updateGroup } from './api';
import { getChanges, withRight, type Rights } from './rights';

/** Edits the permissions of several groups, to save them together. */
export function useRights(groups: readonly Group[]) {
  const [rights, setRights] = useState<Rights>({});
  const { busy, run } = useFormSave();
  const changes = getChanges(rights, groups);
  const save = () =>
    run(async () => {
      // A saved group no longer differs from the server, even when a later one fails.
      for (const { group, permissions } of changes) await updateGroup(group.id, { permissions });
      setRights({});
      const [only, ...others] = changes;
      const what = only && others.length === 0 ? `van ${only.group.name}` : `van ${changes.length} groepen`;
      toast.success(`De rechten ${what} zijn opgeslagen.`);
    });
  return {
    rights,
    changes,
    busy,
    save,
    change: (...[group, permission, on]: [Group, Group['permissions'][number], boolean]) =>
      setRights((now) => withRight(now, group, permission, on)),
    undo: () => setRights({}),
  };
}
