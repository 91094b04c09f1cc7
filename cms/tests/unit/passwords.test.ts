import { describe, expect, test } from 'vitest';
import { getValidationMessage } from '../../src/http/messages';
import { hashPassword, newPassword, verifyPassword } from '../../src/auth';
import { randomPassword } from '../../src/auth/passwords';
import { hashToken, newToken } from '../../src/utils/tokens';

const problem = (password: unknown): string | null =>
  newPassword.safeParse(password, { error: getValidationMessage }).error?.issues[0]?.message ?? null;

describe('a new password', () => {
  test.each([
    'een-gewoon-wachtwoord',
    'twaalf teken',
    ' spaties aan de randen tellen mee ',
    'x1'.repeat(20) + 'y',
    'ŵáčhţwóőrđ-één',
    '🙂🙃😉😊😇🥰😍🤩😘😗😚😙',
  ])('is fine: %s', (password) => {
    expect(problem(password)).toBeNull();
    expect(newPassword.parse(password)).toBe(password);
  });

  test.each([
    ['elf tekens.', 'Kies een wachtwoord van minstens 12 tekens.'],
    ['🙂🙃😉😊😇🥰', 'Kies een wachtwoord van minstens 12 tekens.'],
    ['a1'.repeat(64) + 'b', 'Kies een wachtwoord van hoogstens 128 tekens.'],
    ['unbelievable', 'Dit wachtwoord gebruiken veel mensen. Kies een ander.'],
    ['PASSWORD1234', 'Dit wachtwoord gebruiken veel mensen. Kies een ander.'],
    ['1q2w3e4r5t6y', 'Dit wachtwoord gebruiken veel mensen. Kies een ander.'],
    ['111111111111', 'Dit wachtwoord gebruiken veel mensen. Kies een ander.'],
    ['qwertyqwerty', 'Dit wachtwoord gebruiken veel mensen. Kies een ander.'],
    ['een-lang-genoeg\u0000', 'Dit wachtwoord bevat een teken dat niet mag.'],
    // Half a character, which would match every other half.
    ['een-lang-genoeg\ud83d', 'Dit wachtwoord bevat een teken dat niet mag.'],
    [undefined, 'Vul dit veld in.'],
    [7, 'Dit moet een tekst zijn.'],
  ])('is refused: %s', (password, sentence) => {
    expect(problem(password)).toBe(sentence);
  });
});

/** Those of the 10,000 most common that are long enough, the rude ones left out. */
const COMMON = [
  '123456654321',
  '123456789qwe',
  '123456qwerty',
  '123qweasdzxc',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '1qazxsw23edc',
  'Mailcreated5240',
  'PolniyPizdec0211',
  'Sojdlg123aljg',
  'businessbabe',
  'contortionist',
  'films+pic+galeries',
  'gfhjkmgfhjkm',
  'ghhh47hj7649',
  'ghjcnjgfhjkm',
  'leavemealone',
  'q1w2e3r4t5y6',
  'qazwsxedc123',
  'qazwsxedcrfv',
  'qwerasdfzxcv',
  'qwerty123456',
  'qwertyqwerty',
  'scandinavian',
  'sonyericsson',
  'unbelievable',
  'zxcasdqwe123',
  '1q2w3e4r5t6y7u8i9o0p',
  'qwertyuiop[]',
  'onedirection',
  'linkedin2011',
  '1234567890123456',
  'abcdefghijkl',
];

test.each(COMMON)('%s is refused, whatever its capitals', (password) => {
  const capitals = [...password].map((letter, n) => (n % 2 ? letter.toUpperCase() : letter)).join('');
  for (const typed of [password, password.toLowerCase(), password.toUpperCase(), capitals]) {
    expect(problem(typed)).toBe('Dit wachtwoord gebruiken veel mensen. Kies een ander.');
  }
});

describe('a kept password', () => {
  test('is argon2id with its own salt, and every character counts', async () => {
    const [one, two] = await Promise.all([
      hashPassword('een-gewoon-wachtwoord'),
      hashPassword('een-gewoon-wachtwoord'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    const long = 'a'.repeat(127);
    const hash = await hashPassword(`${long}b`);
    expect(await verifyPassword(hash, `${long}b`)).toBe(true);
    expect(await verifyPassword(hash, `${long}c`)).toBe(false);
  });

  test('that is not there, or not ours, lets nobody in', async () => {
    for (const hash of [null, '', 'een-gewoon-wachtwoord', '$2a$10$abcdefghijklmnopqrstuv']) {
      expect(await verifyPassword(hash, 'een-gewoon-wachtwoord')).toBe(false);
      expect(await verifyPassword(hash, '')).toBe(false);
    }
  });

  test('that is generated obeys the rules', () => {
    expect(problem(randomPassword())).toBeNull();
  });
});

test('tokens are 256 random bits, and only their print is kept', () => {
  const token = newToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(newToken()).not.toBe(token);
  expect(hashToken(token)).toBe(hashToken(token));
  expect(hashToken(token)).not.toContain(token);
});
