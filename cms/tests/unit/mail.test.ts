import PostalMime from 'postal-mime';
import { beforeAll, expect, test, vi } from 'vitest';
import { confirmLetter, inviteLetter, recoverLetter, addressTakenLetter } from '../../src/mail';
import { pauseAfter } from '../../src/mail/deliver';
import { getMessage, decryptMessage, encryptMessage } from '../../src/mail/message';
import { composeFile } from '../../src/mail/send';

const LINK = `https://huisstijl.example.org/password/reset?token=${'a1_-'.repeat(11)}`;

beforeAll(() => {
  vi.stubEnv('APP_SECRET', 'een geheim dat alleen de tests kennen');
  vi.stubEnv('PUBLIC_URL', 'https://huisstijl.example.org');
});

const FROM = { name: 'Noorderlicht', address: 'noreply@huisstijl.example.org' };

const letters = [
  confirmLetter('Noorderlicht', LINK),
  addressTakenLetter('Noorderlicht'),
  recoverLetter('Noorderlicht', LINK),
  inviteLetter('Noorderlicht', 'Zoë', LINK),
];

test.each(letters)('a mail as a file shows its text as it is: $subject', async (letter) => {
  const file = await composeFile(
    getMessage(letter, 'zoe@example.org', 'Noorderlicht', {}),
    FROM,
    'zoe@example.org',
  );
  const raw = file.toString('utf8');
  const [, plain = '', html = ''] = raw.split(/\r\n--[^\r]+\r\n/);
  expect(plain).toMatch(
    /^Content-Type: text\/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n/,
  );
  expect(plain.split('\r\n')).toContain(letter.link.url);
  expect(html).toMatch(/^Content-Type: text\/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n/);
  expect(html).toContain(`href="${letter.link.url}"`);
  expect(raw).not.toMatch(/[^\r]\n/);
  // RFC 5322, section 2.1.1.
  for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  const mail = await PostalMime.parse(file);
  expect(mail).toMatchObject({ subject: letter.subject, to: [{ address: 'zoe@example.org' }] });
  expect(mail.from?.name).toBe('Noorderlicht');
  expect(mail.text).toContain(letter.opening[1]);
});

test('a product name is text in HTML and one word in headers', async () => {
  const product = 'Zorg & <i>Zo</i>\r\nBcc: x@example.org';
  const message = getMessage(confirmLetter(product, LINK), 'zoe@example.org', product, {});
  expect(message.html).toContain('Zorg &amp; &lt;i&gt;Zo&lt;/i&gt;');
  expect(message.html).not.toContain('<i>');
  const mail = await PostalMime.parse(await composeFile(message, FROM, 'zoe@example.org'));
  expect(mail.bcc).toBeUndefined();
  expect(mail.to).toEqual([{ name: '', address: 'zoe@example.org' }]);
});

test('a mail has the colours of the hospital, and can be read in any of them', () => {
  const palette = { blueDark: '#ffcc00', greyLight: '#fff7d6' };
  const { html } = getMessage(recoverLetter('Zuiderster', LINK), null, 'Zuiderster', palette);
  expect(html).toContain('background:#ffcc00;color:#14171f');
  expect(html).toContain('background:#fff7d6');
  expect(html).not.toMatch(/#0b2c5f/);
});

test('a sealed mail is another each time, and opens only as it was', () => {
  const message = getMessage(recoverLetter('Noorderlicht', LINK), null, 'Noorderlicht', {});
  const sealed = encryptMessage(message);
  expect(decryptMessage(sealed)).toEqual(message);
  expect(encryptMessage(message)).not.toBe(sealed);
  const changed = Buffer.from(sealed, 'base64');
  changed[40] = (changed[40] ?? 0) ^ 1;
  expect(decryptMessage(changed.toString('base64'))).toBeNull();
});

test('pauses grow up to ten minutes', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([15_000, 30_000, 60_000, 120_000]);
  expect(pauseAfter(50)).toBe(600_000);
});
