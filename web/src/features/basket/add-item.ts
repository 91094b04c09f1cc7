import { toast } from '../../lib/toasts/toasts';
import { isSame, type BasketItem } from './basket';
import { openDrawer } from './drawer-state';
import { changeItems, getBasket, MOST_ITEMS, removeItem } from './stored-basket';

/** Puts an item in the basket or removes it, and confirms that; the basket itself opens on request. */
export function toggleItem(item: BasketItem): void {
  const { items } = getBasket();
  if (items.some((each) => isSame(each, item))) return removeWithUndo(item);
  if (items.length >= MOST_ITEMS) {
    toast.warning('Je mandje is vol.', `Er passen ${MOST_ITEMS} bestanden in. Download eerst wat erin zit.`);
    return;
  }
  changeItems((now) => [...now, item]);
  toast.success(`${item.title} zit in je mandje.`, undefined, { label: 'Naar je mandje', run: openDrawer });
}

/** Removes an item from the basket; the message offers undo. */
export function removeWithUndo(item: BasketItem): void {
  const at = getBasket().items.findIndex((each) => isSame(each, item));
  removeItem(item);
  toast.success(`${item.title} is uit je mandje.`, undefined, {
    label: 'Terugzetten',
    run: () =>
      changeItems((now) => (now.some((each) => isSame(each, item)) ? now : now.toSpliced(at, 0, item))),
  });
}
