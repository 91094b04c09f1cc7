import { carried } from './initial-data';

/**
 * Whether the page came as HTML, so that the first paint does not wait for scripts; true on the server itself. Without
 * the data that it was drawn with the script draws it anew.
 */
export const isDrawnByServer =
  typeof document === 'undefined' || Boolean(carried().tree && document.querySelector('#root > *'));
