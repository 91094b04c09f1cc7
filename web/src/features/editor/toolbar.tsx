import { Eye, Redo2, Undo2 } from 'lucide-react';
import type { Page } from '../../api/types';
import { Badge, StatusBadge } from '../../theme/controls/badge';
import { Button } from '../../theme/controls/button';
import styles from './toolbar.module.css';
import type { Purpose } from './use-saving';

interface ToolbarProps {
  page: Page | null;
  dirty: boolean;
  busy: Purpose | null;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onPreview: () => void;
  onSave: (purpose: Purpose) => void;
}

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** The state of the page, and what can be done with it as a whole. */
export function Toolbar(props: ToolbarProps) {
  const { page, dirty, busy, canUndo, canRedo, onUndo, onRedo, onPreview, onSave } = props;
  return (
    <div className={styles.bar} role="toolbar" aria-label="Pagina">
      <div className={styles.state}>
        <StatusBadge status={page?.status ?? 'draft'} />
        {page?.scheduled_at && (
          <Badge kind="info">Gepland op {moment.format(new Date(page.scheduled_at))}</Badge>
        )}
        <span className="meta" role="status">
          {dirty ? 'Nog niet opgeslagen' : ''}
        </span>
      </div>
      <div className={styles.tools}>
        <Button variant="quiet" iconOnly aria-label="Ongedaan maken" disabled={!canUndo} onClick={onUndo}>
          <Undo2 className="icon" aria-hidden="true" />
        </Button>
        <Button variant="quiet" iconOnly aria-label="Opnieuw" disabled={!canRedo} onClick={onRedo}>
          <Redo2 className="icon" aria-hidden="true" />
        </Button>
        <Button variant="quiet" small onClick={onPreview}>
          <Eye className="icon" aria-hidden="true" />
          Voorbeeld
        </Button>
        {page?.published_at && (
          <Button variant="quiet" small busy={busy === 'offline'} onClick={() => onSave('offline')}>
            Offline halen
          </Button>
        )}
        <Button variant="soft" small busy={busy === 'save'} onClick={() => onSave('save')}>
          Opslaan
        </Button>
        <Button small busy={busy === 'publish'} onClick={() => onSave('publish')}>
          Publiceren
        </Button>
      </div>
    </div>
  );
}
