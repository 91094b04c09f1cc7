import { clsx } from 'clsx';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { ListState, useFocusRescue } from '../../../components/list-state';
import { Pager } from '../../../components/pager';
import { SearchText } from '../../../components/search-text';
import { useMembers } from '../api';
import { AddMembersDialog } from './add-members-dialog';
import styles from './members.module.css';
import { MemberRow } from './member-row';
import { stageAddition, stageRemoval, type StagedMembers } from './staged-members';

interface GroupMembersProps {
  /** Undefined for a group that does not exist yet. */
  group: string | undefined;
  staged: StagedMembers;
  onChange: (staged: StagedMembers) => void;
}

const PAGE_SIZE = 10;

/** The members of a group, with pending additions and removals. */
export function GroupMembers({ group, staged, onChange }: GroupMembersProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [adding, setAdding] = useState(false);
  const answer = useMembers(group, search, page, PAGE_SIZE);
  const { data } = answer;
  const members = data?.data ?? [];
  useFocusRescue(staged.coming.length);
  const total = data?.meta.pagination.total ?? 0;
  const isLong = total > PAGE_SIZE || search !== '';
  return (
    <section className={clsx('stack', styles.members)} aria-labelledby="leden">
      <div className={`spread ${styles.head}`}>
        <h2 className="title-4" id="leden">
          Leden
        </h2>
        <Button variant="soft" small onClick={() => setAdding(true)}>
          <UserPlus />
          Leden toevoegen
        </Button>
      </div>
      {isLong && (
        <SearchText
          label="Zoeken in leden"
          searched={search}
          onSearch={(words) => {
            setSearch(words);
            setPage(1);
          }}
        />
      )}
      <ul role="list" aria-labelledby="leden">
        {staged.coming.map((person) => (
          <MemberRow
            key={person.id}
            person={person}
            state="coming"
            onToggle={() => onChange(stageRemoval(staged, person))}
          />
        ))}
        {members.map((person) => {
          const isLeaving = staged.leaving.some(({ id }) => id === person.id);
          return (
            <MemberRow
              key={person.id}
              person={person}
              state={isLeaving ? 'leaving' : 'member'}
              onToggle={() =>
                onChange(isLeaving ? stageAddition(staged, [person]) : stageRemoval(staged, person))
              }
            />
          );
        })}
      </ul>
      {(data ? total === 0 : !group) && staged.coming.length === 0 && (
        <p className={clsx('text-sm', styles.none)}>
          {search ? 'Geen lid met deze naam.' : 'Er is nog niemand lid. Voeg de eerste leden toe.'}
        </p>
      )}
      {group && <ListState list={answer} />}
      {data && <Pager pagination={data.meta.pagination} onPage={setPage} />}
      {adding && (
        <AddMembersDialog
          group={group}
          staged={staged}
          onAdd={(people) => onChange(stageAddition(staged, people))}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
