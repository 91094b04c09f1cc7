import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headers } from '../hostile/headers';
import { lines } from '../hostile/lines';
import { reads } from '../hostile/reads';
import type { Row } from '../hostile/rows';
import { hostilePortal, type HostilePortal } from '../support/hostile-portal';
import { expectTight } from '../support/hostile';
import { sendRaw } from '../support/raw';

let portal: HostilePortal;

beforeAll(async () => {
  portal = await hostilePortal();
});
afterAll(() => portal.stop());

const sweep = (name: string, table: Row[]) =>
  describe(name, () => {
    test.each(table)('$name', async (row) => {
      const { status, headers: sent, text } = await portal.send(row);
      expect(row.expected).toContain(status);
      if (row.holds) expect(text).toMatch(row.holds);
      if (row.never) expect(`${sent}\n\n${text}`).not.toMatch(row.never);
    });
  });

sweep('hostile reads', reads);
sweep('hostile headers', headers);

describe('hostile lines', () => {
  test.each(lines)('%s', async (_name, bytes, expected) => {
    const { status, headers: sent, body } = await sendRaw(portal.url, bytes);
    // Nothing at all, when the connection is closed without a word.
    expect(expected).toContainEqual(status);
    expectTight({ status, headers: [...sent].join('\n'), text: body });
    expect(body).not.toContain('kwaad');
    await portal.isWell();
  });
});

test('nothing of it came to stay', () => portal.isUnchanged());

test('no mail names another address than that of the portal', () => portal.mailsAreOurs());
