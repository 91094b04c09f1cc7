import { lazy, Suspense, useEffect, useState } from 'react';
import { BASKETS } from '../../lib/session/session-marker';
import { useBasket } from './basket';

// Lazy: a first visit has an empty basket.
const BasketButton = lazy(() => import('./basket-button'));

const loadStoredBasket = (): void => void import('./stored-basket').catch(() => undefined);

/** The place of the basket in the top bar, from the first item on. */
export function BasketPlace() {
  const isFilled = useBasket().items.length > 0;
  // Stays when it is emptied: the basket may be open.
  const [isUsed, setUsed] = useState(isFilled);
  if (isFilled && !isUsed) setUsed(true);
  useEffect(() => {
    if (Object.keys(localStorage).some((key) => key.startsWith(BASKETS))) loadStoredBasket();
    // Another tab may fill it.
    window.addEventListener('storage', loadStoredBasket, { once: true });
    return () => window.removeEventListener('storage', loadStoredBasket);
  }, []);
  if (!isUsed) return null;
  return (
    <Suspense>
      <BasketButton />
    </Suspense>
  );
}
