export { SearchWords } from './search-words';
