import { clsx } from 'clsx';
import { useState } from 'react';
import type { User } from '../../api/types';
import { toast } from '../../lib/toasts/toasts';
import { useAllGroups } from '../../lib/use-all-groups';
import { useFormSave } from '../../lib/use-form-save';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { CancelButton, Dialog } from '../../components/dialog';
import { Select } from '../../components/select';
import { changeMembers } from './api';
import { describeAre, howMany, getNames } from './many';
import styles from './membership-dialog.module.css';

interface MembershipDialogProps {
  people: readonly User[];
  /** Whether they join the group or leave it. */
  joining: boolean;
  onClose: () => void;
}

export function MembershipDialog({ people, joining, onClose }: MembershipDialogProps) {
  const { data: all = [] } = useAllGroups();
  const [group, setGroup] = useState('');
  const saving = useFormSave();
  const { busy, errors, refuse, run } = saving;
  const isIn = (user: User, id: string): boolean => user.groups.some((each) => each.id === id);
  // Users who are already in the wanted state are not affected.
  const touchedBy = (id: string) => people.filter((user) => isIn(user, id) !== joining);
  const choices = all.filter(({ id }) => touchedBy(id).length > 0);
  const touched = touchedBy(group);
  const name = all.find(({ id }) => id === group)?.name ?? '';
  const verb = joining ? 'In groep zetten' : 'Uit groep halen';

  const submit = () => {
    if (!group) return refuse({ group: 'Kies een groep.' });
    void run(async () => {
      const ids = touched.map(({ id }) => id);
      await changeMembers(group, joining ? { add: ids } : { remove: ids });
      toast.success(
        `${howMany(touched)} ${describeAre(touched)} ${joining ? `nu lid van ${name}` : `geen lid meer van ${name}`}.`,
      );
      onClose();
    });
  };

  return (
    <Dialog
      title={joining ? `${howMany(people)} in een groep zetten` : `${howMany(people)} uit een groep halen`}
      onClose={onClose}
    >
      <Form saving={saving} className="stack" onSubmit={submit}>
        {choices.length === 0 ? (
          <p>{joining ? 'Zij zitten al in alle groepen.' : 'Zij zitten in geen enkele groep.'}</p>
        ) : (
          <Select
            label="Groep"
            choices={[
              { value: '', label: 'Kies een groep' },
              ...choices.map(({ id, name: label }) => ({ value: id, label })),
            ]}
            value={group}
            error={errors.group}
            onChange={({ target }) => setGroup(target.value)}
          />
        )}
        <p className={clsx('small', styles.what)} role="status">
          {group &&
            (joining
              ? `${getNames(touched)} ${touched.length === 1 ? 'krijgt' : 'krijgen'} meteen de rechten van ${name}.`
              : `${getNames(touched)} ${touched.length === 1 ? 'verliest' : 'verliezen'} meteen de rechten van ${name}.`)}
        </p>
        <div className={`cluster ${styles.actions}`}>
          <CancelButton onClick={onClose} />
          <Button type="submit" busy={busy} disabled={choices.length === 0}>
            {verb}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
