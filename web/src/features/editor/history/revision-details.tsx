import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Page, Revision } from '../../../api/types';
import { Button } from '../../../components/button';
import { Segments } from '../../../components/segments';
import { Loading } from '../loading';
import { PageFrame } from '../publishing/page-frame';
import { PageLook } from '../publishing/page-look';
import { nearestWidth, WINDOWS } from '../publishing/widths';
import { useRevision } from './api';
import { Comparison } from './comparison';
import { RestoreDialog } from './restore-dialog';
import styles from './revision-details.module.css';
import { RevisionTitle } from './revision-title';
import { KINDS, revisionName, revisionSource } from './revision-words';

interface RevisionDetailsProps {
  page: Page;
  revision: Revision;
  /** The other revisions to compare with, besides the current draft. */
  others: readonly Revision[];
  /** True when the user chose it. It then takes focus where it replaces the list. */
  takesFocus: boolean;
  onNamed: () => Promise<unknown>;
  onRestored: (page: Page) => void;
  /** Returns to the list, where there is no room for both. */
  onLeave: () => void;
}

const VIEWS = [
  { value: 'difference', label: 'Verschil' },
  { value: 'page', label: 'Pagina' },
] as const;

/** One revision: its name, the changes since, how it looked, and a button to restore it. */
export function RevisionDetails(props: RevisionDetailsProps) {
  const { page, revision, others, takesFocus, onNamed, onRestored, onLeave } = props;
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('difference');
  const [isAsking, setAsking] = useState(false);
  const back = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The back button only shows when the list does not.
    if (takesFocus) back.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <>
      <div ref={back} className={styles.back}>
        <Button variant="quiet" small onClick={onLeave}>
          <ArrowLeft />
          Alle versies
        </Button>
      </div>
      <div className={`spread ${styles.head}`}>
        <div className={styles.title}>
          <RevisionTitle pageId={page.id} revision={revision} onNamed={onNamed} />
          <p className="small">
            {KINDS[revision.kind]} {revisionSource(revision)}
          </p>
        </div>
        <Button variant="soft" small onClick={() => setAsking(true)}>
          <RotateCcw />
          Terugzetten
        </Button>
      </div>
      <div className={styles.views}>
        <Segments legend="Weergave" options={VIEWS} value={view} onChange={setView} />
      </div>
      {view === 'difference' ? (
        <Comparison page={page} revision={revision} others={others} />
      ) : (
        <Look page={page} revision={revision} />
      )}
      {isAsking && (
        <RestoreDialog
          page={page}
          revision={revision}
          onRestored={onRestored}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** A revision as visitors would see it. */
function Look({ page, revision }: { page: Page; revision: Revision }) {
  const { data, error, mutate } = useRevision(page.id, revision);
  if (!data) return <Loading error={error} onRetry={() => void mutate()} />;
  // Links between pages know it by its address of today.
  const seen = { ...data.page, slug: page.slug };
  return (
    <PageFrame title={`${seen.title}, ${revisionName(revision)}`} size={WINDOWS[nearestWidth()]}>
      <PageLook page={seen} parentId={page.parent_id} />
    </PageFrame>
  );
}
