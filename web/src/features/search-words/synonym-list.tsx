import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import { removeSynonym, type Synonym } from './api';
import styles from './search-words.module.css';
import { writeWords } from './words';

interface SynonymListProps {
  synonyms: readonly Synonym[];
  onChange: (synonym: Synonym) => void;
}

export function SynonymList({ synonyms, onChange }: SynonymListProps) {
  const [leaving, setLeaving] = useState<Synonym | null>(null);
  const { busy, run } = useFormSave();

  const remove = ({ id }: Synonym) =>
    run(async () => {
      await removeSynonym(id);
      toast.success('De synoniemen zijn verwijderd.');
    }).finally(() => setLeaving(null));

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
                <Button
                  variant="quiet"
                  small
                  aria-label={`Wijzigen: ${name}`}
                  onClick={() => onChange(synonym)}
                >
                  <Pencil />
                  Wijzigen
                </Button>
                <Button
                  variant="quiet"
                  small
                  aria-label={`Verwijderen: ${name}`}
                  onClick={() => setLeaving(synonym)}
                >
                  <Trash2 />
                  Verwijderen
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {leaving && (
        <ConfirmDialog
          title="Synoniemen verwijderen?"
          verb="Verwijderen"
          busy={busy}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>
            Wie {new Intl.ListFormat('nl', { type: 'disjunction' }).format(leaving.words)} zoekt, vindt daarna
            alleen dat woord.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
