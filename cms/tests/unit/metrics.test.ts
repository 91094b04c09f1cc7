import { expect, test } from 'vitest';
import { meters } from '../../src/metrics/meters';
import { countRequest } from '../../src/server/metrics/watch-requests';
import { isAuthorized } from '../../src/server/metrics/metrics';
import { routeName } from '../../src/server/metrics/route-name';

test.each([
  ['/api/v1/pages/map', undefined, '/api/v1/pages/map'],
  ['/api/v1/pages/kleur', undefined, '/api/v1/pages/:slug'],
  ['/api/v1/pages/kleur', '/api/v1/pages/:slug', '/api/v1/pages/:slug'],
  ['/api/v1/assets', undefined, '/api/v1/assets'],
  ['/api/v1/users/abc', '/api/v1/users/:id', '/api/v1/users/:id'],
  ['/api/v1/pages/kleur/nog/iets', undefined, 'api'],
  ['/api/v1/bestaat-niet', undefined, 'api'],
  ['/admin/users/7', '/admin/users/:id', 'panel'],
  ['/content-manager/x', /.*/, 'portal'],
  ['/beheer/content-manager', undefined, 'panel'],
  ['/static/index-abc.js', undefined, 'static'],
  ['/saml2/zorg/acs', undefined, 'saml'],
  ['/_health', undefined, '/_health'],
  ['/huisstijl/kleur', undefined, 'portal'],
  ['/password/reset', undefined, 'portal'],
])('%s counts by what answers it', (path, matched, name) => {
  expect(routeName(path, matched)).toBe(name);
});

test('whatever people ask for, the names stay few', () => {
  const names = new Set<string>();
  for (let n = 0; n < 1000; n += 1) {
    names.add(routeName(`/${n}`, undefined));
    names.add(routeName(`/api/v1/pages/${n}`, undefined));
    names.add(routeName(`/api/v1/${n}/"${n}`, undefined));
  }
  expect(names.size).toBe(3);
});

test('requests are counted by route, by a method that is known and by the class of their status', async () => {
  meters.resetMetrics();
  countRequest('portal', 'GET', 200, 0.0004);
  countRequest('portal', 'GET', 204, 100);
  countRequest('portal', 'GET', 0, 1);
  countRequest('portal', 'BREW', 404, 0.002);
  const text = await meters.metrics();
  const got = 'method="GET",route="portal",status="2xx"';
  expect(text).toContain(`portal_http_request_seconds_bucket{le="0.001",${got}} 1\n`);
  expect(text).toContain(`portal_http_request_seconds_bucket{le="+Inf",${got}} 2\n`);
  expect(text).toContain('portal_http_request_seconds_count{method="GET",route="portal",status="cut"} 1\n');
  expect(text).toContain('method="other",route="portal",status="4xx"');
});

test.each([
  [undefined, undefined, true],
  ['Bearer geheim-token', 'geheim-token', true],
  ['bearer geheim-token', 'geheim-token', true],
  ['Bearer geheim-toke', 'geheim-token', false],
  ['Basic geheim-token', 'geheim-token', false],
  ['', 'geheim-token', false],
  [undefined, 'geheim-token', false],
])('header %s with token %s may read: %s', (header, token, may) => {
  expect(isAuthorized(header, token)).toBe(may);
});
