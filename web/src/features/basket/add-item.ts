import { toast } from '../../lib/toasts/toasts';
import { isSame, type BasketItem } from './basket';
import { openDrawer } from './drawer-state';
import { changeItems, getBasket, MOST_ITEMS, removeItem } from './kept-basket';

/** Puts something in the basket, or takes it out again, and says so; the basket itself opens when asked for. */
export function toggleItem(item: BasketItem): void {
  const { items } = getBasket();
  if (items.some((each) => isSame(each, item))) return takeOut(item);
  if (items.length >= MOST_ITEMS) {
    toast.warning('Je mandje is vol.', `Er passen ${MOST_ITEMS} bestanden in. Download eerst wat erin zit.`);
    return;
  }
  changeItems((now) => [...now, item]);
  toast.success(`${item.title} zit in je mandje.`, undefined, { label: 'Naar je mandje', run: openDrawer });
}

/** Takes something out of the basket; a message offers the way back. */
export function takeOut(item: BasketItem): void {
  const at = getBasket().items.findIndex((each) => isSame(each, item));
  removeItem(item);
  toast.success(`${item.title} is uit je mandje.`, undefined, {
    label: 'Terugzetten',
    run: () =>
      changeItems((now) => (now.some((each) => isSame(each, item)) ? now : now.toSpliced(at, 0, item))),
  });
}
