import { isObject } from '../../lib/is-object';
import { basketKey } from '../../lib/session/session-marker';
import { liveViewer } from '../../lib/session/session';
import { toast } from '../../lib/toasts/toasts';
import { EMPTY, isSame, liveBasket, type Basket, type BasketItem } from './basket';

/** The most that one download holds (contract section 11). */
export const MOST_ITEMS = 200;

const isIdOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isItem = (value: unknown): value is BasketItem =>
  isObject(value) &&
  'asset' in value &&
  typeof value.asset === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'file' in value &&
  isIdOrNull(value.file) &&
  'preset' in value &&
  isIdOrNull(value.preset) &&
  (!('purpose' in value) || typeof value.purpose === 'string');

/** Reads what an earlier version of the portal, or somebody else, may have written. */
export function parseBasket(text: string | null): Basket {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isObject(kept) || !('items' in kept) || !Array.isArray(kept.items)) return EMPTY;
    const purpose = 'purpose' in kept && typeof kept.purpose === 'string' ? kept.purpose : null;
    return { items: kept.items.filter(isItem).slice(0, MOST_ITEMS), purpose };
  } catch {
    return EMPTY;
  }
}

/** Whose basket it is; null while that is unknown. */
function getKey(): string | null {
  const viewer = liveViewer.get();
  if (viewer.state === 'unknown') return null;
  return basketKey(viewer.state === 'user' ? viewer.profile.id : null);
}

let text: string | null = null;

/** Loads the stored basket of this viewer, which another tab may have changed. */
function load(): void {
  const key = getKey();
  const kept = key && localStorage.getItem(key);
  if (kept === text) return;
  text = kept;
  liveBasket.set(parseBasket(kept));
}

load();
liveViewer.subscribe(load);
window.addEventListener('storage', load);

function keep(basket: Basket): void {
  const key = getKey();
  if (key === null) return;
  try {
    localStorage.setItem(key, JSON.stringify(basket));
  } catch {
    toast.error(
      'Deze browser kan je mandje niet bewaren.',
      'Maak ruimte vrij, of download de bestanden los.',
    );
  }
  load();
}

/** The basket as it is now, also right after a change in another tab. */
export function getBasket(): Basket {
  load();
  return liveBasket.get();
}

export function changeItems(change: (items: readonly BasketItem[]) => readonly BasketItem[]): void {
  const basket = getBasket();
  const items = change(basket.items);
  if (items !== basket.items) keep({ ...basket, items });
}

export const removeItem = (item: BasketItem): void =>
  changeItems((items) => items.filter((each) => !isSame(each, item)));

/** Answers the question what the files are for. */
export const setPurpose = (purpose: string): void => keep({ ...getBasket(), purpose });

/** The next basket starts without a purpose. */
export const emptyBasket = (): void => keep(EMPTY);
