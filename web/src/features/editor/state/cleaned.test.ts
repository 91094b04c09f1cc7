import { expect, test } from 'vitest';
import type { Block, BlockType } from '../../../api/types';
import { cleanedSources, withCleanedSources } from './cleaned';
import { getEditor, isDirty, reduce } from './reducer';
import { EMPTY_DRAFT } from './wire';

const can = { view: true, use: true, edit: true };
const html = (body: string): Block => ({
  id: 10000000,
  type: 'html',
  slug: 'blok-10000000',
  groups: [],
  isPrivate: false,
  can,
  body,
});
const draft = (body: string) => ({ ...EMPTY_DRAFT, blocks: [html(body)] });
const field = (kind: 'source' | 'html'): BlockType => ({
  type: 'html',
  label: 'HTML',
  description: '',
  fields: [{ name: 'body', kind, label: 'HTML' }],
  defaults: {},
  options: {},
});

const SENT = '<table onclick="x()"></table>';
const KEPT = '<table></table>';

test.each(['source', 'html'] as const)('what the server cleaned of %s is known', (kind) => {
  expect(cleanedSources([field(kind)], draft(SENT), draft(KEPT))).toEqual([
    { id: 10000000, path: 'body', sent: SENT, kept: KEPT },
  ]);
  expect(cleanedSources([field(kind)], draft(KEPT), draft(KEPT))).toEqual([]);
});

test('rich text that is written where it is read stays as it is typed', () => {
  expect(cleanedSources([field('html')], draft('<p>a </p>'), draft('<p>a</p>'))).toEqual([]);
});

test('after a save the source is what was kept, and there is nothing more to save', () => {
  const cleaned = cleanedSources([field('source')], draft(SENT), draft(KEPT));
  const editor = reduce(getEditor(draft(SENT)), {
    type: 'saved',
    sent: draft(SENT),
    stored: draft(KEPT),
    isKnown: true,
    cleaned,
  });
  expect(editor.draft.blocks).toEqual([html(KEPT)]);
  expect(isDirty(editor)).toBe(false);
});

test('what was typed on meanwhile stays', () => {
  const cleaned = cleanedSources([field('source')], draft(SENT), draft(KEPT));
  const typed = draft(`${SENT}<p>meer`);
  expect(withCleanedSources(typed, cleaned)).toEqual(typed);
});
