import { expect, test } from 'vitest';
import type { Asset, Block, BlockOf, Color, File } from '../../api/types';
import { writeBlock } from './blocks';

const ORIGIN = 'https://huisstijl.example.org';
const around = { origin: ORIGIN, address: `${ORIGIN}/huisstijl/kleur` };

const can = { view: true, use: true, edit: false };
const frame = { id: 10000001, slug: 'anker', groups: [], isPrivate: false, can };
const button = {
  label: 'Meer over kleur',
  url: '/huisstijl/kleur#rood',
  target: '_self' as const,
  icon: { value: 'mail', direction: 'left' as const },
};
const words = { title: 'Titel', subtitle: 'Ondertitel', body: '<p>Lopende <b>tekst</b></p>', button };
const { button: _, ...wordsOnly } = words;
const WORDS = `## Titel

Ondertitel

Lopende **tekst**`;
const JOB = { title: 'Brief', url: '/a', text: 'Begin hier', asset: null, take: 'Word', takeUrl: '/b' };
const BUTTON = `[Meer over kleur](${ORIGIN}/huisstijl/kleur#rood)`;

const file = (name: string, kind: File['kind'] = 'usable'): File => ({
  id: name.replace('.', ''),
  name,
  ext: name.slice(name.lastIndexOf('.')),
  mime: '',
  size: 2048,
  kind,
  width: null,
  height: null,
  preview: null,
});

const logo: Asset = {
  id: 'a1',
  title: 'Logo in kleur',
  description: 'Een lint',
  isPrivate: false,
  can,
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: { ...file('logo.png'), width: 800, height: 600 },
  files: [file('logo.svg'), file('logo.eps', 'editable')],
};
const film: Asset = { ...logo, id: 'v1', title: 'Film', original: file('film.mp4', 'video'), files: [] };
const sheet: Asset = { ...logo, id: 'd1', title: 'Lijst', original: null, files: [file('lijst.xlsx')] };

const LOGO = `[Beeld: Een lint](${ORIGIN}/bestanden/a1)`;
const FILES = `- [logo.svg](${ORIGIN}/api/v1/files/logosvg/download): SVG · 2 KB · voor gebruik
- logo.eps: EPS · 2 KB · voor bewerking · alleen met een account
- [Alle versies van Logo in kleur](${ORIGIN}/bestanden/a1)`;
const WHOLE_LOGO = `${LOGO}

Logo in kleur

${FILES}`;
const WHOLE_FILM = `[Video: Film](${ORIGIN}/bestanden/v1)

Een lint

- [Film](${ORIGIN}/api/v1/assets/v1/download): MP4 · 2 KB`;
const WHOLE_SHEET = `Lijst

- [Lijst](${ORIGIN}/api/v1/files/lijstxlsx/download): XLSX · 2 KB · voor gebruik`;

const tile = {
  title: 'Tegel',
  body: '<p>In de tegel</p>',
  background: 'purple' as const,
  button,
  asset: logo,
};
const TILE = `### Tegel

In de tegel

${LOGO}

${BUTTON}`;

const red: Color = {
  id: 'c1',
  token: 'red',
  name: 'Rood',
  hex: '#c8102e',
  rgb: { r: 200, g: 16, b: 46 },
  hsl: { h: 350, s: 85, l: 42 },
  oklch: { l: 0.53, c: 0.21, h: 22 },
  cmyk: { c: 0, m: 100, y: 80, k: 10 },
  cmykCondition: 'FOGRA51',
  pmsCoated: 'PMS 186 C',
  pmsUncoated: 'PMS 185 U',
  ral: 'RAL 3020',
  ncs: null,
  role: 'primary',
  share: 20,
  onDark: null,
  note: 'Voor wat | belangrijk is',
};
const COLORS = `| Kleur | HEX | RGB | HSL | OKLCH | CMYK | PMS | RAL | CSS | Aandeel | Gebruik |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| Rood | #C8102E | 200 16 46 | 350 85% 42% | 0.53 0.21 22 | 0 100 80 10 | 186 C, 185 U | 3020 | var(--color-red) | 20% | Voor wat \\| belangrijk is |

CMYK is voor gestreken papier (FOGRA51).

### Neem alle kleuren mee

- [Variabelen voor het web](${ORIGIN}/api/v1/tokens?format=css): CSS
- [Variabelen voor Sass](${ORIGIN}/api/v1/tokens?format=scss): SCSS
- [Thema voor Tailwind](${ORIGIN}/api/v1/tokens?format=tailwind): Tailwind 4
- [Figma en andere programma’s](${ORIGIN}/api/v1/tokens?format=dtcg): Design tokens, DTCG
- [InDesign, Illustrator, Photoshop](${ORIGIN}/api/v1/tokens?format=ase): ASE, RGB en CMYK
- [Word, PowerPoint en Excel](${ORIGIN}/api/v1/tokens?format=office): Themakleuren van Office
- [LibreOffice](${ORIGIN}/api/v1/tokens?format=soc): Kleurenpalet
- [GIMP en Inkscape](${ORIGIN}/api/v1/tokens?format=gpl): Kleurenpalet`;

const white: Color = {
  ...red,
  ...{ id: 'c2', token: 'white', name: 'Wit', hex: '#ffffff', share: null, note: '' },
  ...{ cmyk: null, cmykCondition: null, pmsCoated: null, pmsUncoated: null, ral: null },
};

const looks = { outlined: 'default' as const, backgroundColor: 'transparent' as const };
const colorSettings = { layout: 'large' as const, contrast: true, exports: true };

/** Each type with all of its fields filled in, and what is meant. */
const filled: { [T in Block['type']]: [BlockOf<T>, string] } = {
  text: [{ ...frame, ...words, type: 'text' }, `${WORDS}\n\n${BUTTON}`],
  'text-asset': [
    { ...frame, ...words, type: 'text-asset', asset: logo, settings: { ...looks, textDirection: 'left' } },
    `${WORDS}\n\n${BUTTON}\n\n${WHOLE_LOGO}`,
  ],
  'text-assets': [
    { ...frame, ...words, type: 'text-assets', assets: [film, null, sheet], settings: looks },
    `${WORDS}\n\n${BUTTON}\n\n${WHOLE_FILM}\n\n${WHOLE_SHEET}`,
  ],
  'text-asset-background': [
    {
      ...{ ...frame, ...words, type: 'text-asset-background', asset: sheet, backgroundAsset: film },
      settings: {
        ...{ contentBackgroundColor: 'blueDark', textDirection: 'left', backgroundAssetPosition: 'default' },
        ...{ backgroundColor: 'white', backgroundSize: 'default', assetPosition: 'bottom-right' },
      },
    },
    `${WORDS}\n\n${BUTTON}\n\n${WHOLE_FILM}\n\n${WHOLE_SHEET}`,
  ],
  'text-tile': [{ ...frame, ...words, type: 'text-tile', tile }, `${WORDS}\n\n${BUTTON}\n\n${TILE}`],
  'text-tile-header': [
    { ...frame, ...words, type: 'text-tile-header', header: 'Kop', tile },
    `## Kop\n\n#${WORDS}\n\n${BUTTON}\n\n#${TILE}`,
  ],
  asset: [{ ...frame, type: 'asset', asset: logo, settings: looks }, WHOLE_LOGO],
  'asset-card': [{ ...frame, type: 'asset-card', asset: logo }, WHOLE_LOGO],
  assets: [
    { ...frame, type: 'assets', assets: [logo, null, sheet], settings: looks },
    `${WHOLE_LOGO}\n\n${WHOLE_SHEET}`,
  ],
  html: [
    {
      ...{ ...frame, type: 'html' },
      body: '<h2>Maten</h2><table><tr><th>Maat</th></tr><tr><td>A4 | A5</td></tr></table>',
    },
    '## Maten\n\n| Maat |\n| --- |\n| A4 \\| A5 |',
  ],
  accordion: [
    {
      ...{ ...frame, ...wordsOnly, type: 'accordion' },
      items: [
        { title: 'Mag ik?', body: '<p>Ja.</p>' },
        { title: 'En nu?', body: '<ul><li>Nee</li></ul>' },
      ],
      closing: '<p>Vraag het ons.</p>',
    },
    `${WORDS}\n\n### Mag ik?\n\nJa.\n\n### En nu?\n\n-   Nee\n\nVraag het ons.`,
  ],
  embed: [
    {
      ...{ ...frame, ...wordsOnly, type: 'embed', address: 'https://youtu.be/abc' },
      description: 'Een ooievaar.',
    },
    `${WORDS}\n\n[Een ooievaar.](https://youtu.be/abc)`,
  ],
  jobs: [
    { ...frame, ...wordsOnly, type: 'jobs', layout: 'rows', jobs: [JOB] },
    `${WORDS}\n\n- [Brief](${ORIGIN}/a): Begin hier ([Word](${ORIGIN}/b))`,
  ],
  quote: [
    { ...frame, ...wordsOnly, type: 'quote', quote: 'Eerst dit.\n\nDan dat.', source: 'Een arts' },
    `${WORDS}\n\n> Eerst dit.\n>\n> Dan dat.\n>\n> — Een arts`,
  ],
  colors: [
    { ...frame, ...wordsOnly, type: 'colors', colors: [red], settings: colorSettings },
    `${WORDS}\n\n${COLORS}`,
  ],
  'do-dont': [
    {
      ...{ ...frame, ...wordsOnly, type: 'do-dont' },
      pairs: [
        { asset: logo, text: 'Met ruimte', verdict: 'do' },
        { asset: null, text: 'Schuin', verdict: 'dont' },
      ],
    },
    `${WORDS}\n\n- **Goed**: Met ruimte\\\n  ${LOGO}\n- **Fout**: Schuin`,
  ],
  compare: [
    {
      ...{ ...frame, ...wordsOnly, type: 'compare' },
      ...{ before: logo, after: film, beforeLabel: 'Oud', afterLabel: '' },
    },
    `${WORDS}\n\n- **Oud**: ${LOGO}\n- **Na**: [Video: Film](${ORIGIN}/bestanden/v1)`,
  ],
  'logo-pack': [
    {
      ...{ ...frame, ...wordsOnly, type: 'logo-pack', layout: 'chooser' },
      ...{ space: 50, spaceLabel: 'een half merk', ruleUrl: '/a' },
      ...{ rule: 'Minstens 30 mm breed.' },
      logos: [
        { label: 'Op wit', arrangement: 'horizontal', ground: 'light', asset: logo },
        { label: '', arrangement: 'mark', ground: 'photo', asset: sheet },
      ],
    },
    [
      `${WORDS}\n\nVrije ruimte: een half merk\n\nMinstens 30 mm breed.`,
      '### Op wit\n\nLiggend, op licht',
      `${FILES}\n\n### Lijst\n\nBeeldmerk, op een foto`,
      `- [Lijst](${ORIGIN}/api/v1/files/lijstxlsx/download): XLSX · 2 KB · voor gebruik`,
      `[De regels](${ORIGIN}/a)`,
    ].join('\n\n'),
  ],
  typography: [
    {
      ...{ ...frame, ...wordsOnly, type: 'typography', family: 'Figtree', sample: 'Beter worden' },
      font: { ...sheet, title: 'Figtree', description: 'Vrij te gebruiken', files: [file('Figtree.woff2')] },
      weights: [{ label: 'Vet', weight: 700 }],
      steps: [
        { label: 'Kop', size: '2.5rem', lineHeight: '1.2' },
        { label: '', size: '', lineHeight: '' },
      ],
      settings: { editable: true },
    },
    `${WORDS}

Lettertype: Figtree

Voorbeeld: Beter worden

| Gewicht | Waarde |
| --- | --- |
| Vet | 700 |

| Stijl | Grootte | Regelafstand |
| --- | --- | --- |
| Kop | 2,5rem | 1,2 |
| 1rem | 1rem | 1,5 |

### De letter zelf

Vrij te gebruiken

- [Figtree](${ORIGIN}/api/v1/files/Figtreewoff2/download): WOFF2 · 2 KB · voor gebruik`,
  ],
  icons: [
    { ...frame, ...wordsOnly, type: 'icons', assets: [logo, null] },
    `${WORDS}\n\n- Logo in kleur: Een lint\n  ${FILES.replaceAll('\n', '\n  ')}`,
  ],
};

const write = (block: Block, colors: Color[] = []): string =>
  writeBlock(block, { ...around, colors }).join('\n\n');

test.each(Object.entries(filled))('a block of type %s', (_type, [block, meant]) => {
  expect(write(block)).toBe(meant);
});

test('colours that a block does not name are all there are', () => {
  const [colors] = filled.colors;
  expect(write({ ...colors, colors: [] }, [red])).toBe(`${WORDS}\n\n${COLORS}`);
});

test('which colour can be read on which', () => {
  const [colors] = filled.colors;
  const settings = { ...colorSettings, contrast: true };
  expect(write({ ...colors, colors: [red, white], settings })).toContain(
    '### Wat mag op wat?\n\n- Op Rood: Wit (5,88 AA)\n- Op Wit: Rood (5,88 AA)\n\n### Neem',
  );
});

test('a type that a maintainer added: its texts and assets', () => {
  const added = { ...frame, type: 'eigen', title: 'Eigen', uitleg: 'Regel 1', beeld: logo };
  // As it comes over the wire, where a type may be newer than this code.
  const fromWire: (json: string) => Block = JSON.parse;
  expect(write(fromWire(JSON.stringify(added)))).toBe(`## Eigen\n\nRegel 1\n\n${WHOLE_LOGO}`);
});
