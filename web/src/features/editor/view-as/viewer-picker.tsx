import { clsx } from 'clsx';
import { useState } from 'react';
import { useAllGroups } from '../../../lib/use-all-groups';
import { Segments } from '../../../components/segments';
import { Select } from '../../../components/select';
import type { Viewer } from './page-as-viewer';
import { UserSearch } from './user-search';
import styles from './view-as-dialog.module.css';

interface ViewerPickerProps {
  /** Null until one is selected. */
  viewer: Viewer | null;
  onChoose: (viewer: Viewer | null) => void;
}

const KINDS = [
  { value: 'anonymous', label: 'Bezoeker' },
  { value: 'group', label: 'Groep' },
  { value: 'user', label: 'Gebruiker' },
] as const;

type Kind = (typeof KINDS)[number]['value'];

export function ViewerPicker({ viewer, onChoose }: ViewerPickerProps) {
  const [kind, setKind] = useState<Kind>('anonymous');
  const { data: groups = [] } = useAllGroups();

  function change(next: Kind) {
    setKind(next);
    const [first] = groups;
    if (next === 'anonymous') onChoose({ kind: 'anonymous' });
    else onChoose(next === 'group' && first ? { kind: 'group', group: first } : null);
  }

  return (
    <div className={clsx('cluster gap-2', styles.picker)}>
      <Segments legend="Wie kijkt" options={KINDS} value={kind} onChange={change} />
      {kind === 'group' && (
        <Select
          label="Groep"
          choices={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={viewer?.kind === 'group' ? viewer.group.id : ''}
          onChange={({ target: { value } }) => {
            const group = groups.find(({ id }) => id === value);
            if (group) onChoose({ kind: 'group', group });
          }}
        />
      )}
      {kind === 'user' && <UserSearch onChoose={(user) => onChoose({ kind: 'user', user })} />}
    </div>
  );
}
