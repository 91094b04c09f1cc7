import { expect, test } from 'vitest';
import { scrub } from './scrub';

test.each([
  ['user jan.de-vries+nieuw@ziekenhuis.example is unknown', 'user … is unknown'],
  ['Failed to fetch https://portal.example/huisstijl/logo?token=abc#x', 'Failed to fetch …'],
  ['cannot open /admin/users/q1w2e3 now', 'cannot open … now'],
  ['no answer from 192.168.12.7 or 2001:db8::8a2e:370', 'no answer from … or …'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_def-1', 'Bearer …'],
  ['id c8fce4e3-ccce-4786-9ae1-bca304be48d2 gone', 'id … gone'],
  ['id abcdefghijklmnopqrstuvwx gone', 'id … gone'],
  ['tel. 06-1234 5678 or 0612345678', 'tel. … or …'],
  ['Unexpected token in "Jan Jansen, kamer 12" at 7', 'Unexpected token in "…" at 7'],
  ["can't save 'O'Brien' today", 'can\'t save "…" today'],
  ['unexpected “Jansen” in “Vries', 'unexpected "…" in "…"'],
  ['no end of "Jan Jansen', 'no end of "…"'],
])('%s', (message, scrubbed) => {
  expect(scrub(message)).toBe(scrubbed);
});

test.each([
  "Cannot read properties of undefined (reading 'blocks')",
  'x is not a function',
  'Maximum call stack size exceeded',
  'Unknown middleware staf',
])('what is of the code stays: %s', (message) => {
  expect(scrub(message)).toBe(message);
});

test('a long message is cut between words, so that half an address is not reported', () => {
  const scrubbed = scrub(`${'woord '.repeat(82)}jan.jansen@ziekenhuis.example`);
  expect(scrubbed).toMatch(/woord …$/);
  expect(scrubbed).not.toContain('jan');
});
