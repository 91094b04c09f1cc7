import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toApiError } from '../../lib/api/errors';
import { refreshPageTree } from '../../lib/page-tree/use-page-tree';
import { toast } from '../../lib/toasts/toasts';
import { useReportError } from '../../lib/use-report-error';
import { useRescuedFocus } from '../../lib/use-rescued-focus';
import { Button } from '../../theme/controls/button';
import { ConfirmDialog } from '../../theme/controls/confirm-dialog';
import { removeForGood, restorePage, useDeletedPages, type DeletedPage } from './deleted-api';
import styles from './deleted-list.module.css';

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

const when = ({ deleted_at, deleted_by }: DeletedPage): string =>
  `Verwijderd op ${moment.format(new Date(deleted_at))}${deleted_by ? ` door ${deleted_by.name}` : ''}`;

/** Deleted pages, to bring back or to remove for good. */
export function DeletedList() {
  const { data: pages, mutate } = useDeletedPages();
  const [asking, setAsking] = useState<DeletedPage | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const report = useReportError();
  useRescuedFocus(pages?.length);

  async function run(page: DeletedPage, work: (id: string) => Promise<void>, done: string) {
    setBusy(page.id);
    try {
      await work(page.id);
      toast.success(done);
      void refreshPageTree();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.status === 409) toast.error(error.message);
      else report(error);
    }
    setAsking(null);
    setBusy(null);
    await mutate();
  }

  if (pages?.length === 0) return <p>Er zijn geen verwijderde pagina&apos;s.</p>;
  return (
    <>
      <ul role="list" className={styles.pages}>
        {pages?.map((page) => (
          <li key={page.id} className={styles.page}>
            <div>
              <h2 id={`pagina-${page.id}`}>{page.title}</h2>
              <p className="meta">{when(page)}</p>
            </div>
            <div className={styles.actions}>
              <Button
                variant="soft"
                small
                busy={busy === page.id && !asking}
                aria-describedby={`pagina-${page.id}`}
                onClick={() => void run(page, restorePage, `${page.title} is teruggezet.`)}
              >
                <RotateCcw className="icon" aria-hidden="true" />
                Terugzetten
              </Button>
              <Button
                variant="quiet"
                small
                aria-describedby={`pagina-${page.id}`}
                onClick={() => setAsking(page)}
              >
                <Trash2 className="icon" aria-hidden="true" />
                Definitief verwijderen
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asking && (
        <ConfirmDialog
          title={`${asking.title} definitief verwijderen?`}
          verb="Definitief verwijderen"
          busy={busy === asking.id}
          onConfirm={() => void run(asking, removeForGood, `${asking.title} is definitief verwijderd.`)}
          onClose={() => setAsking(null)}
        >
          <p>De pagina en al haar versies zijn dan voorgoed weg.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
