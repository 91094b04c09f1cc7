import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockType, Page } from '../../../api/types';
import { ApiError } from '../../../lib/api/errors';
import { savePage } from '../api';
import { comparePages } from '../differences/compare-pages';
import { mergeDrafts } from '../saving/merge-drafts';
import { createPageStore } from '../saving/page-store';
import { changeAddedField } from '../state/page-changes';
import { getEditor, reduce, type Action } from '../state/reducer';
import type { EditorState } from '../state/types';
import { getDraft, newDraft, writeChanges } from '../state/wire';
import { AddedFields } from './added-fields';

vi.mock('../api');
afterEach(cleanup);
afterEach(() => vi.resetAllMocks());

/** What the server says of fields that a maintainer added. */
const PAGE_TYPE: BlockType = {
  type: 'api::page.page',
  label: 'Pagina',
  description: '',
  fields: [
    { name: 'footnote', kind: 'text', label: 'Voetnoot' },
    { name: 'owner', kind: 'text', label: 'Beheerder' },
    { name: 'isChecked', kind: 'boolean', label: 'Nagekeken' },
    { name: 'reviewedOn', kind: 'day', label: 'Herzien op' },
    { name: 'phase', kind: 'option', label: 'Fase' },
  ],
  defaults: { footnote: '', owner: '', isChecked: true, reviewedOn: null, phase: 'proef', slug: '' },
  options: {
    phase: [
      { value: 'proef', label: 'Op proef' },
      { value: 'vast', label: 'Vast' },
    ],
  },
};
const TYPES = [PAGE_TYPE];

const PAGE: Page & Record<string, unknown> = {
  ...{ id: 'p', slug: 'logo', title: 'Logo', lead: '', parent_id: null, published_at: null },
  ...{ is_public: false, groups: [], blocks: [], pages: [], version: 1 },
  ...{ footnote: 'Oud', owner: 'Team', isChecked: false, reviewedOn: '2026-01-31', phase: 'vast' },
};

const step = (state: EditorState, action: Action): EditorState => reduce(state, action);

function Form({ errors = {} }: { errors?: Record<string, string> }) {
  const [{ draft }, dispatch] = useReducer(step, getEditor(getDraft(PAGE)));
  return (
    <>
      <AddedFields type={PAGE_TYPE} fields={draft.fields} {...{ errors, dispatch }} />
      <button type="button" onClick={() => dispatch({ type: 'undo' })}>
        Terug
      </button>
      <output>{JSON.stringify(draft.fields)}</output>
    </>
  );
}

const getKept = (): unknown => JSON.parse(screen.getByRole('status').textContent);

test('each added field has its control, of which a change can be taken back', () => {
  render(<Form />);
  const footnote = screen.getByLabelText<HTMLInputElement>('Voetnoot');
  expect(footnote.value).toBe('Oud');
  expect(screen.getByLabelText<HTMLInputElement>('Herzien op').value).toBe('2026-01-31');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Vast' }).checked).toBe(true);
  fireEvent.change(footnote, { target: { value: 'Nieuw' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Nagekeken' }));
  fireEvent.change(screen.getByLabelText('Herzien op'), { target: { value: '' } });
  expect(getKept()).toEqual({
    ...{ footnote: 'Nieuw', owner: 'Team', isChecked: true, reviewedOn: null, phase: 'vast' },
  });
  for (let count = 0; count < 3; count += 1) fireEvent.click(screen.getByText('Terug'));
  expect(getKept()).toEqual(getDraft(PAGE).fields);
});

test('what the server says of a field stands beside it', () => {
  render(<Form errors={{ owner: 'Vul dit veld in.' }} />);
  expect(screen.getByLabelText('Beheerder').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Vul dit veld in.')).toBeDefined();
});

test('without added fields there is nothing', () => {
  const none = { ...PAGE_TYPE, fields: [] };
  const { container } = render(<AddedFields type={none} fields={{}} errors={{}} dispatch={vi.fn()} />);
  expect(container.innerHTML).toBe('');
});

test('a new page has their defaults, and only what differs is sent', () => {
  const draft = newDraft(TYPES);
  expect(draft.fields).toEqual({
    ...{ footnote: '', owner: '', isChecked: true, reviewedOn: null, phase: 'proef' },
  });
  const written = changeAddedField('footnote', 'Nieuw').apply(draft);
  expect(writeChanges(TYPES, written, draft)).toMatchObject({ footnote: 'Nieuw', title: '' });
  expect(writeChanges(TYPES, written, draft)).not.toHaveProperty('owner');
});

test('changes of two are merged field by field', () => {
  const base = getDraft(PAGE);
  const mine = changeAddedField('footnote', 'Van mij').apply(base);
  const theirs = changeAddedField('owner', 'Van hen').apply(base);
  const merged = mergeDrafts(TYPES, { base, mine, theirs });
  expect(merged).toMatchObject({
    conflicts: [],
    draft: { fields: { footnote: 'Van mij', owner: 'Van hen' } },
  });
  const clash = changeAddedField('footnote', 'Van hen').apply(base);
  expect(mergeDrafts(TYPES, { base, mine, theirs: clash }).conflicts).toEqual(['footnote']);
});

test('what changed of them is said by their labels', () => {
  const before = getDraft(PAGE);
  const after = changeAddedField('phase', 'proef').apply(before);
  expect(comparePages(TYPES, before, after).fields).toMatchObject([{ label: 'Fase' }]);
});

test('a refused field is held back, and the rest is saved', async () => {
  const store = createPageStore(PAGE, TYPES);
  const onRefused = vi.fn();
  const onFailed = vi.fn(() => Promise.resolve());
  store.connect({ onStored: vi.fn(), onDone: vi.fn(), onRefused, onFailed });
  const refusal = new ApiError(400, 'Controleer de gemarkeerde velden.', { owner: 'Vul dit veld in.' });
  vi.mocked(savePage).mockRejectedValueOnce(refusal);
  vi.mocked(savePage).mockResolvedValueOnce({ ...PAGE, ...{ footnote: 'Nieuw' }, version: 2 });
  for (const [name, value] of [
    ['footnote', 'Nieuw'],
    ['owner', ''],
  ] as const)
    store.dispatch({ type: 'change', change: changeAddedField(name, value) });
  await store.save({ purpose: 'save' });
  const sent = vi.mocked(savePage).mock.calls.map(([, write]) => write);
  expect(sent[0]).toMatchObject({ footnote: 'Nieuw', owner: '' });
  expect(sent[1]).toMatchObject({ footnote: 'Nieuw' });
  expect(sent[1]).not.toHaveProperty('owner');
  expect(onRefused).toHaveBeenCalledWith('save', [
    { block: null, path: 'owner', message: 'Vul dit veld in.', value: '', whole: false },
  ]);
  expect(onFailed).not.toHaveBeenCalled();
  expect(store.now().draft.fields).toMatchObject({ footnote: 'Nieuw', owner: '' });
});
