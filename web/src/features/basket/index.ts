export { AddToBasket } from './add-to-basket';
export { BasketPlace } from './basket-place';
export { getBlamedItems, startZip } from './start-zip';
