import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Page, Revision } from '../../../api/types';
import { Button } from '../../../components/button';
import { Segments } from '../../../components/segments';
import { Comparison } from './comparison';
import { RestoreDialog } from './restore-dialog';
import styles from './revision-details.module.css';
import { RevisionLook } from './revision-look';
import { RevisionTitle } from './revision-title';
import { KINDS, revisionSource } from './revision-words';

interface RevisionDetailsProps {
  page: Page;
  revision: Revision;
  /** What it can be compared with, besides the present draft. */
  others: readonly Revision[];
  /** Whether somebody chose it; where it takes the place of the list it then gets the focus. */
  takesFocus: boolean;
  onNamed: () => Promise<unknown>;
  onRestored: (page: Page) => void;
  /** Back to the list, where there is no room for both. */
  onLeave: () => void;
}

const VIEWS = [
  { value: 'difference', label: 'Verschil' },
  { value: 'page', label: 'Pagina' },
] as const;

/** One revision: its name, what is different since, what it looked like, and the way back to it. */
export function RevisionDetails(props: RevisionDetailsProps) {
  const { page, revision, others, takesFocus, onNamed, onRestored, onLeave } = props;
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('difference');
  const [isAsking, setAsking] = useState(false);
  const back = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The way back is there only when the list is not.
    if (takesFocus) back.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <>
      <div ref={back} className={styles.back}>
        <Button variant="quiet" small onClick={onLeave}>
          <ArrowLeft className="icon" aria-hidden="true" />
          Alle versies
        </Button>
      </div>
      <div className={styles.head}>
        <div className={styles.title}>
          <RevisionTitle pageId={page.id} revision={revision} onNamed={onNamed} />
          <p className="small">
            {KINDS[revision.kind]} {revisionSource(revision)}
          </p>
        </div>
        <Button variant="soft" small onClick={() => setAsking(true)}>
          <RotateCcw className="icon" aria-hidden="true" />
          Terugzetten
        </Button>
      </div>
      <div className={styles.views}>
        <Segments legend="Weergave" options={VIEWS} value={view} onChange={setView} />
      </div>
      {view === 'difference' ? (
        <Comparison page={page} revision={revision} others={others} />
      ) : (
        <RevisionLook page={page} revision={revision} />
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
