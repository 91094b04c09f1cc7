import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { closeBeside, useModal } from '../../components/use-modal';
import { BasketView } from './basket-view';
import { HEADING } from './drawer-heading';
import { hideDrawer, useHasRoom } from './drawer-state';
import styles from './drawer.module.css';

/** Closes the drawer; focus goes to the button that opens it again, where nothing else took it. */
function close(): void {
  hideDrawer();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-basket], #inhoud')?.focus();
  });
}

/** Beside the page, which stays in use. */
function Beside({ children }: { children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <dialog
      open
      className={styles.drawer}
      aria-labelledby={HEADING}
      data-screen-only
      data-beside
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
}

/** Over the page, where there is no room beside it. */
function Over({ children }: { children: ReactNode }) {
  const dialog = useModal(close);
  const { key } = useLocation();
  const opened = useRef(key);
  // A link in it leads to another screen.
  useEffect(() => {
    if (opened.current !== key) hideDrawer();
  }, [key]);
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={HEADING}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={closeBeside(close)}
    >
      {children}
    </dialog>
  );
}

/** The basket, and sharing what is in it. */
export default function Drawer() {
  const Frame = useHasRoom() ? Beside : Over;
  return createPortal(
    <Frame>
      <div className={styles.inside}>
        <BasketView onClose={close} />
      </div>
    </Frame>,
    document.body,
  );
}
