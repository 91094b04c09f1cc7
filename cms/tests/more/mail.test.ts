import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import { sweepFailedMails } from '../../src/mail/queue';
import type { Client } from '../support/client';
import { type One, getPeople } from '../support/people';
import { MAINTAINER, startPortal } from '../support/portal';

interface Received {
  from: string;
  to: string[];
  mail: Email;
}

let port: number;
let portal: Awaited<ReturnType<typeof startPortal>>;
let admin: Client;
let people: ReturnType<typeof getPeople>;
let received: Received[] = [];
let server: SMTPServer | undefined;

beforeAll(async () => {
  port = await freePort();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Huisstijl, Zorg <huisstijl@example.org>' };
  portal = await startPortal({ env });
  admin = await portal.admin();
  people = getPeople(admin);
});
afterAll(() => portal.stop());
beforeEach(() => {
  received = [];
});
afterEach(async () => {
  const open = server;
  server = undefined;
  await new Promise<void>((resolve) => (open ? open.close(() => resolve()) : resolve()));
});

/** Starts the mail server; `greet` holds back its first word until it is called, `refuse` refuses a recipient. */
async function startServer({
  greet = Promise.resolve(),
  refuse = '',
}: { greet?: Promise<void>; refuse?: string } = {}): Promise<void> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, callback) => void greet.then(() => callback()),
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === refuse ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const { mailFrom, rcptTo } = envelope;
          received.push({
            mail,
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          });
          callback();
        });
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
}

const mails = () => portal.strapi.db.query('api::mail.mail');
const left = () => mails().count({ where: { failedAt: null } });
const failed = () => mails().findMany({ where: { failedAt: { $notNull: true } } });
const allSent = () => expect.poll(left, { timeout: 30_000 }).toBe(0);
const sql = (statement: string) => portal.strapi.db.connection.raw(statement);

const invite = async (more: object = {}) => {
  const { status, body } = await admin.post<One>('/users', people.person(more));
  expect(status).toBe(200);
  return body.data;
};

test('a mail has a text and a calm HTML, and headers that nobody can add to', async () => {
  await startServer();
  const broken = await admin.post('/users', people.person({ firstName: 'Zoë\r\nBcc: x@example.org' }));
  expect(broken.status).toBe(400);
  const { email } = await invite({ firstName: 'Zoë Bcc: x@example.org', lastName: '<b>"Vries"</b>' });
  await allSent();
  const [{ from, to, mail } = { from: '', to: [], mail: null }, ...others] = received;
  expect(others).toEqual([]);
  expect([from, to]).toEqual(['huisstijl@example.org', [email]]);
  expect(mail).toMatchObject({
    from: { name: 'Huisstijl, Zorg', address: 'huisstijl@example.org' },
    to: [{ name: '', address: email }],
    subject: 'Je hebt een account voor de huisstijl van Noorderlicht',
  });
  expect(mail?.bcc).toBeUndefined();
  const [link = ''] = /http\S+\/password\/reset\?token=[\w-]{43}/.exec(mail?.text ?? '') ?? [];
  expect(mail?.text).toContain(`:\n${link}\n`);
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.html).toContain('Hallo Zoë Bcc: x@example.org,');
  expect(mail?.html).not.toMatch(/<(img|link|script|b)\b|url\(/);
});

test('a name in a mail is text, not HTML', async () => {
  await startServer();
  await invite({ firstName: '<img src="https://kwaad.example.net/x.png">&' });
  await allSent();
  expect(received[0]?.mail.html).toContain(
    '&lt;img src=&quot;https://kwaad.example.net/x.png&quot;&gt;&amp;,',
  );
});

test('who asks does not wait for the mail server', async () => {
  let greet = (): void => undefined;
  await startServer({ greet: new Promise((resolve) => (greet = resolve)) });
  const { email } = await invite();
  expect(received).toEqual([]);
  greet();
  await allSent();
  expect(received.map(({ to }) => to)).toEqual([[email]]);
});

describe('a mail server that is down', () => {
  const tried = (times: number) =>
    expect
      .poll(async () => (await mails().findOne({ where: {} }))?.tries, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(times);

  test('is tried again, after longer and longer pauses, until it is up', async () => {
    const { email } = await invite();
    await tried(1);
    const pause = async (): Promise<number> => {
      const { rows } = await sql('select extract(epoch from next_try_at - now()) as pause from portal_mails');
      return Number(rows[0].pause);
    };
    const first = await pause();
    await sql('update portal_mails set next_try_at = now()');
    await tried(2);
    expect(await pause()).toBeGreaterThan(first);
    await startServer();
    await sql('update portal_mails set next_try_at = now()');
    await allSent();
    expect(received.map(({ to }) => to)).toEqual([[email]]);
  });

  test('too long is given up, with a line in the log that holds no link and no address', async () => {
    const lines: string[] = [];
    for (const level of ['warn', 'error'] as const) {
      vi.spyOn(portal.strapi.log, level).mockImplementation((line) => {
        lines.push(JSON.stringify(line));
        return portal.strapi.log;
      });
    }
    const { email } = await invite();
    await tried(1);
    await sql(`update portal_mails set next_try_at = now(), give_up_at = now() - interval '1 second'`);
    await allSent();
    vi.restoreAllMocks();
    expect(lines.at(-1)).toMatch(/^"Mail \d+ \(invite\) was not sent, given up: E\w+/);
    expect(lines.join('\n')).not.toMatch(new RegExp(`${email}|token|http`));
    await startServer();
    await sweepFailedMails(portal.strapi);
    expect(received).toEqual([]);
    expect(await failed()).toHaveLength(1);
    await sql(`update portal_mails set useful_until = now() - interval '1 second'`);
    await sweepFailedMails(portal.strapi);
    expect(await failed()).toEqual([]);
  });

  test('is not tried for longer than the links in its mails work', async () => {
    await invite();
    await tried(1);
    await sql('update portal_mails set next_try_at = now(), give_up_at = now(), useful_until = now()');
    await expect.poll(() => mails().count(), { timeout: 30_000 }).toBe(0);
  });
});

test('an address that the server refuses holds nothing up', async () => {
  const person = people.person();
  await startServer({ refuse: person.email });
  await admin.post('/users', person);
  const { email } = await invite();
  await allSent();
  expect(received.map(({ to }) => to)).toEqual([[email]]);
  expect(await failed()).toMatchObject([{ kind: 'invite', tries: 1, failure: 'EENVELOPE RCPT TO 550' }]);
});

test('a maintainer who forgot their password gets the mail of the panel the same way', async () => {
  await startServer();
  expect((await portal.site.post('/admin/forgot-password', { email: MAINTAINER.email })).status).toBe(204);
  await expect.poll(() => received, { timeout: 20_000 }).toHaveLength(1);
  const [sent] = received;
  expect(sent).toMatchObject({ from: 'huisstijl@example.org', to: [MAINTAINER.email] });
  expect(sent?.mail.subject).toBe('Een nieuw wachtwoord voor technisch beheer');
  expect(sent?.mail.text).toMatch(/http:\/\/127\.0\.0\.1:\d+\/beheer\/auth\/reset-password\?code=\w+/);
});
