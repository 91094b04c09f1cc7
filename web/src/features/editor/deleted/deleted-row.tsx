import { clsx } from 'clsx';
import { RotateCcw, Trash2 } from 'lucide-react';
import { fullMoment } from '../../../lib/dates/moments';
import { Button } from '../../../components/button';
import { ChosenBox } from '../../../components/restore-chosen';
import styles from './deleted-list.module.css';
import type { Relative } from './group-by-parent';

interface DeletedRowProps {
  relative: Relative;
  chosen: boolean;
  onChoose: () => void;
  busy: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

export function DeletedRow({ relative, chosen, onChoose, busy, onRestore, onRemove }: DeletedRowProps) {
  const { page, parent } = relative;
  const { id, title, deleted_at: at, deleted_by: by } = page;
  return (
    <li className={clsx('spread', styles.page, parent && styles.child)}>
      <ChosenBox name={title} checked={chosen} onChange={onChoose} />
      <div className={styles.text}>
        <h2 className="title-4 breaks" id={`pagina-${id}`}>
          {title}
        </h2>
        <p className="meta">
          {parent && `Subpagina van ${parent.title}. `}
          Verwijderd op {fullMoment(at)}
          {by && ` door ${by.name}`}
        </p>
      </div>
      <div className={`cluster ${styles.actions}`}>
        <Button variant="soft" small busy={busy} aria-describedby={`pagina-${id}`} onClick={onRestore}>
          <RotateCcw />
          Terugzetten
        </Button>
        <Button variant="quiet" small aria-describedby={`pagina-${id}`} onClick={onRemove}>
          <Trash2 />
          Definitief verwijderen
        </Button>
      </div>
    </li>
  );
}
