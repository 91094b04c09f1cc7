import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../../config/env/repository-root';
import { ADMIN, startPortal } from '../support/portal';
import { type Reporter, startReporter } from '../support/reporter';

interface Fault {
  message: string;
  id: string;
}
interface Event {
  exception: { values: { stacktrace: { frames: { filename: string }[] } }[] };
}

const SECRETS = {
  firstName: 'Geertruida',
  lastName: 'Zwaanswijk',
  email: 'geertruida@ziekenhuis.example',
  description: 'Kamer 12, tel. 0612345678',
  current_password: ADMIN.password,
};
const CALL = { query: 'geheime-code', cookie: 'keuze=koekje', browser: 'Mijn Browser 1.0' };

let reporter: Reporter;
let portal: Awaited<ReturnType<typeof startPortal>>;
let bearer: string;

/** A call that fails inside, with things in it that are nobody else's business. */
const fail = () =>
  portal.api.bearer(bearer).put<Fault>(`/profile?code=${CALL.query}`, SECRETS, {
    Cookie: CALL.cookie,
    'User-Agent': CALL.browser,
  });

beforeAll(async () => {
  reporter = await startReporter();
  portal = await startPortal({ env: { SENTRY_DSN: reporter.dsn } });
  const login = await portal.api.post<{ access_token: string }>('/auth/login', ADMIN);
  bearer = login.body.access_token;
  await portal.strapi.db.connection.raw('alter table portal_audit rename to portal_audit_away');
});
afterAll(() => portal.stop());

test('a fault is reported by the id that its answer has, with the route and the place in the code', async () => {
  const { status, body } = await fail();
  const envelope = await reporter.next();
  const [, , line = ''] = envelope.body.split('\n');
  const event: Event = JSON.parse(line);
  expect(status).toBe(500);
  expect(envelope.path).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=sleutel/);
  expect(event).toMatchObject({ level: 'error', transaction: 'PUT /profile', tags: { request: body.id } });
  const [exception] = event.exception.values;
  expect(exception).toMatchObject({ type: 'DatabaseError', value: '42P01' });
  expect(exception?.stacktrace.frames.some(({ filename }) => filename.startsWith('node_modules/'))).toBe(
    true,
  );
});

test('and by nothing of who asked, or for what', async () => {
  await fail();
  const { body, headers, path } = await reporter.next();
  const sent = `${path}${JSON.stringify(headers)}${body}`;
  const secrets = [...Object.values(SECRETS), ...Object.values(CALL), ADMIN.email, bearer, 'insert into'];
  for (const secret of secrets) expect(sent).not.toContain(secret);
  expect(body).not.toMatch(/127\.0\.0\.1|"user"|"request":\{|breadcrumbs|server_name/);
  expect(body).not.toContain(repositoryRoot());
});

test('only faults are reported', async () => {
  expect((await portal.api.get('/profile')).status).toBe(401);
  expect((await portal.api.bearer(bearer).get('/pages/bestaat-niet')).status).toBe(404);
  const { body } = await fail();
  expect((await reporter.next()).body).toContain(body.id);
});

test('the browser gets where to report, without the secret, and may report there only', async () => {
  const { body, headers } = await portal.site.get<string>('/');
  expect(body).toContain(`"reporter":{"dsn":"${reporter.dsn.replace(':geheim', '')}"}`);
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${reporter.origin};`);
  expect((await portal.api.get<{ data: object }>('/site')).body.data).not.toHaveProperty('reporter');
});

test('a reporter that is away changes no answer', async () => {
  await reporter.stop();
  for (const { status, body } of await Promise.all([fail(), fail()])) {
    expect(status).toBe(500);
    expect(body.message).toContain(body.id);
  }
  expect((await portal.site.get('/_health')).status).toBe(204);
});
