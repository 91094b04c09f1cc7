import { request } from 'node:http';
import { expect } from 'vitest';
import type { Portal } from './portal';

/** What came back: as text, because it may be anything. */
export interface Reply {
  status: number;
  headers: string;
  text: string;
}

export interface Attack {
  method?: string;
  /** The whole path, sent as it stands. */
  path: string;
  /** Sent as they stand. */
  headers?: Record<string, string | string[]>;
  json?: unknown;
  /** Sent as it stands, as JSON when no header says otherwise. */
  raw?: string | Buffer;
}

// Nobody outside may learn what the portal is made of, or where it stands.
const INSIDES = new RegExp(
  [
    'knex',
    'strapi',
    '\\bkoa\\b',
    '\\bzod\\b',
    'node_modules',
    'x-powered-by',
    'postgres',
    '\\bpg_',
    '\\bat \\S+ \\(',
    'select [\\w"*]',
    'insert into',
    '"stack"',
    '/(?:cms|src|tmp|home)/',
    '\\.[jt]s:\\d',
    'Error:',
    'undefined',
    '\\[object ',
  ].join('|'),
  'i',
);

/** Fails when an answer reveals more than it should. */
export function expectTight({ headers, text }: Reply): void {
  expect(headers).not.toMatch(INSIDES);
  expect(text).not.toMatch(INSIDES);
}

export async function expectHealthy(portal: Portal): Promise<void> {
  expect((await portal.site.get('/_health')).status).toBe(204);
}

/** Sends what `fetch` would mend or refuse to send. */
export function ask(url: string, { method = 'GET', path, headers = {}, json, raw }: Attack): Promise<Reply> {
  const body = json === undefined ? raw : JSON.stringify(json);
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({
      hostname,
      port,
      method,
      path,
      agent: false,
      headers: {
        ...(body !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': String(Buffer.byteLength(body)),
        }),
        ...headers,
      },
    });
    sent.once('error', reject).once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders.join('\n'), text });
      });
    });
    sent.end(body);
  });
}
