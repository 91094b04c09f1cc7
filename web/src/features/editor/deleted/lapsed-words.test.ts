import { expect, test } from 'vitest';
import { describeLapsed } from './lapsed-words';

const START = '2026-11-12T08:00:00.000Z';
const END = '2026-11-20T16:30:00.000Z';

const lapsed = (id: string, scheduled_at: string | null, unpublish_at: string | null = null) => ({
  id,
  title: `Pagina ${id}`,
  scheduled_at,
  unpublish_at,
});

test.each([
  ['nothing', null, [], ''],
  [
    'what was to go live',
    null,
    [lapsed('a', START)],
    'Teruggezet als concept. De geplande publicatie van 12 november 2026 om 09:00 is vervallen.',
  ],
  [
    'a version that was to replace the live one',
    END,
    [lapsed('a', START)],
    'De geplande publicatie van 12 november 2026 om 09:00 is vervallen.',
  ],
  [
    'an end',
    null,
    [lapsed('a', null, END)],
    'Teruggezet als concept. Het geplande einde van 20 november 2026 om 17:30 is vervallen.',
  ],
  [
    'both',
    null,
    [lapsed('a', START, END)],
    'Teruggezet als concept. De geplande publicatie van 12 november 2026 om 09:00 en het geplande einde van 20 november 2026 om 17:30 zijn vervallen.',
  ],
  ['a child', END, [lapsed('b', START)], 'Ook wat voor Pagina b gepland stond, is vervallen.'],
])('a page that is back says of %s', (_what, published_at, list, text) => {
  expect(describeLapsed({ data: { id: 'a', published_at }, meta: { lapsed: list } }).join(' ')).toBe(text);
});

test('several children are counted', () => {
  const list = ['b', 'c', 'd'].map((id) => lapsed(id, START));
  const sentences = describeLapsed({ data: { id: 'a', published_at: END }, meta: { lapsed: list } });
  expect(sentences).toEqual(['Ook wat voor 3 subpagina’s gepland stond, is vervallen.']);
});
