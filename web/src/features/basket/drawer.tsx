import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { closeBeside, useModal } from '../../components/use-modal';
import { BasketView } from './basket-view';
import { HEADING } from './drawer-heading';
import { hideDrawer } from './drawer-state';
import styles from './drawer.module.css';

/** Closes the drawer; focus goes to the button that opens it again, where nothing else took it. */
function close(): void {
  hideDrawer();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-basket], #inhoud')?.focus();
  });
}

/** The basket, and sharing what is in it: over the page, which keeps its place. */
export default function Drawer() {
  const dialog = useModal(close);
  const { key } = useLocation();
  const opened = useRef(key);
  // A link in it leads to another screen.
  useEffect(() => {
    if (opened.current !== key) hideDrawer();
  }, [key]);
  return createPortal(
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
      <div className={styles.inside}>
        <BasketView onClose={close} />
      </div>
    </dialog>,
    document.body,
  );
}
