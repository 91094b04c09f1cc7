import { type Row, rows, short } from './rows';

const OK = [200];
const WRONG = [400];
const ABSENT = [404];

/** Queries that a list must refuse. */
const REFUSED_QUERIES = [
  'page=1e9',
  'page=0x10',
  'page=-0',
  'page=%2B1',
  'page=1.0',
  'page=NaN',
  'page=Infinity',
  'page=9007199254740993',
  'page=%D9%A1',
  'page[]=1',
  'page[gte]=1',
  'page=1&page=2',
  'page=',
  'pageSize=-1',
  'pageSize=1e2',
  'pageSize=100%00',
  'pageSize[]=',
  'sort[]=name:asc',
  'sort[name]=asc',
  'sort=name:asc,id:asc',
  'sort=name:asc;drop%20table%20groups',
  'sort=(select%201):asc',
  'sort=__proto__:asc',
  'sort=constructor:desc',
  'sort=toString:asc',
  'sort=passwordHash:asc',
  'sort=name:ASC',
  'search[]=a',
  'search[$contains]=a',
  'search=%00',
  `search=${'a'.repeat(201)}`,
];

/** Queries that must not change an answer: unknown names, and nothing that stands for everything. */
const WITHOUT_EFFECT = [
  'filters[users][$null]=true',
  'filters[name][$startsWith]=a&filters[$or][0][id][$gt]=0',
  'populate[users][fields][0]=passwordHash',
  'fields=*&populate=deep,10',
  'where=name%20is%20not%20null',
  'pagination[pageSize]=100000&pagination[withCount]=false',
  '__proto__[pageSize]=1',
  'constructor[prototype][pageSize]=1',
  'hasOwnProperty=1&toString=1&length=0',
  `${'a[b]'.repeat(2000)}=1`,
  Array.from({ length: 2000 }, (_, index) => `k${index}=`).join('&'),
  '&&&&=&=&&==',
  '%F0%28%8C%28=%ED%A0%80',
];

/** What is searched for literally, so that nothing is found. */
const SEARCHES = [
  "' or '1'='1",
  "'; drop table groups; --",
  '%',
  '_',
  '\\',
  '*',
  '.*',
  ':*',
  "')) union select 1,2--",
  '$1',
  '?',
  '{{7*7}}${7*7}',
  '\u202e\u0000'.slice(0, 1),
  '💩'.repeat(40),
];

const NO_IDS = [
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e3',
  'true',
  '$ne',
  '*',
  '~',
  '@',
  '%20',
  "'%20or%201=1--",
  '1%3Bselect%20pg_sleep(9)',
  '%7B%22$gt%22:%22%22%7D',
  '%F0%9F%99%88',
  '%EF%BC%87',
  '..%5c..%5cetc%5cpasswd',
  '....%2f%2f....%2f%2fetc%2fpasswd',
  '%252e%252e%252f',
  '%c0%ae%c0%ae%c0%af',
  'x%0d%0aSet-Cookie:%20a=b',
  'a'.repeat(65),
  'a'.repeat(8000),
];

const NOUNS = ['groups', 'users', 'assets', 'pages', 'admin/pages', 'admin/users', 'admin/groups'];

export const reads: Row[] = [
  ...rows(REFUSED_QUERIES, (query) => ({
    name: `a list asked for ${short(query)}`,
    call: `GET /groups?${query}`,
    expected: WRONG,
  })),
  ...rows(WITHOUT_EFFECT, (query) => ({
    name: `a list with ${short(query)} besides`,
    call: `GET /groups?${query}`,
    // Or too much to be a query at all.
    expected: [...OK, ...WRONG],
    never: /passwordHash|argon2|@example\.org/,
  })),
  ...rows(SEARCHES, (words) => ({
    name: `a search for ${short(words)}`,
    call: `GET /groups?search=${encodeURIComponent(words)}`,
    expected: OK,
    holds: /"data":\[\]/,
  })),
  ...rows(['kind=constructor', 'kind[]=image', 'kind=IMAGE', 'kind=image,video'], (query) => ({
    name: `assets of ${query}`,
    call: `GET /assets?${query}`,
    expected: WRONG,
  })),
  ...rows(NO_IDS, (id) => ({
    name: `${short(id)} as an id, at every noun`,
    call: `GET /${NOUNS[id.length % NOUNS.length]}/${id}`,
    expected: [400, 404],
    never: /set-cookie/i,
  })),
  ...rows(['{asset}', '{page}', '{user}', '{file}'], (id) => ({
    name: `the id of ${id} as that of a group`,
    call: `GET /groups/${id}`,
    expected: ABSENT,
  })),
  ...rows(['{group}', '{page}', '{user}', '{asset}'], (id) => ({
    name: `the id of ${id} as that of a file to download`,
    call: `GET /files/${id}/download`,
    expected: ABSENT,
  })),
  ...rows(
    ['token[]=a', 'token=', 'token=..', 'token=user-1.9999999999.x', `token=${'a.'.repeat(3000)}`],
    (query) => ({
      name: `a download with ${short(query)}`,
      as: 'anonymous',
      call: `GET /files/{file}/download?${query}`,
      expected: [400, 401],
    }),
  ),
  ...rows(['POST', 'PUT', 'DELETE', 'PATCH'], (method) => ({
    name: `${method} to what is only read`,
    call: `${method} /site`,
    json: { productName: 'Kwaad' },
    expected: ABSENT,
  })),
  ...rows(['TRUE', '1', 'yes', 'true,true'], (value) => ({
    name: `force=${value} to remove what is used`,
    call: `DELETE /groups/{group}?force=${value}`,
    expected: WRONG,
  })),
  ...rows(['TRUE', '1', 'true%20'], (value) => ({
    name: `permanent=${value} for a page that is not deleted`,
    call: `DELETE /pages/{page}?permanent=${value}`,
    expected: WRONG,
  })),
  ...rows(['TRUE', '1', 'true%20'], (value) => ({
    name: `force=${value} to remove an asset that is used`,
    call: `DELETE /assets/{asset}?force=${value}`,
    expected: [400, 409],
  })),
];
