export { ColorDialog } from './color-dialog';
export { ColorList } from './color-list';
