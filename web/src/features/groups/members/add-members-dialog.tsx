import { useState } from 'react';
import type { User } from '../../../api/types';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { CancelButton, Dialog } from '../../../components/dialog';
import { ListState } from '../../../components/list-state';
import { SearchText } from '../../../components/search-text';
import { usePeople } from '../api';
import styles from './members.module.css';
import type { Person, Staged } from './staged-members';

interface AddMembersDialogProps {
  group: string | undefined;
  staged: Staged;
  onAdd: (people: Person[]) => void;
  onClose: () => void;
}

const MOST = 20;

/** Selects users to add to a group; the selection survives several searches. */
export function AddMembersDialog({ group, staged, onAdd, onClose }: AddMembersDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly User[]>([]);
  const answer = usePeople(search, MOST);
  const people = answer.data?.data ?? [];
  const total = answer.data?.meta.pagination.total ?? 0;

  const has = (list: readonly Person[], { id }: Person): boolean => list.some((each) => each.id === id);
  const isIn = (user: User): boolean =>
    has(staged.coming, user) || (user.groups.some(({ id }) => id === group) && !has(staged.leaving, user));
  const choose = (user: User, on: boolean): void =>
    setChosen((now) => [...now.filter(({ id }) => id !== user.id), ...(on ? [user] : [])]);

  return (
    <Dialog
      title="Leden toevoegen"
      onClose={onClose}
      actions={
        <>
          <p role="status" className={styles.chosen}>
            {chosen.length > 0 && `${chosen.length} gekozen`}
          </p>
          <CancelButton onClick={onClose} />
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onAdd([...chosen]);
              onClose();
            }}
          >
            Toevoegen
          </Button>
        </>
      }
    >
      <SearchText placeholder="Naam of e-mailadres" searched={search} onSearch={setSearch} />
      <div className={styles.people}>
        {people.map((user) => (
          <Checkbox
            key={user.id}
            label={user.name}
            hint={isIn(user) ? `${user.email} · al lid` : user.email}
            disabled={isIn(user)}
            checked={isIn(user) || has(chosen, user)}
            onChange={(event) => choose(user, event.target.checked)}
          />
        ))}
        <ListState
          list={answer}
          empty={people.length === 0 && 'Niemand gevonden. Zoek op een andere naam.'}
        />
        {total > people.length && (
          <p className={styles.none}>
            De eerste {people.length} van {total}. Zoek om anderen te vinden.
          </p>
        )}
      </div>
    </Dialog>
  );
}
