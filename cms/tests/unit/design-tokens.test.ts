import { describe, expect, test } from 'vitest';
import { makeDtcg } from '../../src/api/color/formats/dtcg';
import { makeCss, makeScss, makeTailwind } from '../../src/api/color/formats/style-sheets';
import { NAMED, NASTY, VERSION } from '../samples/colors';

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

  test('each have variables of their own, also when called after one', () => {
    const called = ['kopje', 'sizeKopje', 'size', 'sizeSizeKopje', 'heightKopje', 'lineHeightKopje'];
    const steps = called.map((token) => ({ ...STEP, token }));
    for (const make of [makeCss, makeScss, makeTailwind]) {
      const names = make({ n: 5, colors: [], steps }).match(/^(?: {2}--|\$)(?!colors:)[\w-]+(?=: )/gm);
      expect(new Set(names).size).toBe(3 * called.length);
    }
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
