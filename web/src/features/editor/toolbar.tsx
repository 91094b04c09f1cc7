import { ExternalLink, Redo2, Save, SlidersHorizontal, Undo2 } from 'lucide-react';
import type { BlockType } from '../../api/types';
import { StatusBadge } from '../../components/badge';
import { Button, ButtonLink } from '../../components/button';
import { PageMenu, PreviewButton } from './publishing/page-menu';
import { PublishButton } from './publishing/publish-button';
import { OtherEditors } from './saving/presence';
import type { Refusal } from './saving/refusals';
import { SaveState } from './saving/save-state';
import type { PageSaving } from './saving/use-page-saving';
import { useToolbarKeys } from './toolbar-keys';
import styles from './toolbar.module.css';

interface ToolbarProps {
  saving: PageSaving;
  types: readonly BlockType[];
  /** The address of the live page, at the selected block; null while nobody can read it. */
  live: string | null;
  onSave: () => void;
  onRefused: (refusal: Refusal) => void;
  /** Opens the settings of the page, where there is no room for them beside it. */
  onSettings: (() => void) | null;
}

/** One row at every width: what is rare stands in the menu at its end. */
export function Toolbar({ saving, types, live, onSave, onRefused, onSettings }: ToolbarProps) {
  const { page, draft, past, future, busy, others, store } = saving;
  const keys = useToolbarKeys();
  return (
    <div {...keys} className={styles.bar} aria-label="Pagina">
      <div className={styles.state}>
        <span className={styles.title}>{draft.title || (page ? 'Zonder titel' : 'Nieuwe pagina')}</span>
        <span className={styles.status}>
          <StatusBadge status={page?.status ?? 'draft'} />
        </span>
        <SaveState {...saving} onRefused={onRefused} />
      </div>
      <OtherEditors others={others} />
      <div className={styles.tools}>
        {/* Not disabled, so that it keeps focus after the last undo. */}
        <Button
          variant="quiet"
          iconOnly
          className={styles.tool}
          aria-label="Ongedaan maken"
          aria-disabled={past.length === 0}
          onClick={() => store.dispatch({ type: 'undo' })}
        >
          <Undo2 />
        </Button>
        <Button
          variant="quiet"
          iconOnly
          className={styles.tool}
          aria-label="Opnieuw"
          aria-disabled={future.length === 0}
          onClick={() => store.dispatch({ type: 'redo' })}
        >
          <Redo2 />
        </Button>
        <Button
          variant="quiet"
          iconOnly
          className={`${styles.tool} ${styles.roomy}`}
          aria-label="Opslaan"
          busy={busy === 'save'}
          onClick={onSave}
        >
          {busy !== 'save' && <Save />}
        </Button>
        {live !== null && (
          <ButtonLink
            variant="quiet"
            iconOnly
            className={`${styles.tool} ${styles.roomy}`}
            aria-label="Bekijk live"
            to={live}
          >
            <ExternalLink />
          </ButtonLink>
        )}
        {onSettings && (
          <Button
            variant="quiet"
            iconOnly
            className={styles.tool}
            aria-label="Instellingen"
            aria-haspopup="dialog"
            onClick={onSettings}
          >
            <SlidersHorizontal />
          </Button>
        )}
        <PreviewButton saving={saving} />
      </div>
      <div className={styles.acts}>
        <PublishButton saving={saving} types={types} />
        <PageMenu saving={saving} live={live} onSave={onSave} />
      </div>
    </div>
  );
}
