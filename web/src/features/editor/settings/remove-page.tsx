import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Page } from '../../../api/types';
import { refreshPageTree } from '../../page-tree';
import { toast } from '../../../lib/toasts/toasts';
import { useReportError } from '../../../lib/use-report-error';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { removePage } from '../api';
import { LinkingPages } from './linking-pages';
import styles from './page-settings.module.css';

/** Describes what deleting changes: visitors never saw a draft. */
function whatGoes({ published_at, pages }: Page): string {
  if (!published_at)
    return pages.length > 0 ? 'Haar subpagina’s gaan mee.' : 'Bezoekers merken er niets van.';
  return `Bezoekers zien de pagina${pages.length > 0 ? ' en haar subpagina’s' : ''} dan niet meer.`;
}

/** Moves the page to the deleted list, after confirmation. */
export function RemovePage({ page, onRemoved }: { page: Page; onRemoved: () => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const report = useReportError();

  async function remove() {
    setBusy(true);
    try {
      await removePage(page.id);
      toast.success(`${page.title} staat bij de verwijderde pagina's.`);
      void refreshPageTree();
      onRemoved();
    } catch (thrown) {
      report(thrown);
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <div className={styles.remove}>
      <Button variant="quiet" small onClick={() => setAsking(true)}>
        <Trash2 className="icon" aria-hidden="true" />
        Pagina verwijderen
      </Button>
      {asking && (
        <ConfirmDialog
          title={`${page.title} verwijderen?`}
          verb="Verwijderen"
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{whatGoes(page)} Je kunt haar terugzetten bij de verwijderde pagina&apos;s.</p>
          <LinkingPages pageId={page.id}>Die links leiden dan nergens meer heen.</LinkingPages>
        </ConfirmDialog>
      )}
    </div>
  );
}
