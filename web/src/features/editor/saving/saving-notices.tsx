import { memo, useState } from 'react';
import type { BlockType } from '../../../api/types';
import { pastMoment } from '../../../lib/dates/moments';
import { useSession } from '../../../lib/session/use-session';
import { Button } from '../../../components/button';
import { ConflictDialog } from './conflict-dialog';
import { GoneNotice } from './gone-notice';
import { LeaveDialog } from './leave-dialog';
import { savedBy, savedWhere } from './saved-by';
import type { Conflict, PageState } from './page-state';
import styles from './saving-notices.module.css';
import type { StoredWorkOffer } from './use-local-draft';
import type { PageSaving } from './use-page-saving';
import { usePageState } from './use-page-state';
import { useStableScroll } from './use-stable-scroll';

interface SavingNoticesProps {
  saving: PageSaving;
  kept: StoredWorkOffer;
  types: readonly BlockType[];
}

/** Whether a block that both changed says so itself. */
const isAtBlock = ({ draft, conflict }: PageState): boolean =>
  draft.blocks.some(({ id }) => conflict?.names.includes(`blocks.${id}`));

/**
 * The questions that saving may ask: about unsaved work from earlier, a conflict, a page that is gone, and leaving the
 * page. What comes unasked is a bar, which takes no focus and no keys.
 */
export const SavingNotices = memo(function SavingNotices({ saving, kept, types }: SavingNoticesProps) {
  const { store } = saving;
  const { profile } = useSession();
  const user = profile?.id ?? '';
  const conflict = usePageState(store, (state) => state.conflict);
  const gone = usePageState(store, (state) => state.gone);
  const isSaid = usePageState(store, isAtBlock);
  const [put, setPut] = useState<Conflict | null>(null);
  const above = useStableScroll();
  const isAsked = conflict?.isAsked === true && conflict !== put;
  return (
    <>
      <div ref={above} role="status" className={styles.notices}>
        {gone && <GoneNotice store={store} />}
        {kept.offer && !gone && (
          <div className={`spread ${styles.notice}`}>
            <p>Je hebt hier nog werk van {pastMoment(kept.offer.at)} dat niet is opgeslagen.</p>
            <div className={`cluster ${styles.choices}`}>
              <Button variant="quiet" small onClick={kept.discard}>
                Weggooien
              </Button>
              <Button small onClick={kept.restore}>
                Verder met mijn werk
              </Button>
            </div>
          </div>
        )}
        {conflict && !isAsked && (
          <div className={isSaid ? 'sr' : `spread ${styles.notice}`}>
            <p>
              {savedBy(conflict.theirPage, user)} deze pagina{savedWhere(conflict.theirPage, user)}{' '}
              opgeslagen. Jouw wijzigingen hier staan nog niet op de server.
            </p>
            {!isSaid && (
              <Button small onClick={store.ask}>
                Versie kiezen
              </Button>
            )}
          </div>
        )}
      </div>
      {conflict && isAsked && (
        <ConflictDialog
          {...{ types, store, conflict, user }}
          onChoose={(choices) => void store.resolve(choices)}
          onClose={() => setPut(conflict)}
        />
      )}
      <LeaveDialog saving={saving} />
    </>
  );
});
