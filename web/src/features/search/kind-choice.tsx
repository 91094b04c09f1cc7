import { clsx } from 'clsx';
import { useEffect, useId, useState } from 'react';
import { dutchNumber } from '../../lib/byte-size';
import { countOf, KIND_LABELS, KINDS, type Counts, type Kind } from './kinds';
import styles from './search-screen.module.css';

interface KindChoiceProps {
  kind: Kind | undefined;
  counts: Counts | undefined;
  onChange: (kind: Kind | undefined) => void;
}

/** Which kind of hits to list, each with its count; arrow keys move between them. */
export function KindChoice({ kind, counts, onChange }: KindChoiceProps) {
  const name = useId();
  // The address follows a moment later; a radio that waits for it would jump back first.
  const [chosen, setChosen] = useState<{ kind: Kind | undefined } | null>(null);
  useEffect(() => {
    const follow = () => setChosen(null);
    follow();
    // Going back before the URL was updated must land where it never left.
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [kind]);
  const shown = chosen ? chosen.kind : kind;
  return (
    <fieldset className={clsx('cluster', styles.kinds)}>
      <legend className="sr">Soort</legend>
      {[undefined, ...KINDS].map((one) => (
        <label key={one ?? 'all'} className="radio line text-sm edged pill">
          <input
            type="radio"
            name={name}
            aria-label={one ? KIND_LABELS[one] : 'Alles'}
            checked={one === shown}
            onChange={() => {
              setChosen({ kind: one });
              onChange(one);
            }}
          />
          <span>{one ? KIND_LABELS[one] : 'Alles'}</span>
          {counts && (
            <span className={clsx('tabular', styles.count)}>
              {dutchNumber(one ? counts[one] : countOf(counts))}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
