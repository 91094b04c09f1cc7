import { useState } from 'react';
import type { User } from '../../../api/types';
import { usePeople } from '../api';
import { ChooseDialog } from '../choose-dialog';
import type { Person, StagedMembers } from './staged-members';

interface AddMembersDialogProps {
  group: string | undefined;
  staged: StagedMembers;
  onAdd: (people: Person[]) => void;
  onClose: () => void;
}

const MOST = 20;

const has = (list: readonly Person[], { id }: Person): boolean => list.some((each) => each.id === id);

/** Selects users to add to a group. */
export function AddMembersDialog({ group, staged, onAdd, onClose }: AddMembersDialogProps) {
  const [search, setSearch] = useState('');
  const answer = usePeople(search, MOST);
  const isIn = (user: User): boolean =>
    has(staged.coming, user) || (user.groups.some(({ id }) => id === group) && !has(staged.leaving, user));
  return (
    <ChooseDialog
      title="Leden toevoegen"
      placeholder="Naam of e-mail"
      search={search}
      onSearch={setSearch}
      list={answer}
      items={answer.data?.data ?? []}
      total={answer.data?.meta.pagination.total ?? 0}
      empty="Niemand gevonden. Zoek op een andere naam."
      describe={(user) => ({ label: user.name, hint: isIn(user) ? `${user.email} · al lid` : user.email })}
      isIn={isIn}
      onAdd={onAdd}
      onClose={onClose}
    />
  );
}
