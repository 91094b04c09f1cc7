import readAse from 'readase';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/api/color/formats';
import { makeAse } from '../../src/api/color/formats/ase';
import { makeDtcg } from '../../src/api/color/formats/dtcg';
import { makeOffice } from '../../src/api/color/formats/office';
import { makeGpl, makeSoc } from '../../src/api/color/formats/palettes';
import { makeCss, makeScss, makeTailwind } from '../../src/api/color/formats/style-sheets';
import { type OwnValues, ownValues } from '../../src/published/colors';

const getColor = (own: Partial<OwnValues>): OwnValues =>
  ownValues.parse({ token: 'blue', name: 'Blauw', hex: '#1763c6', role: 'primary', ...own });

const COLORS = [
  getColor({
    token: 'blueDark',
    name: 'Nachtblauw',
    hex: '#0b2c5f',
    cmyk: { c: 100, m: 72.5, y: 0, k: 38 },
    cmykCondition: 'FOGRA51',
    pmsCoated: '2767 C',
    pmsUncoated: '2767 U',
    ral: '5022',
    share: 60,
    onDark: '#9fc1ff',
    note: 'Voor koppen.\nNooit op zwart.',
  }),
  getColor({ token: 'aqua2B', name: 'Aqua', hex: '#00838f', role: 'secondary' }),
  getColor({ token: 'paper', name: 'Papier', hex: '#f3f5f8', role: 'neutral', pmsCoated: 'Cool Gray 1 C' }),
];
const VERSION = { n: 3, colors: COLORS, steps: [] };

/** Names that end a comment, a line, a text or an element, or that some reader cannot have at all. */
const NASTY = [
  '*/ body { display: none } /*',
  '**//',
  '</style><script>alert(1)</script>',
  '"/><draw:color draw:name="x',
  `'&amp;<!--]]>`,
  'een\ntwee\r\ndrie\u000Cvier\u2028vijf',
  '#{1 + 1}; $color-blue: red',
  'nul\u0000 bel\u0007 \uFFFE',
  'om\u202Egekeerd',
  '\uD800',
  '💙 Ünïcødé',
  '\t',
];
const NAMED = {
  n: 4,
  colors: NASTY.map((name, index) => getColor({ token: `nasty${index}`, name })),
  steps: [],
};

interface Terrazzo {
  defineConfig: (config: object, place: { cwd: URL }) => object;
  parse: (
    files: { filename: URL; src: string }[],
    options: { config: object },
  ) => Promise<{ tokens: Record<string, { $value: object; $description?: string }> }>;
}

// Its types bring those of browsers along, and with them other types of what Node has too.
const load = (name: string): Promise<Terrazzo> => import(name);

async function readTokens(src: string) {
  const { defineConfig, parse } = await load('@terrazzo/parser');
  const cwd = new URL('file:///tokens/');
  const config = defineConfig({ lint: { rules: { 'core/consistent-naming': 'off' } } }, { cwd });
  const { tokens } = await parse([{ filename: new URL('tokens.json', cwd), src }], { config });
  return tokens;
}

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

describe('design tokens', () => {
  test('are read by Terrazzo', async () => {
    const tokens = await readTokens(makeDtcg(VERSION));
    expect(Object.keys(tokens)).toEqual([
      'color.aqua2B',
      'color.blueDark',
      'color.paper',
      'colorOnDark.blueDark',
    ]);
    expect(tokens['color.blueDark']).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.0431, 0.1725, 0.3725], alpha: 1, hex: '#0b2c5f' },
      $description: 'Nachtblauw: Voor koppen.\nNooit op zwart.',
    });
    expect(tokens['colorOnDark.blueDark']?.$value).toMatchObject({ hex: '#9fc1ff' });
  });

  test('hold what only print knows, and nothing that is unknown', () => {
    const { color, $extensions } = JSON.parse(makeDtcg(VERSION));
    expect($extensions).toEqual({ 'nl.corporate-identity-manager': { version: 3 } });
    expect(color.blueDark.$extensions).toEqual({
      'nl.corporate-identity-manager': {
        name: 'Nachtblauw',
        role: 'primary',
        share: 60,
        cmyk: { c: 100, m: 72.5, y: 0, k: 38 },
        cmykCondition: 'FOGRA51',
        pmsCoated: '2767 C',
        pmsUncoated: '2767 U',
        ral: '5022',
      },
    });
    expect(color.aqua2B.$extensions).toEqual({
      'nl.corporate-identity-manager': { name: 'Aqua', role: 'secondary' },
    });
    expect(Object.keys(color)).toEqual(['blueDark', 'aqua2B', 'paper']);
  });

  test('take any name', async () => {
    const tokens = await readTokens(makeDtcg(NAMED));
    expect(Object.values(tokens)).toHaveLength(NASTY.length);
    expect(tokens['color.nasty0']?.$description).toBe(NASTY[0]);
  });
});

describe('style sheets', () => {
  const LINES = ['color-blue-dark: #0b2c5f', 'color-aqua2-b: #00838f', 'color-paper: #f3f5f8'];

  test.each([
    ['CSS', makeCss, ':root'],
    ['Tailwind', makeTailwind, '@theme'],
  ])('%s has a variable for each colour', (_format, make, selector) => {
    const [title, opening, ...lines] = make(VERSION).split('\n');
    expect([title, opening]).toEqual(['/* Huisstijl, versie 3 */', `${selector} {`]);
    expect(lines).toEqual([
      `  --${LINES[0]}; /* Nachtblauw */`,
      `  --${LINES[1]}; /* Aqua */`,
      `  --${LINES[2]}; /* Papier */`,
      '  --on-dark-blue-dark: #9fc1ff; /* Nachtblauw, op een donker scherm */',
      '}',
      '',
    ]);
  });

  test('Sass has a variable for each, and a map', () => {
    const scss = makeScss(VERSION);
    expect(scss).toContain(`$${LINES[0]}; // Nachtblauw\n`);
    expect(scss).toContain('$on-dark-blue-dark: #9fc1ff; // Nachtblauw, op een donker scherm\n');
    const map = `$colors: (\n  'blue-dark': $color-blue-dark,\n  'aqua2-b': $color-aqua2-b,\n  'paper': $color-paper,\n);\n`;
    expect(scss.endsWith(`\n${map}`)).toBe(true);
  });

  test('a name never ends its comment', () => {
    for (const make of [makeCss, makeTailwind]) {
      const lines = make(NAMED)
        .split(/[\n\r\f\u2028]/)
        .slice(2, -2);
      expect(lines).toHaveLength(NASTY.length);
      for (const line of lines)
        expect(line).toMatch(/^ {2}--color-nasty\d+: #1763c6; \/\*(?:(?!\*\/|<\/).)*\*\/$/u);
    }
    const lines = makeScss(NAMED)
      .split(/[\n\r\f\u2028]/)
      .slice(1, NASTY.length + 1);
    for (const line of lines) expect(line).toMatch(/^\$color-nasty\d+: #1763c6; \/\/ .+$/u);
  });
});

describe('sizes of type', () => {
  const STEP = {
    token: 'kop1',
    label: 'Kop 1',
    family: 'Figtree',
    weight: 600,
    size: '36pt',
    lineHeight: '1.1',
  };
  const SIZED = {
    ...VERSION,
    steps: [
      STEP,
      { ...STEP, token: 'klein', label: 'Klein', family: '', size: '0.75rem', lineHeight: '18px' },
    ],
  };
  const NASTY_SIZES = {
    n: 4,
    colors: [],
    steps: NASTY.concat('{color.blue}', 'x"; } *{').map((name, index) => ({
      ...STEP,
      token: `nasty${index}`,
      label: name,
      family: name,
    })),
  };

  test('are read by Terrazzo, also as styles of text', async () => {
    const tokens = await readTokens(makeDtcg(SIZED));
    expect(tokens['fontSize.kop1']?.$value).toEqual({ value: 48, unit: 'px' });
    expect(tokens['fontSize.klein']?.$value).toEqual({ value: 0.75, unit: 'rem' });
    expect(tokens['lineHeight.klein']?.$value).toBe(1.5);
    expect(tokens['typography.kop1']).toMatchObject({
      $type: 'typography',
      $description: 'Kop 1',
      $value: {
        fontFamily: ['Figtree', 'sans-serif'],
        fontSize: { value: 48, unit: 'px' },
        fontWeight: 600,
        letterSpacing: { value: 0, unit: 'px' },
        lineHeight: 1.1,
      },
    });
    expect(tokens['typography.klein']?.$value).toMatchObject({ fontFamily: ['sans-serif'] });
    const nasty = await readTokens(makeDtcg(NASTY_SIZES));
    expect(Object.keys(nasty)).toHaveLength(3 * NASTY_SIZES.steps.length);
  });

  test('are variables of style sheets', () => {
    for (const line of ['font-kop1: 600 36pt/1.1 "Figtree", sans-serif;', 'font-size-kop1: 36pt;']) {
      expect(makeCss(SIZED)).toContain(`  --${line} /* Kop 1 */\n`);
      expect(makeScss(SIZED)).toContain(`$${line} // Kop 1\n`);
    }
    expect(makeCss(SIZED)).toContain('--font-klein: 600 0.75rem/18px sans-serif;');
    for (const line of ['text-kop1: 36pt', 'text-kop1--line-height: 1.1', 'text-kop1--font-weight: 600'])
      expect(makeTailwind(SIZED)).toContain(`  --${line}; /* Kop 1 */\n`);
  });

  test('a name ends neither its text nor its comment', () => {
    const VALUE = /^600 36pt\/1\.1 (?:"[\p{L}\p{N} ._-]+", )?sans-serif$/u;
    const read = (sheet: string, pattern: RegExp) =>
      sheet.split(/[\n\r\f\u2028]/).flatMap((line) => pattern.exec(line)?.[1] ?? []);
    const sheets = [
      read(makeCss(NASTY_SIZES), /^ {2}--font-nasty\d+: ([^;]+); \/\*(?:(?!\*\/|<\/).)*\*\/$/u),
      read(makeScss(NASTY_SIZES), /^\$font-nasty\d+: ([^;]+); \/\/ .*$/u),
    ];
    for (const values of sheets) {
      expect(values).toHaveLength(NASTY_SIZES.steps.length);
      for (const value of values) expect(value).toMatch(VALUE);
    }
  });
});

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
  function getPlaces(colors: OwnValues[]): Record<string, string | undefined> {
    const [scheme, ...elements] = readXml(makeOffice({ n: 3, colors, steps: [] }));
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
