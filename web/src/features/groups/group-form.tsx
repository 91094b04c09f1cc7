import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Group } from '../../api/types';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import screen from '../../theme/admin-screen.module.css';
import { Button } from '../../theme/controls/button';
import { Choices } from '../../theme/controls/choices';
import { RemoveButton } from '../../theme/controls/remove-button';
import { TextField } from '../../theme/controls/text-field';
import { UnsavedGuard } from '../../theme/controls/unsaved-guard';
import { removeGroup, storeGroup } from './api';
import { PERMISSIONS, permissionsOf } from './permissions';

/** Name and permissions of a group; without a group a new one. */
export function GroupForm({ group }: { group?: Group }) {
  const before = { name: group?.name ?? '', permissions: group?.permissions ?? [] };
  const [write, setWrite] = useState(before);
  const [done, setDone] = useState(false);
  const { busy, errors, form, run } = useFormSave();
  const navigate = useNavigate();
  const dirty = JSON.stringify(write) !== JSON.stringify(before);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      await storeGroup(group?.id, write);
      toast.success(group ? `Groep ${write.name} is opgeslagen.` : `Groep ${write.name} is toegevoegd.`);
      setDone(true);
      navigate('/admin/groups');
    });
  };

  return (
    <form ref={form} className={screen.form} noValidate onSubmit={submit}>
      <UnsavedGuard dirty={dirty && !busy && !done} />
      <TextField
        label="Naam"
        value={write.name}
        autoComplete="off"
        error={errors.name}
        onChange={(event) => setWrite({ ...write, name: event.target.value })}
      />
      <Choices
        legend="Wat mogen leden?"
        options={PERMISSIONS}
        chosen={write.permissions}
        error={errors.permissions}
        onChange={(chosen) => setWrite({ ...write, permissions: permissionsOf(chosen) })}
      />
      <div className={screen.actions}>
        <Button type="submit" busy={busy}>
          Opslaan
        </Button>
        {group && (
          <RemoveButton
            name={group.name}
            explanation="Leden verliezen wat zij door deze groep mogen. Hun accounts blijven."
            onRemove={async (force) => {
              await removeGroup(group.id, force);
              setDone(true);
              toast.success(`Groep ${group.name} is verwijderd.`);
              navigate('/admin/groups');
            }}
          />
        )}
      </div>
    </form>
  );
}
