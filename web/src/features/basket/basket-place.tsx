import { lazy, Suspense, useEffect, useState } from 'react';
import { BASKETS } from '../../lib/session/session-marker';
import { useBasket } from './basket';

// Lazy: a first visit has an empty basket.
const BasketButton = lazy(() => import('./basket-button'));

const loadKept = (): void => void import('./kept-basket').catch(() => undefined);

/** The place of the basket in the top bar, from the first item on. */
export function BasketPlace() {
  const isFilled = useBasket().items.length > 0;
  // Stays when it is emptied: the basket may be open.
  const [isUsed, setUsed] = useState(isFilled);
  if (isFilled && !isUsed) setUsed(true);
  useEffect(() => {
    if (Object.keys(localStorage).some((key) => key.startsWith(BASKETS))) loadKept();
    // Another tab may start it.
    window.addEventListener('storage', loadKept, { once: true });
    return () => window.removeEventListener('storage', loadKept);
  }, []);
  if (!isUsed) return null;
  return (
    <Suspense>
      <BasketButton />
    </Suspense>
  );
}
