import { useId, useState } from 'react';
import type { BlockType } from '../../../api/types';
import { Button } from '../../../components/button';
import { toast } from '../../../lib/toasts/toasts';
import type { PageSaving } from '../saving/use-page-saving';
import { usePageState } from '../saving/use-page-state';
import { isDirty } from '../state/reducer';
import styles from '../toolbar.module.css';
import { PublishDialog } from './publish-dialog';

const NOTHING = 'Er is niets gewijzigd sinds de laatste versie.';

/** Publishes after a question. Rests while visitors already see what is here. */
export function PublishButton({ saving, types }: { saving: PageSaving; types: readonly BlockType[] }) {
  const { store, save } = saving;
  const page = usePageState(store, (state) => state.page);
  const dirty = usePageState(store, isDirty);
  const busy = usePageState(store, (state) => state.busy);
  const [asking, setAsking] = useState(false);
  const id = useId();
  const rests = page?.status === 'published' && !page.scheduled_at && !dirty;
  const ask = (): void => {
    if (rests) return void toast.info(NOTHING);
    // A page that is refused cannot go live: the server says why at the field.
    const { refusals, draft } = store.now();
    if (refusals.length > 0 || draft.title.trim() === '') return void save('publish');
    setAsking(true);
  };
  return (
    <>
      <Button
        small
        className={styles.word}
        busy={busy === 'publish'}
        aria-disabled={rests}
        aria-describedby={rests ? id : undefined}
        title={rests ? NOTHING : undefined}
        onClick={ask}
      >
        Publiceren
      </Button>
      {rests && (
        <span id={id} className="sr">
          {NOTHING}
        </span>
      )}
      {asking && (
        <PublishDialog
          {...{ store, types }}
          onPublish={() => {
            setAsking(false);
            void save('publish');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
