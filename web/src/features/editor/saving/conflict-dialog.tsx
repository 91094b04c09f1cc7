import { clsx } from 'clsx';
import { useState } from 'react';
import type { BlockType, Page } from '../../../api/types';
import { pastMoment } from '../../../lib/dates/moments';
import { Button } from '../../../components/button';
import { CancelButton, Dialog } from '../../../components/dialog';
import { DifferenceView } from '../differences/difference-view';
import type { PageDraft } from '../state/types';
import { getDraft } from '../state/wire';
import styles from './conflict-dialog.module.css';
import { savedBy, savedWhere } from './saved-by';

interface ConflictDialogProps {
  types: readonly BlockType[];
  mine: PageDraft;
  other: Page;
  user: string;
  onKeepMine: () => void;
  onLoadOther: () => void;
  onClose: () => void;
}

/** Someone else saved this page in the meantime: nothing was written, and the editor decides how to go on. */
export function ConflictDialog({
  types,
  mine,
  other,
  user,
  onKeepMine,
  onLoadOther,
  onClose,
}: ConflictDialogProps) {
  const [shown, setShown] = useState(false);
  const isMine = other.updated_by?.id === user;
  return (
    <Dialog
      title={`${isMine ? 'Je hebt' : 'Iemand anders heeft'} deze pagina${savedWhere(other, user)} opgeslagen`}
      width={shown ? 800 : undefined}
      onClose={onClose}
      actions={
        <div className={styles.actions}>
          <div className={clsx(styles.choices, shown && styles.inRow)}>
            <CancelButton onClick={onClose} />
            <Button variant="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
              Bekijk verschil
            </Button>
            <Button variant="soft" onClick={onLoadOther}>
              Andere versie laden
            </Button>
            <Button onClick={onKeepMine}>Mijn versie bewaren</Button>
          </div>
        </div>
      }
    >
      <div className={styles.said}>
        <p>
          {savedBy(other, user)} deze pagina{savedWhere(other, user)} opgeslagen
          {other.updated_at ? <> ({pastMoment(other.updated_at)})</> : null}. Jouw wijzigingen hier staan nog
          niet op de server.
        </p>
        <p>
          Bewaar je jouw versie, dan vervangt die de andere. Laad je de andere versie, dan kun je met Ongedaan
          maken terug naar die van jou.
        </p>
      </div>
      {shown && (
        <section className={styles.difference} aria-label="Verschil">
          <p className="muted">
            <del>Doorgestreept</del> staat alleen in de andere versie, <ins>onderstreept</ins> alleen in die
            van jou.
          </p>
          <DifferenceView types={types} before={getDraft(other)} after={mine} />
        </section>
      )}
    </Dialog>
  );
}
