import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/errors';
import { ImportDialog } from './import-dialog';
import type { PeopleImport, Sheet, SheetColumn } from './import-people';

const { importPeople } = vi.hoisted(() => ({
  importPeople: vi.fn<(sheet: Sheet, isTrial: boolean) => Promise<PeopleImport>>(),
}));
vi.mock(import('./import-people'), async (load) => ({ ...(await load()), importPeople }));

afterEach(() => {
  cleanup();
  importPeople.mockReset();
});

const COLUMNS: SheetColumn[] = [
  { name: 'E-mail', field: 'email' },
  { name: 'Afdeling', field: null },
];
const PASTED = 'E-mail;Afdeling\na@x.nl;Zorg';
const found = (columns: SheetColumn[], failed = 0): PeopleImport => ({
  rows: [
    {
      line: 2,
      email: 'a@x.nl',
      name: 'Anna Bos',
      outcome: failed > 0 ? 'error' : 'create',
      errors: failed > 0 ? { groups: ['De groep “Zorg” bestaat niet.'] } : {},
      cells: { email: 'a@x.nl' },
      rest: ['Zorg'],
      role: 'admin',
      groups: ['Staf'],
    },
  ],
  created: 1 - failed,
  updated: 0,
  unchanged: 0,
  failed,
  columns,
});

async function paste() {
  render(
    <MemoryRouter>
      <ImportDialog onClose={() => undefined} />
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText('Of plak de regels'), { target: { value: PASTED } });
  fireEvent.click(screen.getByRole('button', { name: 'Regels controleren' }));
  await waitFor(() => expect(importPeople).toHaveBeenCalledTimes(1));
}

test('it says who becomes an admin, in which groups people come, and which column is left out', async () => {
  importPeople.mockResolvedValue(found(COLUMNS));
  await paste();
  expect(await screen.findByText(/1 gebruiker wordt beheerder\./)).toBeTruthy();
  const row = within(screen.getByRole('row', { name: /Anna Bos/ }));
  expect(row.getByText('Wordt beheerder')).toBeTruthy();
  expect(row.getByText('Staf')).toBeTruthy();
  expect(screen.getByText('De kolom “Afdeling” wordt weggelaten.')).toBeTruthy();
});

test('another choice for a column tries the list again, and keeps the focus there', async () => {
  importPeople.mockResolvedValue(found(COLUMNS));
  await paste();
  const select = await screen.findByLabelText('Afdeling');
  select.focus();
  const said: SheetColumn[] = [
    { name: 'E-mail', field: 'email' },
    { name: 'Afdeling', field: 'groups' },
  ];
  importPeople.mockResolvedValue(found(said, 1));
  fireEvent.change(select, { target: { value: 'groups' } });
  expect(await screen.findByText('Regel 2 klopt niet.')).toBeTruthy();
  const [sent] = importPeople.mock.lastCall ?? [];
  expect(sent?.fields).toEqual(['email', 'groups']);
  expect(await sent?.bytes.text()).toBe('E-mail;Afdeling\na@x.nl;Zorg');
  expect(document.activeElement).toBe(screen.getByLabelText('Afdeling'));
});

test('what is wrong with pasted lines stands there, and another column mends it', async () => {
  const columns = [{ name: 'Adres', field: null }];
  const body = { columns };
  importPeople.mockRejectedValueOnce(
    new ApiError(400, 'Nee', { file: 'De kolom e-mailadres ontbreekt.' }, body),
  );
  await paste();
  const area = screen.getByLabelText<HTMLTextAreaElement>('Of plak de regels');
  await waitFor(() => expect(area.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('CSV-bestand').getAttribute('aria-invalid')).toBe('false');
  expect(area.value).toBe(PASTED);
  importPeople.mockResolvedValueOnce(found([{ name: 'Adres', field: 'email' }]));
  fireEvent.change(screen.getByLabelText('Adres'), { target: { value: 'email' } });
  expect(await screen.findByText(/Alles klopt: 1 gebruiker erbij\./)).toBeTruthy();
  expect(importPeople.mock.lastCall?.[0]).toMatchObject({ fields: ['email'] });
});

test('a choice that leaves no address is told at the columns, and nothing is lost', async () => {
  importPeople.mockResolvedValueOnce(found(COLUMNS));
  await paste();
  const without = [
    { name: 'E-mail', field: null },
    { name: 'Afdeling', field: null },
  ];
  importPeople.mockRejectedValueOnce(
    new ApiError(400, 'Nee', { file: 'De kolom e-mailadres ontbreekt.' }, { columns: without }),
  );
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: '' } });
  expect(await screen.findByText('De kolom e-mailadres ontbreekt.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Anna Bos/ })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Importeren' }).disabled).toBe(true);
});

test('what was refused only when it was written is shown by row', async () => {
  importPeople.mockResolvedValueOnce(found(COLUMNS));
  await paste();
  importPeople.mockRejectedValueOnce(new ApiError(400, 'Eén regel klopt niet. Er is niets opgeslagen.'));
  importPeople.mockResolvedValueOnce(found(COLUMNS, 1));
  fireEvent.click(await screen.findByRole('button', { name: 'Importeren' }));
  expect(await screen.findByText('De groep “Zorg” bestaat niet.')).toBeTruthy();
});
