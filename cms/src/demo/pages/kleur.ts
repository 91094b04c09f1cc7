import { list, swatch, table } from '../html';
import type { DemoPage } from '../types';

/** Colour: how much, which, and their recipes. */
export const kleur: DemoPage = {
  slug: 'kleur',
  title: 'Kleur',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text',
      title: 'Drie kleuren, veel wit',
      subtitle: 'Met blauw, nachtblauw en aqua maak je bijna alles. De andere kleuren zijn gasten.',
      body: `<p>Begin altijd met wit papier of een wit scherm. Zet daar één groot kleurvlak op en laat de rest leeg. Heb je een tweede kleur nodig om iets uit te leggen, dan is dat aqua. Paars gebruik je alleen voor campagnes.</p>${list(
        'Kleur vult een vlak en loopt aan minstens één kant van de pagina af.',
        'Tekst is zwart op wit, of wit op een donker vlak.',
        'Kleur is nooit de enige drager van betekenis: zet er altijd een woord of vorm bij.',
      )}`,
      button: {
        label: 'Lees meer over contrast',
        url: '/huisstijl/kleur-en-contrast',
        icon: { value: 'arrow-right' },
      },
    },
    { type: 'asset', asset: 'kleurverhouding', settings: { outlined: 'outlined' } },
    {
      type: 'html',
      body: `<h2>Kleurwaarden</h2>${table(
        'Recepten voor scherm en drukpers. PMS op gestreken papier.',
        ['Staal', 'Naam', 'HEX', 'RGB', 'CMYK', 'PMS', 'Contrast met tekst'],
        [
          [swatch('#1763c6'), 'Blauw', '#1763C6', '23 99 198', '88 60 0 0', '2728 C', '5,8 : 1'],
          [swatch('#0b2c5f'), 'Nachtblauw', '#0B2C5F', '11 44 95', '100 86 32 25', '2767 C', '13,6 : 1'],
          [swatch('#00838f'), 'Aqua', '#00838F', '0 131 143', '86 28 41 8', '3145 C', '4,5 : 1'],
          [swatch('#5b2a86'), 'Paars', '#5B2A86', '91 42 134', '80 98 4 1', '267 C', '9,9 : 1'],
          [swatch('#b8500c'), 'Oranje', '#B8500C', '184 80 12', '20 76 100 10', '1525 C', '5,0 : 1'],
          [
            swatch('#dcebfb'),
            'IJsblauw',
            '#DCEBFB',
            '220 235 251',
            '12 3 0 0',
            '656 C',
            '14,8 : 1, zwarte tekst',
          ],
        ],
        1,
      )}`,
    },
    {
      type: 'text-asset',
      title: 'Blauw als vlak',
      subtitle: 'Nooit als lijn, kader of streepje.',
      body: '<p>Een vlak rust, een lijn trekt aandacht. Laat het vlak aan de rand beginnen en houd het rechthoekig. De naam op de gevel staat wit op nachtblauw, ook overdag.</p>',
      button: { label: 'Gebouwen en borden', url: '/huisstijl/gebouwen-en-borden' },
      asset: 'gevelAvond',
      settings: { backgroundColor: 'blue' },
    },
    {
      type: 'text-asset',
      title: 'Zwart is voor tekst',
      subtitle: 'Blauwe tekst lijkt op een link.',
      body: '<p>Daarom zijn alinea’s zwart, ook in brieven. Een kop mag nachtblauw zijn als er geen kleurvlak op de pagina staat.</p>',
      asset: 'brief',
      settings: { textDirection: 'right', outlined: 'outlined', backgroundColor: 'white' },
    },
    {
      type: 'text-asset-background',
      title: 'Licht in het donker',
      subtitle: 'Ons verloop is er voor grote momenten.',
      body: '<p>Voor de gevel, de openingsdia en het jaarverslag. Het verloop begint boven en verdwijnt in nachtblauw. Zet er nooit tekst op: tekst krijgt een eigen vlak.</p>',
      button: { label: 'Haal het verloop op', url: '/huisstijl/beeldtaal#het-licht' },
      backgroundAsset: 'lichtBreed',
      settings: { contentBackgroundColor: 'blueDark', backgroundColor: 'blueDark' },
    },
    {
      type: 'text-assets',
      title: 'Zo wel, zo niet',
      body: '<p>Twee keer dezelfde poster. Links doet het vlak het werk, rechts vechten vijf kleuren om aandacht.</p>',
      assets: ['posterGoed', 'posterFout'],
    },
    {
      type: 'text-tile',
      title: 'Campagnekleur',
      subtitle: 'Paars betekent: dit is tijdelijk.',
      body: '<p>Een open dag, een wervingsweek, een griepprik. Na afloop gaat paars weer van de muur. Zo blijft blauw van ons allemaal.</p>',
      tile: {
        title: 'Open dag op 14 maart',
        body: '<p>Posters en banners staan klaar.</p>',
        background: 'purple',
        asset: 'tegelPaars',
        button: { label: 'Bekijk de poster', url: '/huisstijl/drukwerk#poster-open-dag' },
      },
    },
    {
      type: 'text-tile-header',
      header: 'Kleur in de praktijk',
      title: 'Op een scherm ziet kleur er anders uit',
      body: '<p>Een beamer maakt blauw flets en een telefoon maakt het feller. Controleer daarom het contrast, niet de tint. Met onze sjablonen zit je altijd goed.</p>',
      button: { label: 'Naar de sjablonen', url: '/huisstijl/presentaties' },
      tile: {
        title: 'Kleur voor iedereen',
        body: '<p>Eén op de twaalf mannen is kleurenblind. Test je ontwerp in grijs.</p>',
        background: 'blueDark',
        asset: 'tegelLogo',
        button: { label: 'Doe de contrasttest', url: '/huisstijl/kleur-en-contrast' },
      },
    },
    { type: 'assets', assets: ['kleurwaaier', 'letter', 'posterOpenDag'] },
  ],
};
