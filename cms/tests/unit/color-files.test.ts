import readAse from 'readase';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/api/color/formats';
import { makeAse } from '../../src/api/color/formats/ase';
import { makeOfficeTheme } from '../../src/api/color/formats/office';
import { makeGpl, makeSoc } from '../../src/api/color/formats/palettes';
import type { ColorDetails } from '../../src/published/colors';
import { COLORS, getColor, NAMED, NASTY, VERSION } from '../samples/colors';

/** The elements in XML with their attributes; throws when it is not well-formed, or names no namespace. */
function readXml(xml: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    found.push({ name, attributes: Object.fromEntries(values) });
  });
  parser.write(xml).close();
  return found;
}

describe('palettes', () => {
  test('of GIMP have a line for each colour', () => {
    const [first, name, , , ...lines] = makeGpl(VERSION).split('\n');
    expect([first, name]).toEqual(['GIMP Palette', 'Name: Huisstijl, versie 3']);
    expect(lines).toEqual([' 11  44  95\tNachtblauw', '  0 131 143\tAqua', '243 245 248\tPapier', '']);
    const nasty = makeGpl(NAMED)
      .split(/[\n\r\f\u2028]/)
      .slice(4, -1);
    expect(nasty).toHaveLength(NASTY.length);
    for (const line of nasty) expect(line).toMatch(/^ 23 {2}99 198\t[^\t]+$/);
  });

  test('of LibreOffice are XML', () => {
    const [table, ...colors] = readXml(makeSoc(VERSION));
    expect(table?.name).toBe('ooo:color-table');
    expect(colors[0]).toEqual({
      name: 'draw:color',
      attributes: { 'draw:name': 'Nachtblauw', 'draw:color': '#0b2c5f' },
    });
    const names = readXml(makeSoc(NAMED)).map(({ attributes }) => attributes['draw:name']);
    expect(names.slice(1)).toEqual([
      ...NASTY.slice(0, 5),
      'een twee drie vier vijf',
      NASTY[6],
      'nul  bel',
      'om gekeerd',
      'nasty9',
      NASTY[10],
      'nasty11',
    ]);
  });
});

describe('swatches of Adobe', () => {
  const getGroups = (file: Buffer) =>
    readAse(file).flatMap((group) => (group.type === 'group' ? [group] : []));

  test('are groups for screens, print and PMS', () => {
    const groups = getGroups(makeAse(VERSION));
    expect(groups.map(({ name, entries }) => [name, entries.length])).toEqual([
      ['Scherm', 3],
      ['Druk', 1],
      ['PMS', 3],
    ]);
    const [screen, print, spots] = groups.map(({ entries }) =>
      entries.map(({ name, color }) => ({ name, ...color })),
    );
    expect(screen?.[0]).toMatchObject({
      name: 'Nachtblauw',
      model: 'RGB',
      type: 'normal',
      r: 11,
      g: 44,
      b: 95,
    });
    expect(print?.[0]).toMatchObject({
      name: 'Nachtblauw',
      model: 'CMYK',
      type: 'normal',
      c: 100,
      y: 0,
      k: 38,
    });
    expect(spots).toMatchObject([
      { name: 'PANTONE 2767 C', model: 'CMYK', type: 'spot', c: 100 },
      { name: 'PANTONE 2767 U', model: 'CMYK', type: 'spot', c: 100 },
      { name: 'PANTONE Cool Gray 1 C', model: 'RGB', type: 'spot', r: 243 },
    ]);
  });

  test('name an ink once by its system, however it was typed', () => {
    const colors = ['485 C', 'PMS 485 C', 'Pantone 485 C'].map((pmsCoated) => getColor({ pmsCoated }));
    const spots = getGroups(makeAse({ n: 1, colors, steps: [] })).at(-1);
    expect(spots?.entries.map(({ name }) => name)).toEqual(Array(3).fill('PANTONE 485 C'));
  });

  test('take any name, and no group is empty', () => {
    const groups = getGroups(makeAse(NAMED));
    expect(groups).toHaveLength(1);
    const names = groups[0]?.entries.map(({ name }) => name);
    expect(names).toHaveLength(NASTY.length);
    expect(names).toContain('💙 Ünïcødé');
    expect(readAse(makeAse({ n: 1, colors: [], steps: [] }))).toEqual([]);
  });
});

describe('the theme of Office', () => {
  /** The value of each place. */
  function getPlaces(colors: ColorDetails[]): Record<string, string | undefined> {
    const [scheme, ...elements] = readXml(makeOfficeTheme({ n: 3, colors, steps: [] }));
    expect(scheme).toMatchObject({ name: 'a:clrScheme', attributes: { name: 'Huisstijl, versie 3' } });
    const places = elements.flatMap(({ name }, index) =>
      name === 'a:srgbClr' ? [] : [[name.slice(2), elements[index + 1]?.attributes.val] as const],
    );
    return Object.fromEntries(places);
  }

  const PLACES = 'dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink'.split(' ');

  test('has each place in its order, by role', () => {
    const neutral = (token: string, hex: string) => getColor({ token, hex, role: 'neutral' });
    const places = getPlaces([...COLORS, neutral('white', '#ffffff'), neutral('black', '#14171f')]);
    expect(Object.keys(places)).toEqual(PLACES);
    expect(places).toMatchObject({
      dk1: '14171F',
      lt1: 'FFFFFF',
      dk2: '0B2C5F',
      lt2: 'F3F5F8',
      accent1: '0B2C5F',
      accent2: '00838F',
      accent3: '0B2C5F',
      hlink: '0B2C5F',
      folHlink: '00838F',
    });
  });

  test('can be read, whatever colours there are', () => {
    const white = getColor({ hex: '#ffffff', role: 'neutral' });
    expect(getPlaces([white])).toMatchObject({
      dk1: '000000',
      lt1: 'FFFFFF',
      lt2: 'FFFFFF',
      hlink: '000000',
    });
    expect(getPlaces([])).toEqual(
      Object.fromEntries(PLACES.map((place) => [place, place.startsWith('lt') ? 'FFFFFF' : '000000'])),
    );
  });
});

test.each(Object.entries(FORMATS))('%s can be made of no colours', (_name, { make }) => {
  expect(make({ n: 1, colors: [], steps: [] }).length).toBeGreaterThan(0);
});
