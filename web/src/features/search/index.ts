export { SearchDialog } from './search-dialog';
export { SearchView } from './search-view';
