import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Group } from '../../api/types';
import { useEditRequest } from '../../lib/edited-elsewhere';
import { toast } from '../../lib/toasts/toasts';
import { useSharedForm } from '../../lib/shared-form/use-shared-form';
import { useFormSave } from '../../lib/use-form-save';
import screen from '../../theme/admin-screen.module.css';
import { Button, ButtonLink } from '../../components/button';
import { Form } from '../../components/form';
import { Choices } from '../../components/choices';
import { ConflictNotice } from '../../components/conflict-notice';
import { TextField } from '../../components/text-field';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { changeMembers, createGroup, updateGroup, type GroupWrite } from './api';
import { GroupPanel } from './group-panel';
import { GroupMembers } from './members/group-members';
import { isStaged, NOBODY, getWrite } from './members/staged-members';
import { PERMISSIONS, getPermissions } from './permissions';

const LIST = '/admin/groups';

const getGroupWrite = (group: Group | undefined): GroupWrite => ({
  name: group?.name ?? '',
  permissions: group?.permissions ?? [],
});

/** Name, permissions and members of a group; without `group` it creates one. */
export function GroupForm({ group }: { group?: Group }) {
  const shared = useSharedForm(group, getGroupWrite);
  const { form: write, change } = shared;
  const [staged, setStaged] = useState(NOBODY);
  // If the members are refused after the group was created, a retry must not create it again.
  const [made, setMade] = useState<string>();
  const [done, setDone] = useState(false);
  const saving = useFormSave();
  const { busy, errors, run } = saving;
  const navigate = useNavigate();
  const formId = useId();
  useEditRequest('group', group?.id);
  const dirty = isStaged(staged) || shared.isChanged;
  const leave = (): void => {
    setDone(true);
    navigate(LIST);
  };

  const save = () =>
    run(async () => {
      const known = group?.id ?? made;
      const stored = await (known
        ? shared.save(`/groups/${known}`, (changes, header) => updateGroup(known, changes, header))
        : createGroup(write));
      const { id } = stored;
      shared.reset(getGroupWrite(stored));
      setMade(id);
      await changeMembers(id, getWrite(staged));
      toast.success(group ? `Groep ${write.name} is opgeslagen.` : `Groep ${write.name} is toegevoegd.`);
      leave();
    });

  return (
    <div className={clsx('stack', screen.columns)}>
      <div className="stack gap-4">
        <UnsavedGuard dirty={dirty && !busy && !done} />
        <Form saving={saving} id={formId} className={clsx('stack gap-3', screen.form)} onSubmit={save}>
          <ConflictNotice take={shared.takeTheirs} saving={saving} />
          <TextField
            label="Naam"
            required
            value={write.name}
            autoComplete="off"
            error={errors.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Choices
            legend="Wat mogen leden?"
            options={PERMISSIONS}
            chosen={write.permissions}
            error={errors.permissions}
            onChange={(chosen) => change({ permissions: getPermissions(chosen) })}
          />
        </Form>
        {/* Outside the form: Enter in the search must not submit it. */}
        <GroupMembers group={group?.id} staged={staged} onChange={setStaged} />
        <div className="cluster">
          <Button type="submit" form={formId} busy={busy}>
            Opslaan
          </Button>
          <ButtonLink variant="quiet" to={LIST}>
            Annuleren
          </ButtonLink>
        </div>
      </div>
      {group && <GroupPanel group={group} onRemoved={leave} />}
    </div>
  );
}
