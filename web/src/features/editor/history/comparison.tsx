import { clsx } from 'clsx';
import { useState } from 'react';
import type { Page, Revision } from '../../../api/types';
import { Select } from '../../../components/select';
import { useBlockTypes } from '../api';
import { DifferenceView } from '../differences/difference-view';
import { getDraft } from '../state/wire';
import { useRevision } from './api';
import styles from './comparison.module.css';
import { Loading } from '../loading';
import { revisionMention, revisionName, revisionSource } from './revision-words';

interface ComparisonProps {
  page: Page;
  revision: Revision;
  others: readonly Revision[];
}

const PRESENT = 'Het concept van nu';

/** Compares a revision with the current draft or with another revision; the older one comes first. */
export function Comparison({ page, revision, others }: ComparisonProps) {
  const [otherId, setOtherId] = useState('');
  const other = others.find(({ id }) => id === otherId);
  const { data: types } = useBlockTypes();
  const one = useRevision(page.id, revision);
  const two = useRevision(page.id, other);
  const choices = others.map((each) => ({
    value: each.id,
    label: `${revisionName(each)} (${revisionSource(each)})`,
  }));
  const isOlder = !other || other.number > revision.number;
  const names = [revisionMention(revision), other ? revisionMention(other) : PRESENT.toLowerCase()];
  const [from, to] = isOlder ? names : names.reverse();

  const first = one.data?.page;
  const second = other ? two.data?.page : page;
  return (
    <div className={clsx('stack', styles.comparison)}>
      <Select
        label="Vergelijk met"
        choices={[{ value: '', label: PRESENT }, ...choices]}
        value={other?.id ?? ''}
        onChange={(event) => setOtherId(event.target.value)}
      />
      <p className="muted">
        Van {from} naar {to}
      </p>
      {types && first && second ? (
        <DifferenceView
          types={types}
          before={getDraft(isOlder ? first : second)}
          after={getDraft(isOlder ? second : first)}
        />
      ) : (
        <Loading
          error={one.error ?? two.error}
          onRetry={() => void Promise.all([one.mutate(), two.mutate()])}
        />
      )}
    </div>
  );
}
