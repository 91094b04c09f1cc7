import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { toast, type ToastAction } from '../../../lib/toasts/toasts';
import { useFormSave } from '../../../lib/use-form-save';
import { StableUses } from '../../stable-addresses';
import { changeAssets, removeAssets, restoreAssets } from '../library/writes';
import styles from './choice-bar.module.css';
import { ChosenUses } from './chosen-uses';
import { downloadChosen } from './download-chosen';
import { loadUses } from './load-uses';
import { TagsDialog } from './tags-dialog';
import type { AssetChoice } from './use-asset-choice';

type Question = 'tags' | 'remove' | 'close';

const countAssets = (count: number): string => (count === 1 ? '1 asset' : `${count} assets`);

/** What can be done with the chosen assets. */
export function ChoiceBar({ choice }: { choice: AssetChoice }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [stable, setStable] = useState(0);
  const { busy, run } = useFormSave();
  const ids = [...choice.ids];
  const what = countAssets(ids.length);

  const change = (work: () => Promise<void>, done: string, action?: ToastAction): Promise<void> =>
    run(async () => {
      await work();
      toast.success(done, undefined, action);
      choice.clear();
    }).finally(() => setQuestion(null));
  const setPrivate = (isPrivate: boolean) =>
    change(() => changeAssets(ids, { isPrivate }), `${what} ${isPrivate ? 'privé' : 'niet meer privé'}.`);

  /** Asks first when other sites show one of them, as far as that can be told. */
  async function close(): Promise<void> {
    let uses = 0;
    await run(async () => {
      uses = (await loadUses(ids).catch(() => ({ stable: 0 }))).stable;
    });
    if (uses === 0) return setPrivate(true);
    setStable(uses);
    setQuestion('close');
  }

  /** All of them at once, after the message was read. */
  const putBack = (removed: readonly string[]): Promise<void> =>
    run(async () => {
      await restoreAssets(removed);
      toast.success(`${countAssets(removed.length)} teruggezet.`);
    });

  const download = (): Promise<void> =>
    run(async () => {
      const left = await downloadChosen(ids);
      const without =
        left > 0 ? `${countAssets(left)} zonder bestand ${left === 1 ? 'blijft' : 'blijven'} achter.` : '';
      toast.success('Het downloaden begint.', without || 'Je browser bewaart het zipbestand.');
    });

  return (
    <div className={clsx('spread', styles.bar)}>
      <p role="status" className="text-sm strong tabular">
        {ids.length} gekozen
      </p>
      <div role="group" aria-label="Met wat gekozen is" className={clsx('cluster', styles.actions)}>
        <Button variant="soft" small busy={busy} onClick={() => void download()}>
          Downloaden
        </Button>
        <Button variant="soft" small busy={busy} onClick={() => void close()}>
          Privé maken
        </Button>
        <Button variant="soft" small busy={busy} onClick={() => void setPrivate(false)}>
          Niet meer privé
        </Button>
        <Button variant="soft" small onClick={() => setQuestion('tags')}>
          Labels
        </Button>
        <Button variant="soft" small onClick={() => setQuestion('remove')}>
          Verwijderen
        </Button>
        <Button variant="quiet" small iconOnly aria-label="Niets kiezen" onClick={choice.clear}>
          <X />
        </Button>
      </div>
      {question === 'tags' && (
        <TagsDialog
          title={`Labels van ${what}`}
          busy={busy}
          onSave={(added, removed) =>
            void change(
              () => changeAssets(ids, { tags_add: added, tags_remove: removed }),
              `De labels van ${what} zijn gewijzigd.`,
            )
          }
          onClose={() => setQuestion(null)}
        />
      )}
      {question === 'close' && (
        <ConfirmDialog
          title={`${what} privé maken?`}
          verb="Privé maken"
          busy={busy}
          onConfirm={() => void setPrivate(true)}
          onClose={() => setQuestion(null)}
        >
          <StableUses uses={stable} of={ids.length} />
          <p>Daar staat dan niets meer.</p>
        </ConfirmDialog>
      )}
      {question === 'remove' && (
        <ConfirmDialog
          title={`${what} verwijderen?`}
          verb="Verwijderen"
          busy={busy}
          onConfirm={() =>
            void change(() => removeAssets(ids), `${what} verwijderd.`, {
              label: 'Ongedaan maken',
              run: () => void putBack(ids),
            })
          }
          onClose={() => setQuestion(null)}
        >
          <ChosenUses ids={ids} />
        </ConfirmDialog>
      )}
    </div>
  );
}
