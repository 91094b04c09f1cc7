/** Whether the page came as HTML, so that the first paint does not wait for scripts; true on the server itself. */
export const isDrawnByServer =
  typeof document === 'undefined' || Boolean(document.querySelector('#root > *'));
