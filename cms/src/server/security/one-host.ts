import type { IncomingMessage } from 'node:http';

/**
 * Whether a request has exactly one Host header, as HTTP/1.1 requires; HTTP/1.0 may omit it. Node uses the
 * first of two, while a proxy before us may have used the other.
 */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
