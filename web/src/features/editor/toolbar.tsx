import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToolbarKeys } from './toolbar-keys';
import { StatusBadge } from '../../components/badge';
import { ScheduledBadge } from '../../components/scheduled-badge';
import { Button } from '../../components/button';
import { OfflineButton } from './publishing/offline-button';
import { OtherEditors } from './saving/presence';
import type { Refusal } from './saving/refusals';
import { SaveState } from './saving/save-state';
import type { PageSaving } from './saving/use-page-saving';
import styles from './toolbar.module.css';

interface ToolbarProps {
  saving: PageSaving;
  onRefused: (refusal: Refusal) => void;
  /** Further buttons with an icon, which is all that shows in a narrow space. */
  children?: ReactNode;
}

export function Toolbar(props: ToolbarProps) {
  const { saving, onRefused, children } = props;
  const { page, draft, past, future, busy, others, save, store } = saving;
  const keys = useToolbarKeys();
  return (
    <div {...keys} className={styles.bar} aria-label="Pagina">
      <div className={styles.state}>
        <span className={styles.title}>{draft.title || (page ? 'Zonder titel' : 'Nieuwe pagina')}</span>
        <span className={styles.status}>
          <StatusBadge status={page?.status ?? 'draft'} />
        </span>
        <ScheduledBadge at={page?.scheduled_at} />
        <SaveState {...saving} onRefused={onRefused} />
        <OtherEditors others={others} />
      </div>
      <div className={styles.tools}>
        {/* Not disabled, so that it keeps focus after the last undo. */}
        <Button
          variant="quiet"
          iconOnly
          aria-label="Ongedaan maken"
          aria-disabled={past.length === 0}
          onClick={() => store.dispatch({ type: 'undo' })}
        >
          <Undo2 />
        </Button>
        <Button
          variant="quiet"
          iconOnly
          aria-label="Opnieuw"
          aria-disabled={future.length === 0}
          onClick={() => store.dispatch({ type: 'redo' })}
        >
          <Redo2 />
        </Button>
        {children}
      </div>
      <div className={styles.acts}>
        {page?.published_at && (
          <OfflineButton page={page} busy={busy === 'offline'} onTakeOffline={() => void save('offline')} />
        )}
        <Button
          variant="soft"
          small
          className={styles.word}
          busy={busy === 'save'}
          onClick={() => void save('save')}
        >
          Opslaan
        </Button>
        <Button small className={styles.word} busy={busy === 'publish'} onClick={() => void save('publish')}>
          Publiceren
        </Button>
      </div>
    </div>
  );
}
