import { OTHERS } from './other-writes';
import { type Row, rows, short } from './rows';

const WRONG = [400];

const put = (name: string, json: unknown, more: Partial<Row> = {}): Row => ({
  name,
  call: 'PUT /pages/{page}',
  json,
  expected: WRONG,
  ...more,
});
const putRaw = (raw: string): Row => ({
  name: `a page as ${short(raw)}`,
  call: 'PUT /pages/{page}',
  raw,
  expected: WRONG,
});
const block = (fields: object) => ({ blocks: [{ type: 'text-tile', ...fields }] });

/** JSON that is none, or means something else than it seems. */
const RAW = [
  'null',
  '{"title":"a",}',
  "{'title':'a'}",
  '{title:"a"}',
  '{"title":"a"} {"title":"b"}',
  '{"title":"a"}//',
  '{"title":NaN}',
  '{"title":Infinity}',
  '{"title":1e999}',
  '{"title":"a","title":""}',
  '{"title":"\\ud800"}',
  '{"title":"a\\udc00b"}',
  '{"title":"\\u0000"}',
  '{"title":"\t"}',
  '{"title":"\\x41"}',
  '{"title":0x41}',
  '{"title":undefined}',
  '{"__proto__":{"title":"a"}}',
  '{"__proto__":null,"title":"a"}',
  '{"":"a"}',
  '{"title\\u0000":"a"}',
  '{"toJSON":"a"}',
  '{"length":1,"0":"a"}',
  '[{"title":"a"}]',
  '{"data":{"title":"a"}}',
  '{"blocks":[{"type":"text","id":-0}]}',
  '{"blocks":[{"type":"text","id":1e999}]}',
  '{"blocks":[{"type":"text","id":9007199254740993}]}',
  '{"blocks":[{"type":"text","id":20000000.0000001}]}',
  '{"blocks":[{"type":"text","__proto__":{"title":"a"}}]}',
  '{"blocks":[{"type":"text","button":{"__proto__":{"url":"/"}}}]}',
  '{"blocks":[{"type":"text-tile","tile":{"button":{"icon":{"__proto__":{}}}}}]}',
  '{"blocks":[{"type":"text","title":"\\ud83d"}]}',
  '{"blocks":[{"type":"text","body":"<p>\\udfff</p>"}]}',
  '\u00ef\u00bb\u00bf{"title":"a"}',
];

/** Values of a kind that the field is not. */
const SHAPES: [field: string, values: unknown[]][] = [
  ['title', [null, true, ['a'], { toString: 'a' }, { length: 1 }]],
  ['slug', [null, 1, ['a'], { $ne: null }]],
  ['is_public', [null, 0, 1, 'false', [], {}]],
  ['parent_id', ['', [], { id: '{page}' }, true, '../{page}', '{page} ', 'a'.repeat(65)]],
  ['groups', [null, {}, { length: 1, 0: '{group}' }, [null], [['{group}']], [{}], ['']]],
  [
    'blocks',
    [null, 'x', { 0: {} }, [null], [[]], ['text'], [{ type: ['text'] }], [{ type: { toString: 'x' } }]],
  ],
  ['published_at', [0, true, {}, [], '', ['2026-01-01T00:00:00Z']]],
];

const BLOCKS: object[] = [
  { button: null },
  { button: [] },
  { button: 'x' },
  { button: { icon: [] } },
  { button: { icon: { direction: 'up' } } },
  { button: { constructor: 1 } },
  { button: { label: { toString: 'x' } } },
  { tile: null },
  { tile: [[]] },
  { tile: { background: '__proto__' } },
  { tile: { background: 'red;position:fixed' } },
  { tile: { asset: ['{asset}'] } },
  { tile: { button: { url: 'javascript:alert(1)' } } },
  { settings: {} },
  { header: 'x' },
  { isPrivate: 'false' },
  { groups: null },
  { groups: ['{group}', 5] },
  { id: null },
  { id: true },
  { id: [20000000] },
  { id: '20000000' },
  { id: { valueOf: 20000000 } },
  { because: 'x' },
  { blockId: 20000000 },
  { __component: 'block.text' },
  { documentId: 'x' },
];

/** Ids of one kind where another is meant. */
const REFERENCES: [name: string, json: object][] = [
  ['an asset as a group', { groups: ['{asset}'] }],
  ['a page as a group', { groups: ['{page}'] }],
  ['a group as an asset', { blocks: [{ type: 'asset', asset: '{group}' }] }],
  ['a file as an asset', { blocks: [{ type: 'asset', asset: '{file}' }] }],
  ['a page among assets', { blocks: [{ type: 'assets', assets: ['{page}'] }] }],
  ['a user in a tile', block({ tile: { asset: '{user}' } })],
  ['a group as parent', { parent_id: '{group}' }],
  ['a page as its own parent', { parent_id: '{page}' }],
  ['a page under its own child', { parent_id: '{child}' }],
];

const ADDRESSES = [
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://x/1',
  'ftp://kwaad.example.net',
  '///kwaad.example.net',
  '/\\kwaad.example.net',
  '\\/kwaad.example.net',
  '/\t/kwaad.example.net',
  'https://',
  'http:///',
  'https://a b',
  '//',
  'x'.repeat(2001),
  `https://${'a'.repeat(2000)}`,
];

const SLUGS = [
  'ünïcode',
  'logo\n',
  'ｌｏｇｏ',
  'лого',
  'logo\u200b',
  'home ',
  'a.b',
  '..',
  '%2e',
  "a'b",
  'a b',
  'deleted',
  'edit',
];

const MOMENTS = [
  '2026-02-29T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T23:59:60Z',
  '2026-01-01T00:00:00+25:00',
  '2026-01-01T00:00:00 Europe/Amsterdam',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '10000-01-01T00:00:00Z',
  '0000-00-00T00:00:00Z',
  '2026-01-01',
  '20260101T000000Z',
  '01/02/2026',
  'now()',
  'infinity',
  '1e999',
];

const VERSIONS = [
  'W/"1"',
  '"1", "2"',
  '"2", "1"',
  '*, "1"',
  '"01"',
  '"1e0"',
  '"1.0"',
  '"-1"',
  '"+1"',
  '" 1"',
  '1',
  '""',
  "'1'",
  '"999999999999999999999"',
  '"1',
  '"__proto__"',
  '\u00ff',
];

/** PUT /pages/{id}/map that makes no tree. */
const MOVES: [name: string, json: object][] = [
  ['under itself', { id: '{page}', parent_id: '{page}', siblings: ['{page}'] }],
  ['under its child', { id: '{page}', parent_id: '{child}', siblings: ['{page}'] }],
  ['twice', { id: '{page}', parent_id: null, siblings: ['{page}', '{page}'] }],
  ['among children of another', { id: '{page}', parent_id: null, siblings: ['{page}', '{child}'] }],
  ['among an asset', { id: '{page}', parent_id: null, siblings: ['{page}', '{asset}'] }],
  ['among nobody', { id: '{page}', parent_id: null, siblings: [] }],
  ['without a parent', { id: '{page}', siblings: ['{page}'] }],
  ['under a group', { id: '{page}', parent_id: '{group}', siblings: ['{page}'] }],
  ['as another', { id: '{child}', parent_id: null, siblings: ['{page}'] }],
  ['among objects', { id: '{page}', parent_id: null, siblings: [{ id: '{page}' }] }],
  [
    'among 20,001',
    { id: '{page}', parent_id: null, siblings: Array.from({ length: 20_001 }, () => '{page}') },
  ],
  ['with a word besides', { id: '{page}', parent_id: null, siblings: ['{page}'], position: 1 }],
];

/** Hostile writes; not one changes anything. */
export const writes: Row[] = [
  ...RAW.map(putRaw),
  ...SHAPES.flatMap(([field, values]) =>
    values.map((value) => put(`${field} as ${short(JSON.stringify(value))}`, { [field]: value })),
  ),
  ...rows(BLOCKS, (fields) => put(`a block with ${short(JSON.stringify(fields))}`, block(fields))),
  ...rows(REFERENCES, ([name, json]) => put(name, json)),
  ...rows(ADDRESSES, (url) => put(`a button to ${short(url)}`, block({ button: { url } }))),
  ...rows(SLUGS, (slug) => put(`the slug ${short(slug)}`, { slug })),
  ...rows(MOMENTS, (moment) => put(`published at ${short(moment)}`, { published_at: moment })),
  ...rows(VERSIONS, (version) =>
    put(
      `If-Match: ${short(version)}`,
      { title: 'Te laat' },
      { headers: { 'If-Match': version }, expected: [412] },
    ),
  ),
  ...rows(MOVES, ([name, json]) => put(`a page moved ${name}`, json, { call: 'PUT /pages/{page}/map' })),
  put('501 blocks', { blocks: Array.from({ length: 501 }, () => ({ type: 'html' })) }),
  put('1001 groups', { groups: Array.from({ length: 1001 }, () => '{group}') }),
  put('a body of half a million characters', { blocks: [{ type: 'html', body: 'x'.repeat(500_001) }] }),
  put('an asset in 101 places', {
    blocks: [{ type: 'assets', assets: Array.from({ length: 101 }, () => '') }],
  }),
  ...rows(OTHERS, ([call, json]) => ({
    name: `${call} ${short(JSON.stringify(json))}`,
    call,
    json,
    expected: WRONG,
  })),
  ...rows(['POST /pages', 'PUT /pages/{page}', 'DELETE /users/{user}', 'POST /assets'], (call) => ({
    name: `${call} by a user`,
    as: 'user',
    call,
    json: { title: 'a' },
    expected: [403],
  })),
];
