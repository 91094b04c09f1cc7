import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { BlockOf } from '../../../api/types';
import { asset, file } from '../../../api/test-entities';
import { frame, show } from '../test-blocks';

afterEach(cleanup);

const files = [file('logo.svg', 'usable'), file('logo.png', 'usable'), file('logo.eps', 'editable')];
const pack: BlockOf<'logo-pack'> = {
  id: 1,
  type: 'logo-pack',
  ...frame,
  title: 'Welk logo?',
  subtitle: '',
  body: '',
  layout: 'chooser',
  space: 0,
  spaceLabel: 'een half beeldmerk',
  rule: 'Minstens 30 mm breed.',
  ruleUrl: '',
  logos: [
    {
      label: 'In kleur',
      arrangement: 'horizontal',
      ground: 'light',
      asset: asset({ files }),
    },
    {
      label: '',
      arrangement: 'horizontal',
      ground: 'dark',
      asset: asset({ title: 'Logo wit', files }),
    },
    { label: 'Verborgen', arrangement: 'mark', ground: 'photo', asset: null },
  ],
};

const answer = () => within(screen.getByRole('status'));

test('three answers lead to one file, with why', async () => {
  show(pack);
  await screen.findByRole('group', { name: 'Waar gebruik je het?' });
  expect(answer().getByText('In kleur')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Downloaden: In kleur, PNG/ })[0]).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Website' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Nachtblauw' }));
  expect(answer().getByText('Logo wit')).toBeTruthy();
  expect(answer().getByText(/op elk scherm scherp/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Downloaden: Logo wit, SVG/ })[0]).toBeTruthy();
});

test('what one may not have says why, and what one may not see is not there', async () => {
  show(pack);
  fireEvent.click(await screen.findByRole('radio', { name: 'Drukwerk' }));
  expect(answer().getByText(/niet elke drukker/)).toBeTruthy();
  cleanup();
  const closed = asset({ files, can: { view: true, use: false, edit: false } });
  show({ ...pack, logos: pack.logos.map((logo) => ({ ...logo, asset: logo.asset && closed })) });
  fireEvent.click(await screen.findByRole('radio', { name: 'Drukwerk' }));
  expect(screen.queryByRole('link', { name: /^Downloaden/ })).toBeNull();
  expect(screen.getAllByText(/alleen met een account/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('radio', { name: 'Foto' })).toBeNull();
  expect(screen.queryByText('Verborgen')).toBeNull();
});

test('only grounds that a logo is for can be asked, and it is drawn on the one that is chosen', async () => {
  const preview = { url: '/p/640.webp', width: 640, height: 480, srcset: '/p/320.webp 320w' };
  const own = asset({ title: 'Logo', files: [{ ...file('logo.svg', 'usable'), preview }] });
  const logos = (['light', 'dark', 'ink'] as const).map((ground) => ({
    label: ground,
    arrangement: 'horizontal' as const,
    ground,
    asset: own,
  }));
  show({ ...pack, logos });
  const question = within(await screen.findByRole('group', { name: 'Waar staat het op?' }));
  const names = question.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
  expect(names).toEqual(['Wit', 'IJsblauw', 'Blauw', 'Nachtblauw', 'Paars', 'Eén inkt']);
  for (const [name, field, label] of [
    ['Paars', 'bg-purple', 'dark'],
    ['IJsblauw', 'bg-blueLight', 'light'],
    ['Eén inkt', 'bg-white', 'ink'],
  ] as const) {
    fireEvent.click(question.getByRole('radio', { name }));
    expect(screen.getAllByRole('img')[0]?.parentElement?.className).toContain(field);
    expect(answer().getByText(label)).toBeTruthy();
  }
});

test('all versions stand below it, with their arrangement, ground and files', async () => {
  show(pack);
  const heading = await screen.findByRole('heading', { level: 3, name: 'Alle versies' });
  expect(heading).toBeTruthy();
  expect(screen.getByText('Liggend, op licht')).toBeTruthy();
  expect(screen.getByText('Liggend, op donker')).toBeTruthy();
  const line = within(screen.getByRole('list', { name: 'Bestanden van In kleur' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SVG',
    'PNG',
    'EPS, alleen met een account',
  ]);
  expect(line.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/v1/files/logo.svg/download',
    '/api/v1/files/logo.png/download',
  ]);
  expect(screen.getByRole('link', { name: 'In kleur' }).getAttribute('href')).toMatch(/^\/bestanden\//);
});

test('of two files of one type the line says how wide they are', async () => {
  const small = { ...file('klein.png', 'usable'), width: 600, height: 200 };
  const large = { ...file('groot.png', 'usable'), width: 2400, height: 800 };
  const own = asset({ files: [small, large, file('a.jpg', 'usable'), file('b.jpg', 'usable')] });
  show({ ...pack, logos: pack.logos.slice(0, 1).map((logo) => ({ ...logo, asset: own })) });
  const line = within(await screen.findByRole('list', { name: 'Bestanden van In kleur' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PNG 600 px',
    'PNG 2400 px',
    'JPG a.jpg',
    'JPG b.jpg',
  ]);
});

test('the room around a logo is drawn by what the block says, unless somebody turns it off', async () => {
  const preview = { url: '/p/640.webp', width: 640, height: 160, srcset: '/p/320.webp 320w' };
  const own = asset({ files: [{ ...file('logo.svg', 'usable'), preview }] });
  const at = (space: number, spaceLabel = 'een half beeldmerk') =>
    show({
      ...pack,
      space,
      spaceLabel,
      logos: pack.logos.slice(0, 1).map((logo) => ({ ...logo, asset: own })),
    });
  at(50);
  const room = await screen.findByRole('switch', { name: 'Vrije ruimte: een half beeldmerk' });
  const getRatios = () =>
    [...document.querySelectorAll<HTMLElement>('span[style*="--space"]')].map(({ style }) => [
      style.getPropertyValue('--ratio'),
      style.getPropertyValue('--space'),
    ]);
  expect(getRatios()).toEqual([['0.25', '0.5']]);
  fireEvent.click(room);
  expect(getRatios()).toEqual([]);
  cleanup();
  at(0);
  await screen.findByRole('group', { name: 'Waar gebruik je het?' });
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a card has a button per format, the likeliest first and alone primary, of the version that is picked', async () => {
  const [first, ...rest] = pack.logos;
  const named = first && { ...first, asset: asset({ title: 'Logo in kleur', files }) };
  show({ ...pack, layout: 'card', logos: [...(named ? [named] : []), ...rest] });
  // The file has its own name, also where its version has a short one.
  expect(await screen.findByRole('radio', { name: 'In kleur' })).toBeTruthy();
  const formats = screen.getByRole('list', { name: 'Formaten van Logo in kleur' });
  expect(within(formats).getAllByRole('listitem')).toHaveLength(3);
  const [likeliest, ...others] = within(formats).getAllByRole('link');
  expect(likeliest?.getAttribute('aria-label')).toMatch(/^Downloaden: Logo in kleur, PNG/);
  expect(likeliest?.textContent).toContain('Word, mail, dia');
  expect(others.every(({ className }) => className !== likeliest?.className)).toBe(true);
  expect(screen.getByRole('button', { name: /^In mandje: Logo in kleur, PNG/ })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Alle versies' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Logo wit' }));
  expect(screen.getByRole('list', { name: 'Formaten van Logo wit' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Verborgen' })).toBeNull();
});

test('what is locked stays in the row of formats, with the way in', async () => {
  const half = asset({ title: 'Logo', files, can: { view: true, use: true, edit: false } });
  const logos = pack.logos.map((logo) => ({ ...logo, asset: logo.asset && half }));
  show({ ...pack, layout: 'card', logos });
  const formats = await screen.findByRole('list', { name: 'Formaten van Logo' });
  const [locked] = within(formats).getAllByText('EPS');
  const item = locked?.closest('li');
  expect(item?.textContent).toBe('EPSbewerkenlog in');
  expect(item?.querySelector('a')?.getAttribute('href')).toMatch(/^\/login/);
  expect(screen.getByText('Waarom kan ik dit niet downloaden?')).toBeTruthy();
});

test('of another logo, the one before it is gone at once', async () => {
  const preview = { url: '/p/640.webp', width: 640, height: 480, srcset: '/p/320.webp 320w' };
  const own = (id: string, name: string) => asset({ id, files: [{ ...file(name, 'usable'), preview }] });
  const grounds = ['light', 'dark'] as const;
  const logos = grounds.map((ground) => ({
    label: ground,
    arrangement: 'horizontal' as const,
    ground,
    asset: own(ground, `${ground}.svg`),
  }));
  show({ ...pack, logos });
  await screen.findByRole('group', { name: 'Waar gebruik je het?' });
  const [before] = screen.getAllByRole('img');
  fireEvent.click(screen.getByRole('radio', { name: 'Nachtblauw' }));
  expect(screen.getAllByRole('img')[0]).not.toBe(before);
});
