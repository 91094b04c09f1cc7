import { gzipSync } from 'node:zlib';
import { type Row, rows, short } from './rows';

const EVIL = 'kwaad.example.net';
const GROUP = '{"name":"Zo niet","permissions":[]}';

/** Credentials that are none. */
const CREDENTIALS = [
  'Bearer',
  'Bearer  {token}',
  'Bearer {token} {token}',
  'Bearer {token},Bearer {token}',
  'Bearer\t{token}',
  'Bearer "{token}"',
  'Bearer={token}',
  'Token {token}',
  '{token}',
  'Basic e3Rva2VufTp7dG9rZW59',
  'Digest username="beheerder@example.org", response="{token}"',
  'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.',
  'Bearer null',
  'Bearer __proto__',
  "Bearer ' or 1=1 --",
  'Bearer %00',
  'Bearer \u00e9\u00ff',
  `Bearer ${'a'.repeat(12_000)}`,
];

const COOKIES = [
  'portal_refresh=',
  'portal_refresh=;;;=;',
  'portal_refresh={token}',
  'portal_refresh="{token}"',
  'portal_refresh=%00',
  'portal_refresh=%E0%A4%A',
  'portal_refresh=\u00ff\u00fe',
  '__proto__=a; constructor=b',
  `portal_refresh=${'a'.repeat(8000)}`,
  Array.from({ length: 500 }, () => 'portal_refresh=x').join('; '),
];

const RANGES: [range: string, expected: number[]][] = [
  [`bytes=${Array.from({ length: 1000 }, () => '0-0').join(',')}`, [200, 206]],
  [
    `bytes=${Array.from({ length: 1000 }, (_, index) => `${index * 2}-${index * 2}`).join(',')}`,
    [200, 206, 416],
  ],
  ['bytes=5-2', [200, 416]],
  ['bytes=-0', [200, 206, 416]],
  ['bytes=-99999999999', [206]],
  ['bytes=99999999999999999999-', [416]],
  ['bytes=0-99999999999999999999', [206]],
  ['bytes=1e1-2e1', [200, 206, 416]],
  ['bytes=NaN-NaN', [200, 416]],
  ['bytes=', [200, 416]],
  ['bytes', [200]],
  ['lines=1-2', [200]],
  ['bytes=0-0\u00ff', [200, 206, 416]],
];

const TYPES: [type: string, body: string | Buffer, expected: number[]][] = [
  ['application/json; charset=utf-16', Buffer.from(GROUP, 'utf16le'), [400]],
  ['application/json; charset=utf-7', '+AHsAIg-name+ACIAOgAi-x+ACIAfQ-', [400]],
  ['application/json; charset=nergens', '{"name":', [400]],
  ['application/json', Buffer.from([0xff, 0xfe, 0x7b, 0x7d]), [400]],
  ['application/json', Buffer.from(`{"name":"\u00ff"`, 'latin1'), [400]],
  ['text/html', GROUP, [400]],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--x--',
    [400],
  ],
  ['multipart/form-data', GROUP, [400]],
  ['application/x-www-form-urlencoded', 'name=x&permissions[]=view', [400]],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', [400]],
  ['application/yaml', 'name: !!js/function "x"', [400]],
  ['json', GROUP, [400]],
  ['a'.repeat(3000), GROUP, [400]],
  ['application/json\u00ff', GROUP, [400]],
];

const ADDRESSES: [name: string, value: string][] = [
  ['Host', EVIL],
  ['Host', `127.0.0.1@${EVIL}`],
  ['Host', `${EVIL}\u00ff`],
  ['Host', `x" onload="alert(1).${EVIL}`],
  ['X-Forwarded-Host', EVIL],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Forwarded-Server', EVIL],
  ['Forwarded', `for=1.2.3.4;host=${EVIL};proto=https`],
  ['X-Host', EVIL],
  ['Referer', `https://${EVIL}/`],
  ['X-Forwarded-Prefix', `//${EVIL}`],
];

const DETOURS: Record<string, string>[] = [
  { 'X-Original-URL': '/api/v1/users' },
  { 'X-Rewrite-URL': '/api/v1/users' },
  { 'X-Forwarded-Uri': '/api/v1/users' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1', 'X-Admin': 'true', 'X-User-Id': '1' },
  { Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Key': 'x', 'Sec-WebSocket-Version': '13' },
  { Expect: '200-maybe' },
  { Accept: '*/*;q=NaN, text/csv;q=1e999' },
  { 'Accept-Language': 'nl;q=0.'.repeat(1000) },
  { 'Accept-Encoding': 'x'.repeat(5000) },
  { 'If-Modified-Since': '275760-09-14' },
  { 'X-Forwarded-For': '\u00ff\u00fe' },
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`X-Kwaad-${index}`, 'x'])),
];

export const headers: Row[] = [
  ...rows(CREDENTIALS, (value) => ({
    name: `Authorization: ${short(value)}`,
    as: 'anonymous',
    call: 'GET /profile',
    headers: { Authorization: value },
    expected: value.includes('\t') ? [200, 401] : [401],
  })),
  {
    name: 'Authorization of 100 kB',
    as: 'anonymous',
    call: 'GET /profile',
    headers: { Authorization: `Bearer ${'a'.repeat(100_000)}` },
    expected: [431],
  },
  {
    name: 'two Authorization headers, the first one wrong',
    as: 'anonymous',
    call: 'GET /profile',
    headers: { Authorization: ['Bearer onzin', 'Bearer {token}'] },
    expected: [400, 401],
  },
  ...rows(['access_token', 'token', 'jwt', 'Authorization'], (name) => ({
    name: `an access token in the query, as ${name}`,
    as: 'anonymous',
    call: `GET /profile?${name}={token}`,
    expected: [401],
  })),
  {
    name: 'an access token in a cookie',
    as: 'anonymous',
    call: 'GET /profile',
    headers: { Cookie: 'access_token={token}; jwt={token}; portal_refresh={token}' },
    expected: [401],
  },
  ...rows(COOKIES, (Cookie) => ({
    name: `Cookie: ${short(Cookie)}`,
    as: 'anonymous',
    call: 'POST /auth/refresh',
    headers: { Cookie },
    expected: [401],
  })),
  ...rows(RANGES, ([Range, expected]) => ({
    name: `Range: ${short(Range)}`,
    call: 'GET /files/{file}/download',
    headers: { Range },
    expected,
  })),
  ...rows(['*', `${'"x", '.repeat(2000)}"y"`, 'W/"', '"', '\u00ff'], (tag) => ({
    name: `If-None-Match: ${short(tag)}`,
    as: 'anonymous',
    call: 'GET /site',
    headers: { 'If-None-Match': tag },
    expected: tag === '*' ? [304] : [200],
  })),
  ...rows(TYPES, ([type, raw, expected]) => ({
    name: `a body of ${short(type)}`,
    call: 'POST /groups',
    headers: { 'Content-Type': type },
    raw,
    expected,
  })),
  ...rows(['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', 'x'], (encoding) => ({
    name: `a body in ${encoding}`,
    call: 'POST /groups',
    headers: { 'Content-Encoding': encoding },
    raw: gzipSync(GROUP),
    expected: [400],
  })),
  ...rows(ADDRESSES, ([name, value]) => ({
    name: `${name}: ${short(value)}`,
    call: 'GET /assets',
    headers: { [name]: value },
    expected: [200, 400],
    never: /kwaad/,
  })),
  ...rows(ADDRESSES, ([name, value]) => ({
    name: `a mail asked for with ${name}: ${short(value)}`,
    as: 'anonymous',
    call: 'POST /auth/password/email',
    headers: { [name]: value },
    json: { email: '{email}' },
    expected: [204, 400],
  })),
  ...rows(DETOURS, (sent) => ({
    name: `${short(Object.entries(sent).join(' ')).replaceAll('"', '')} to the site`,
    as: 'anonymous',
    call: 'GET /site',
    headers: sent,
    expected: [200],
    holds: /"productName"/,
    never: /@example\.org/,
  })),
];
