import { useId, useState } from 'react';
import type { BlockType } from '../../../api/types';
import { Button } from '../../../components/button';
import { toast } from '../../../lib/toasts/toasts';
import type { PageSaving } from '../saving/use-page-saving';
import styles from '../toolbar.module.css';
import { PublishDialog } from './publish-dialog';

const NOTHING = 'Er is niets gewijzigd sinds de laatste versie.';

/** Publishes after a question. Rests while visitors already see what is here. */
export function PublishButton({ saving, types }: { saving: PageSaving; types: readonly BlockType[] }) {
  const { page, draft, dirty, busy, refusals, save } = saving;
  const [asking, setAsking] = useState(false);
  const id = useId();
  const rests = page?.status === 'published' && !page.scheduled_at && !dirty;
  const ask = (): void => {
    if (rests) return void toast.info(NOTHING);
    // A page that is refused cannot go live: the server says why at the field.
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
          {...{ page, draft, types }}
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
