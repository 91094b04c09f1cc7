import { clsx } from 'clsx';
import { useState } from 'react';
import { RowButtons } from '../../components/row-buttons';
import { WorkDialog } from '../../components/work-dialog';
import { toast } from '../../lib/toasts/toasts';
import { removeSynonym, type Synonym } from './api';
import styles from './search-words.module.css';
import { writeWords } from './words';

interface SynonymListProps {
  synonyms: readonly Synonym[];
  onChange: (synonym: Synonym) => void;
}

export function SynonymList({ synonyms, onChange }: SynonymListProps) {
  const [leaving, setLeaving] = useState<Synonym | null>(null);

  return (
    <>
      <ul role="list" aria-label="Synoniemen">
        {synonyms.map((synonym) => {
          const name = writeWords(synonym.words);
          return (
            <li key={synonym.id} className={clsx('spread', styles.synonym)}>
              <ul role="list" aria-label={name} className={clsx('cluster', styles.words)}>
                {synonym.words.map((word) => (
                  <li className="small breaks" key={word}>
                    {word}
                  </li>
                ))}
              </ul>
              <div className={clsx('cluster', styles.actions)}>
                <RowButtons
                  name={name}
                  onChange={() => onChange(synonym)}
                  onRemove={() => setLeaving(synonym)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {leaving && (
        <WorkDialog
          title="Synoniemen verwijderen?"
          verb="Verwijderen"
          work={async () => {
            await removeSynonym(leaving.id);
            toast.success('De synoniemen zijn verwijderd.');
          }}
          onClose={() => setLeaving(null)}
        >
          <p>
            Wie {new Intl.ListFormat('nl', { type: 'disjunction' }).format(leaving.words)} zoekt, vindt daarna
            alleen dat woord.
          </p>
        </WorkDialog>
      )}
    </>
  );
}
