import type { Block } from '../../../api/types';
import { button, color, frame, noButton, pictures } from './parts';

const LOREM = `<p>Een huisstijl werkt als iedereen hem op dezelfde manier gebruikt. Daarom staat hier hoe het hoort,
  met voorbeelden die je meteen kunt overnemen.</p>`;

const words = (title: string) => ({ title, subtitle: 'Met een tweede regel', body: LOREM, button: noButton });

const tile = (title: string, background: 'purple' | 'blueDark', asset = true) => ({
  title,
  background,
  body: '<p>Kort en krachtig.</p>',
  button: button('Lees meer', '/huisstijl'),
  asset: asset ? pictures.mark : null,
});

/** One block of each type that needs no server: for the showcase, and for when the server is unreachable. */
export const demoBlocks: readonly Block[] = [
  {
    ...frame(10000001, 'tekst'),
    type: 'text',
    ...words('Tekst'),
    button: button('Naar de huisstijl', '/huisstijl'),
  },
  {
    ...frame(10000002, 'tekst-met-asset'),
    type: 'text-asset',
    ...words('Tekst met asset'),
    asset: pictures.logo,
    settings: { textDirection: 'left', outlined: 'outlined', backgroundColor: 'transparent' },
  },
  {
    ...frame(10000003, 'tekst-met-assets'),
    type: 'text-assets',
    ...words('Tekst met assets'),
    assets: [pictures.logo, pictures.mark],
    settings: { outlined: 'outlined', backgroundColor: 'transparent' },
  },
  {
    ...frame(10000004, 'tekst-op-achtergrond'),
    type: 'text-asset-background',
    ...words('Tekst op achtergrond'),
    asset: null,
    backgroundAsset: pictures.landscape,
    settings: {
      contentBackgroundColor: 'blueDark',
      textDirection: 'left',
      backgroundAssetPosition: 'default',
      backgroundColor: 'white',
      backgroundSize: 'default',
      assetPosition: 'bottom-right',
    },
  },
  {
    ...frame(10000005, 'teksttegel'),
    type: 'text-tile',
    ...words('Teksttegel'),
    tile: tile('Een tegel', 'purple'),
  },
  {
    ...frame(10000006, 'teksttegel-met-kop'),
    type: 'text-tile-header',
    ...words('Teksttegel met kop'),
    header: 'Een kop erboven',
    tile: tile('Nog een tegel', 'blueDark', false),
  },
  {
    ...frame(10000007, 'asset'),
    type: 'asset',
    asset: pictures.logo,
    settings: { outlined: 'outlined', backgroundColor: 'transparent' },
  },
  {
    ...frame(10000008, 'assets'),
    type: 'assets',
    assets: [pictures.logo, pictures.mark],
    settings: { outlined: 'outlined', backgroundColor: 'transparent' },
  },
  {
    ...frame(10000009, 'html'),
    type: 'html',
    body: '<h2>HTML</h2><p>Voor wat geen eigen blok heeft, zoals een tabel.</p><table><thead><tr><th>Kleur</th><th>Hex</th></tr></thead><tbody><tr><td>Nachtblauw</td><td>#0b2c5f</td></tr><tr><td>Blauw</td><td>#1763c6</td></tr></tbody></table>',
  },
  {
    ...frame(10000010, 'uitklaplijst'),
    type: 'accordion',
    title: 'Uitklaplijst',
    subtitle: 'Met een tweede regel',
    body: LOREM,
    items: [
      { title: 'Een vraag die niet iedereen heeft', body: '<p>Het antwoord klapt eronder open.</p>' },
      { title: 'Nog een vraag', body: '<p>Dan gaat de vorige dicht: er staat er één open.</p>' },
    ],
  },
  {
    ...frame(10000011, 'citaat'),
    type: 'quote',
    title: 'Citaat',
    subtitle: 'Met een tweede regel',
    body: LOREM,
    quote: 'Een huisstijl is pas af als niemand er nog over nadenkt.',
    source: 'Een vormgever',
  },
  {
    ...frame(10000018, 'video-insluiten'),
    type: 'embed',
    title: 'Video insluiten',
    subtitle: 'Met een tweede regel',
    body: LOREM,
    address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    description: 'Een konijn in een wei.',
  },
  {
    ...frame(10000012, 'goed-en-fout'),
    type: 'do-dont',
    title: 'Goed en fout',
    subtitle: 'Met een tweede regel',
    body: LOREM,
    pairs: [
      { asset: pictures.logo, text: 'Met ruimte eromheen.', verdict: 'do' },
      { asset: pictures.mark, text: 'Zonder naam op een gevel.', verdict: 'dont' },
    ],
  },
  {
    ...frame(10000013, 'voor-en-na'),
    type: 'compare',
    title: 'Voor en na',
    subtitle: 'Met een tweede regel',
    body: LOREM,
    before: pictures.logo,
    after: pictures.landscape,
    beforeLabel: 'Zoals het was',
    afterLabel: 'Zoals het is',
  },
  {
    ...frame(10000019, 'maakwijzer'),
    type: 'jobs',
    title: 'Maakwijzer',
    subtitle: 'Met een tweede regel',
    body: LOREM,
    jobs: [
      {
        title: 'Brief of mail',
        url: '/',
        text: 'Begin bij Drukwerk.',
        asset: pictures.logo,
        take: 'Sjabloon in Word',
        takeUrl: '/',
      },
      { title: 'Poster', url: '/', text: 'Begin bij Kleur.', asset: pictures.mark, take: '', takeUrl: '' },
    ],
  },
  {
    ...frame(10000014, 'logowijzer'),
    type: 'logo-pack',
    title: 'Logowijzer',
    subtitle: 'Met een tweede regel',
    body: LOREM,
    layout: 'chooser',
    logos: [
      { label: 'Logo', arrangement: 'horizontal', ground: 'light', asset: pictures.logo },
      { label: 'Beeldmerk', arrangement: 'mark', ground: 'dark', asset: pictures.mark },
    ],
  },
  {
    ...frame(10000015, 'kleuren'),
    type: 'colors',
    title: 'Kleuren',
    subtitle: 'Met een tweede regel',
    body: LOREM,
    colors: [
      color('blauw', 'Blauw', '#1763c6', {
        rgb: { r: 23, g: 99, b: 198 },
        hsl: { h: 214, s: 79, l: 43 },
        oklch: { l: 0.5144, c: 0.1674, h: 257.51 },
        cmyk: { c: 88, m: 60, y: 0, k: 0 },
        cmykCondition: 'FOGRA51',
        pmsCoated: '2728 C',
        ral: '5015',
        share: 30,
      }),
      color('wit', 'Wit', '#ffffff', {
        rgb: { r: 255, g: 255, b: 255 },
        hsl: { h: 0, s: 0, l: 100 },
        oklch: { l: 1, c: 0, h: 0 },
        role: 'neutral',
        share: 70,
      }),
    ],
    settings: { layout: 'large', contrast: true, exports: true },
  },
  {
    ...frame(10000016, 'typografie'),
    type: 'typography',
    title: 'Typografie',
    subtitle: 'Met een tweede regel',
    body: LOREM,
    font: null,
    family: 'Figtree',
    sample: 'Wie de weg vindt, komt rustiger binnen',
    weights: [
      { label: 'Halfvet', weight: 600 },
      { label: 'Gewoon', weight: 400 },
    ],
    steps: [
      { label: 'Kop', size: '3rem', lineHeight: '1.1' },
      { label: 'Tekst', size: '1.125rem', lineHeight: '1.6' },
    ],
    settings: { editable: true },
  },
  {
    ...frame(10000017, 'pictogrammen'),
    type: 'icons',
    title: 'Pictogrammen',
    subtitle: 'Met een tweede regel',
    body: LOREM,
    assets: [pictures.logo, pictures.mark],
  },
];
