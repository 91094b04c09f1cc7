import { clsx } from 'clsx';
import { ExternalLink, Redo2, Save, SlidersHorizontal, Undo2 } from 'lucide-react';
import { memo } from 'react';
import type { BlockType, Presence } from '../../api/types';
import { StatusBadge } from '../../components/badge';
import { Button, ButtonLink } from '../../components/button';
import { PageMenu, PreviewButton } from './publishing/page-menu';
import { PublishButton } from './publishing/publish-button';
import { OtherEditors } from './saving/presence';
import type { Refusal } from './saving/refusals';
import { SaveState } from './saving/save-state';
import type { PageSaving } from './saving/use-page-saving';
import { usePageState } from './saving/use-page-state';
import { useSaveStatus } from './saving/use-save-status';
import { useToolbarKeys } from './toolbar-keys';
import styles from './toolbar.module.css';

interface ToolbarProps {
  saving: PageSaving;
  /** The other tabs in which the page is edited. */
  others: readonly Presence[];
  types: readonly BlockType[];
  /** The address of the live page, at the selected block; null while nobody can read it. */
  live: string | null;
  onSave: () => void;
  onRefused: (refusal: Refusal) => void;
  /** Opens the settings of the page, where there is no room for them beside it. */
  onSettings: (() => void) | null;
}

/** Apart from the bar, since it changes for each letter of it. */
function Title({ store }: Pick<PageSaving, 'store'>) {
  const title = usePageState(store, ({ draft }) => draft.title);
  const isNew = usePageState(store, ({ page }) => page === null);
  return <span className={styles.title}>{title || (isNew ? 'Nieuwe pagina' : 'Zonder titel')}</span>;
}

/** One row at every width: what is rare stands in the menu at its end. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { saving, others, types, live, onSave, onRefused, onSettings } = props;
  const { store } = saving;
  const status = usePageState(store, ({ page }) => page?.status ?? 'draft');
  const busy = usePageState(store, (state) => state.busy);
  const hasPast = usePageState(store, ({ past }) => past.length > 0);
  const hasFuture = usePageState(store, ({ future }) => future.length > 0);
  // Asked for here, since the bar keeps one stop among its buttons and links.
  const standing = useSaveStatus(store, types);
  const keys = useToolbarKeys();
  return (
    <div {...keys} className={clsx('line', styles.bar)} aria-label="Pagina">
      <div className={clsx('line', styles.state)}>
        <Title store={store} />
        <span className={styles.status}>
          <StatusBadge status={status} />
        </span>
        <SaveState {...standing} onRefused={onRefused} />
      </div>
      <OtherEditors others={others} />
      <div className={styles.tools}>
        {/* Not disabled, so that it keeps focus after the last undo. */}
        <Button
          variant="quiet"
          iconOnly
          className={styles.tool}
          aria-label="Ongedaan maken"
          aria-disabled={!hasPast}
          onClick={() => store.dispatch({ type: 'undo' })}
        >
          <Undo2 />
        </Button>
        <Button
          variant="quiet"
          iconOnly
          className={styles.tool}
          aria-label="Opnieuw"
          aria-disabled={!hasFuture}
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
});
