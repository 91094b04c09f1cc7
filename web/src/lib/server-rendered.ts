import { getInitialData } from './initial-data';

/**
 * Whether the page was rendered by the server, so that the first paint does not wait for scripts; always true on the
 * server. Without the embedded data the script renders it again.
 */
export const isServerRendered =
  typeof document === 'undefined' || Boolean(getInitialData().tree && document.querySelector('#root > *'));
