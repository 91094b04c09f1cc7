import { beforeAll, expect, test, vi } from 'vitest';
import { ACCEPT, askMcp, readReply } from '../support/assistant';
import type { Client, Sending } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

let portal: OwnPortal;
let site: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  ({ site } = portal);
});

const JSON_TYPE = { 'Content-Type': 'application/json', ...ACCEPT };
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const post = (sending: Sending) => site.send<unknown>('POST', '/mcp', sending);
const raw = (text: string, headers: Record<string, string> = {}) =>
  post({ raw: text, headers: { ...JSON_TYPE, ...headers } });
const json = (value: unknown, headers: Record<string, string> = {}) => raw(JSON.stringify(value), headers);

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const call = (input: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":${input}}}`;

test.each<[string, () => Promise<{ status: number; body: unknown }>, number]>([
  ['no body', () => raw(''), 400],
  ['half a message', () => raw('{"jsonrpc":"2.0"'), 400],
  ['text', () => raw('"tools/list"'), 400],
  ['null', () => raw('null'), 400],
  ['an unreadable version', () => json({ ...LIST, jsonrpc: '1.0' }), 400],
  ['a message of 100 kB', () => raw(call(JSON.stringify({ q: 'x'.repeat(100_000) }))), 413],
  ['a deep message', () => raw(call(`{"q":${nested(5000)}}`)), 400],
  ['an empty list', () => json([]), 400],
  ['a long list', () => json(Array.from({ length: 11 }, (_, id) => ({ ...LIST, id }))), 400],
  ['a form', () => raw('a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }), 415],
  ['compressed', () => raw('x', { 'Content-Encoding': 'gzip' }), 400],
  ['who wants a page', () => json(LIST, { Accept: 'text/html' }), 406],
  ['another site', () => json(LIST, { Origin: 'https://elders.example' }), 403],
  ['a site without a name', () => json(LIST, { Origin: 'null' }), 403],
  ['rubbish for a token', () => json(LIST, { Authorization: 'Bearer cim_onzin' }), 401],
  ['another scheme', () => json(LIST, { Authorization: 'Basic eDp5' }), 401],
  ['an unknown version', () => json(LIST, { 'MCP-Protocol-Version': '1999-01-01' }), 400],
])('%s is refused in the form of the protocol', async (_name, send, status) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.js:|stack/);
});

test('a refused token is challenged, and any other method than POST is not allowed', async () => {
  const refused = await json(LIST, { Authorization: 'Bearer cim_onzin' });
  expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const { status, headers } = await site.send(method, '/mcp', { headers: { Accept: 'text/event-stream' } });
    expect([status, headers.get('allow')], method).toEqual([405, 'POST']);
  }
  expect((await site.send('HEAD', '/mcp')).status).toBe(405);
  expect((await site.send('OPTIONS', '/mcp', { headers: { Origin: 'https://elders.example' } })).status).toBe(
    204,
  );
});

test('answers are kept by nobody, begin no session and set no cookie', async () => {
  const { headers } = await json(LIST, { Origin: new URL(portal.url).origin });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('mcp-session-id')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
});

test.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2030-01-01'])(
  'version %s is met, or answered with another',
  async (protocolVersion) => {
    const { status, body } = await askMcp(portal.api, 'initialize', {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: 'proef', version: '1' },
    });
    expect(status).toBe(200);
    const { result } = readReply(body);
    expect(result).toMatchObject({ serverInfo: { name: 'huisstijl' }, capabilities: { tools: {} } });
    if (protocolVersion < '2026') expect(result).toMatchObject({ protocolVersion });
  },
);

test('notifications alone get no answer; a few messages get theirs', async () => {
  const note = { jsonrpc: '2.0', method: 'notifications/initialized' };
  const alone = await json(note);
  expect([alone.status, alone.bytes.length]).toEqual([202, 0]);
  const both = await json([LIST, { ...LIST, id: 2, method: 'ping' }]);
  expect(both.status).toBe(200);
  expect(both.bytes.toString()).toContain('"id":2');
});

test('a question leaves nothing on the console, where the log is', async () => {
  const said = vi.spyOn(console, 'warn');
  expect((await askMcp(portal.api, 'tools/list')).status).toBe(200);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test('an unknown method is refused, and nobody can wait here for changes', async () => {
  expect(readReply((await askMcp(portal.api, 'bestaat/niet')).body).error?.code).toBe(-32_601);
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'proef', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const listen = await json(
    { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { notifications: {}, _meta: meta } },
    { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'subscriptions/listen' },
  );
  expect(readReply(listen.body).error).toBeDefined();
});
