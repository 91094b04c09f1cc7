export { AddToBasket } from './add-to-basket';
export { BasketPlace } from './basket-place';
export { getRefusedItems, startZip } from './start-zip';
