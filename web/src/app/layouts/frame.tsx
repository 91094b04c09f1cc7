import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { TopBar } from '../../features/navigation';
import { DetailsPanelPlace } from '../../components/details-panel';
import { Footer } from '../chrome/footer';
import styles from './frame.module.css';

interface FrameProps {
  side?: ReactNode;
  /** A closed side leaves a narrow strip with the button that opens it. */
  sideClosed?: boolean;
  /** Shows the side above the content on small screens; for short menus. */
  sideInline?: boolean;
  footer?: boolean;
}

/** Top bar, side, content and details panel: 300 px next to an open side, 400 px without. */
export function Frame({ side, sideClosed, sideInline, footer }: FrameProps) {
  return (
    <>
      <TopBar />
      <DetailsPanelPlace>
        {(panelOpen, panelSlot) => (
          <div className={styles.place}>
            <div
              className={clsx(
                styles.frame,
                side === undefined ? styles.free : styles.hasSide,
                sideClosed && styles.sideClosed,
                sideInline && styles.sideInline,
                panelOpen && styles.hasPanel,
              )}
            >
              {side !== undefined && (
                <aside className={styles.side} aria-label="Zijmenu" data-screen-only>
                  {side}
                </aside>
              )}
              <div className={styles.content}>
                <main id="inhoud" tabIndex={-1} className="page-container">
                  <Outlet />
                </main>
                {footer && <Footer />}
              </div>
              <aside ref={panelSlot} className={styles.panel} aria-label="Details" hidden={!panelOpen} />
            </div>
          </div>
        )}
      </DetailsPanelPlace>
    </>
  );
}
