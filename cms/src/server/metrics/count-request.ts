import { requestSeconds } from '../../metrics/meters';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const CLASSES = ['cut', '1xx', '2xx', '3xx', '4xx', '5xx'];

/**
 * Counts a request by route, method and class of status, so that its labels stay few. `status` 0: the
 * connection was closed before the end.
 */
export function countRequest(route: string, method: string, status: number, seconds: number): void {
  requestSeconds.observe(
    {
      method: METHODS.includes(method) ? method : 'other',
      route,
      status: CLASSES[Math.floor(status / 100)],
    },
    seconds,
  );
}
