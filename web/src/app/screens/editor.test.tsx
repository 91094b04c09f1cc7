import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageBlockTypes, presentBlockTypes, presentPageType } from 'cms/testing/for-web';
import type { Block, BlockType } from '../../api/types';
import { makePage } from '../test-responses';
import { ADMIN, openPortal } from '../test-portal';
import { expectNamed, findDialog, getDescription, heading } from '../test-screen';
import { Refusal, type Answers } from '../test-server';

const types = presentBlockTypes(pageBlockTypes());

const isBlock = (value: object): value is Block => 'type' in value && 'slug' in value;

const frame = { can: { view: true, use: true, edit: true }, groups: [], isPrivate: false };

function makeBlock({ type, defaults }: BlockType, index: number): Block {
  const block = { ...defaults, ...frame, type, id: index + 1, slug: `blok-${index + 1}` };
  if (!isBlock(block)) throw new Error('This is no block.');
  return block;
}

const answers: Answers = {
  'GET /admin/block-types': { data: types, meta: { page: presentPageType(pageBlockTypes()) } },
  'GET /admin/pages/{slug}': { data: { ...makePage('logo', 'Logo'), blocks: types.map(makeBlock) } },
};

test('the editor has its words, for the page and for each block', async () => {
  await openPortal('/huisstijl/logo/edit', { as: ADMIN, answers });
  await heading('Logo bewerken');
  // The settings of the page stand beside it.
  await screen.findByLabelText('Slug');
  expectNamed(screen, {
    textbox: ['Titel', 'Slug'],
    switch: ['Openbaar'],
    group: ['Groepen'],
    combobox: ['Bovenliggende pagina'],
    button: [
      'Blok toevoegen',
      'Opslaan',
      'Publiceren',
      'Offline halen',
      'Voorbeeld',
      'Ongedaan maken',
      'Opnieuw',
      'Pagina verwijderen',
    ],
  });
  for (const [index, { label }] of types.entries()) {
    const block = within(screen.getByRole('group', { name: `Blok ${index + 1}: ${label}` }));
    expectNamed(block, { button: ['Omhoog', 'Omlaag', 'Dupliceren', 'Verwijderen'], switch: ['Privé'] });
  }

  fireEvent.click(screen.getByRole('button', { name: 'Blok toevoegen' }));
  const picker = await findDialog('Blok toevoegen');
  expectNamed(picker, { button: [...types.map(({ label }) => label), 'Annuleren'] });
  fireEvent.click(picker.getByRole('button', { name: 'Annuleren' }));

  fireEvent.click(screen.getByRole('button', { name: 'Pagina verwijderen' }));
  const question = await findDialog('Logo verwijderen?');
  expectNamed(question, { button: ['Verwijderen', 'Annuleren'] });
});

test('a new page needs a title, and one that is refused says so there', async () => {
  const errors = { title: ['Vul een titel in.'] };
  await openPortal('/huisstijl/create', {
    as: ADMIN,
    answers: { ...answers, 'POST /pages': new Refusal(400, 'Nee.', errors) },
  });
  await heading('Nieuwe pagina');
  const title = screen.getByLabelText<HTMLTextAreaElement>('Titel');
  expect(title.required).toBe(true);
  expect(getDescription(await screen.findByLabelText('Slug'))).toContain('(niet verplicht)');
  expect(document.activeElement).toBe(title);
  fireEvent.keyDown(title, { key: 's', ctrlKey: true });
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(getDescription(title)).toContain('Vul een titel in.');
  expect(document.activeElement).toBe(title);
});

const isText = ({ type }: BlockType): boolean => type === 'text';

test.each([
  ['an empty page', [], 1],
  ['a text', types.filter(isText), 1],
  ['another block', types.filter((type) => !isText(type)).slice(0, 1), 2],
])('Enter in the lead goes on in a text, before %s', async (_name, before, count) => {
  const page = { ...makePage('logo', 'Logo'), blocks: before.map(makeBlock) };
  await openPortal('/huisstijl/logo/edit', {
    as: ADMIN,
    answers: { ...answers, 'GET /admin/pages/{slug}': { data: page } },
  });
  fireEvent.keyDown(await screen.findByRole('textbox', { name: 'Inleiding' }), { key: 'Enter' });
  const text = await screen.findByRole('group', { name: 'Blok 1: Tekst' });
  await waitFor(() => expect(text.contains(document.activeElement)).toBe(true));
  expect(screen.getAllByRole('group', { name: /^Blok \d/ })).toHaveLength(count);
});
