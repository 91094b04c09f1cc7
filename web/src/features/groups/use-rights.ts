import { useState } from 'react';
import { mutate } from 'swr';
import type { Group } from '../../api/types';
import { ApiError } from '../../lib/api/errors';
import { saveMerged } from '../../lib/shared-form/save-merged';
import { swrKey } from '../../lib/swr-keys';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import { updateGroup } from './api';
import { getChanges, withRight, type Rights } from './rights';

/** Stores the permissions of a group, unless somebody else changed them meanwhile. */
async function storeRights(group: Group, permissions: Group['permissions']): Promise<void> {
  const { conflicts } = await saveMerged({
    path: `/groups/${group.id}`,
    getForm: (stored: Group) => ({ permissions: stored.permissions }),
    base: { permissions: group.permissions },
    mine: { permissions },
    store: (changes, header) => updateGroup(group.id, changes, header),
  });
  if (conflicts === null) return;
  await mutate(swrKey('groups', 'list'));
  throw new ApiError(
    412,
    `Iemand anders wijzigde de rechten van ${group.name} intussen ook. Kijk ze nog eens na.`,
  );
}

/** Edits the permissions of several groups, to save them together. */
export function useRights(groups: readonly Group[]) {
  const [rights, setRights] = useState<Rights>({});
  const { busy, run } = useFormSave();
  const changes = getChanges(rights, groups);
  const save = () =>
    run(async () => {
      // A saved group no longer differs from the server, even when a later one fails.
      for (const { group, permissions } of changes) await storeRights(group, permissions);
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
