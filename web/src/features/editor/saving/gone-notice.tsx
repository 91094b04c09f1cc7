import { useState } from 'react';
import { Button } from '../../../components/button';
import { useReportError } from '../../../lib/use-report-error';
import { restorePage } from '../deleted/api';
import { readCurrent } from './other-version';
import type { PageStore } from './page-store';
import styles from './saving-notices.module.css';

/** Shown while the page is deleted by someone else; offers to restore it. */
export function GoneNotice({ store }: { store: PageStore }) {
  const report = useReportError();
  const [busy, setBusy] = useState(false);
  const putBack = async (): Promise<void> => {
    const { page } = store.now();
    if (!page) return;
    setBusy(true);
    try {
      await restorePage(page.id);
      store.follow(await readCurrent(page));
    } catch (thrown) {
      report(thrown);
    }
    setBusy(false);
  };
  return (
    <div className={`spread ${styles.notice}`}>
      <p>Iemand heeft deze pagina verwijderd. Wat je hier schrijft, staat alleen nog in deze browser.</p>
      <Button small busy={busy} onClick={() => void putBack()}>
        Terugzetten
      </Button>
    </div>
  );
}
