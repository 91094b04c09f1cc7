import { useState } from 'react';
import type { BlockType } from '../../../api/types';
import { pastMoment } from '../../../lib/dates/moments';
import { useSession } from '../../../lib/session/use-session';
import { Button } from '../../../components/button';
import { ConflictDialog } from './conflict-dialog';
import { GoneNotice } from './gone-notice';
import { LeaveDialog } from './leave-dialog';
import { savedBy, savedWhere } from './saved-by';
import type { Conflict } from './page-state';
import styles from './saving-notices.module.css';
import type { PageSaving } from './use-page-saving';
import { useStillPage } from './use-still-page';

/**
 * The questions that saving may ask: about unsaved work from earlier, a conflict, a page that is gone, and leaving the
 * page. What comes unasked is a bar, which takes no focus and no keys.
 */
export function SavingNotices({ saving, types }: { saving: PageSaving; types: readonly BlockType[] }) {
  const { kept, conflict, draft, gone, store } = saving;
  const { profile } = useSession();
  const user = profile?.id ?? '';
  const [put, setPut] = useState<Conflict | null>(null);
  const above = useStillPage();
  const isAsked = conflict?.isAsked === true && conflict !== put;
  // A block that both changed says so itself.
  const isAtBlock = draft.blocks.some(({ id }) => conflict?.names.includes(`blocks.${id}`));
  return (
    <>
      <div ref={above} role="status" className={styles.notices}>
        {gone && <GoneNotice store={store} />}
        {kept.offer && !gone && (
          <div className={`spread ${styles.notice}`}>
            <p>Je hebt hier nog werk van {pastMoment(kept.offer.at)} dat niet is opgeslagen.</p>
            <div className={`cluster ${styles.choices}`}>
              <Button variant="quiet" small onClick={kept.drop}>
                Weggooien
              </Button>
              <Button small onClick={kept.takeUp}>
                Verder met mijn werk
              </Button>
            </div>
          </div>
        )}
        {conflict && !isAsked && (
          <div className={isAtBlock ? 'sr' : `spread ${styles.notice}`}>
            <p>
              {savedBy(conflict.other, user)} deze pagina{savedWhere(conflict.other, user)} opgeslagen. Jouw
              wijzigingen hier staan nog niet op de server.
            </p>
            {!isAtBlock && (
              <Button small onClick={store.ask}>
                Versie kiezen
              </Button>
            )}
          </div>
        )}
      </div>
      {conflict && isAsked && (
        <ConflictDialog
          types={types}
          mine={draft}
          conflict={conflict}
          user={user}
          onChoose={(choices) => void store.resolve(choices)}
          onClose={() => setPut(conflict)}
        />
      )}
      <LeaveDialog saving={saving} />
    </>
  );
}
