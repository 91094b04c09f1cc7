import { clsx } from 'clsx';
import { ShoppingBasket } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../components/button';
import { useBasket } from './basket';
import { countFiles } from './count-files';
import styles from './basket-button.module.css';
import { openDrawer, useDrawerState } from './drawer-state';

const Drawer = lazy(() => import('./drawer'));

/** Opens the basket, once it holds something. */
export default function BasketButton() {
  const { length } = useBasket().items;
  const { open } = useDrawerState();
  return (
    <>
      {length > 0 && (
        <Button
          variant="quiet"
          iconOnly
          className={styles.button}
          aria-haspopup="dialog"
          aria-label={`Mandje, ${countFiles(length)}`}
          data-basket
          onClick={openDrawer}
        >
          <ShoppingBasket />
          <span className={clsx('strong tabular', styles.count)} aria-hidden="true">
            {length}
          </span>
        </Button>
      )}
      <Suspense>{open && <Drawer />}</Suspense>
    </>
  );
}
