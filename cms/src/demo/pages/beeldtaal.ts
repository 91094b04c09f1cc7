import { list } from '../html';
import type { DemoPage } from '../types';

/** Pictures: people and light. */
export const beeldtaal: DemoPage = {
  slug: 'beeldtaal',
  title: 'Beeldtaal',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Eén mens, één handeling',
      subtitle: 'Een beeld van ons laat zien wat iemand voor een ander doet.',
      body: `<p>Een hand op een schouder zegt meer dan een gang vol apparaten. Kies dus het gebaar, en laat de rest weg.</p>${list(
        'We kijken elkaar aan, niet de camera in.',
        'Zorgverlener en patiënt zijn even groot in beeld.',
        'Licht komt van boven, de achtergrond blijft rustig.',
      )}`,
      asset: 'inGesprek',
    },
    {
      type: 'text-assets',
      title: 'Wie zie je?',
      body: '<p>Iedereen die hier komt. Jong en oud, met en zonder hoofddoek, in een stoel of op krukken. We zetten niemand neer als voorbeeld: mensen zijn er gewoon.</p>',
      assets: ['team', 'aanHetBed', 'wachtruimte'],
      settings: { outlined: 'default', backgroundColor: 'transparent' },
    },
    {
      type: 'text-asset-background',
      title: 'Het licht',
      subtitle: 'Een boog van het lint, heel groot. Meer versiering hebben we niet nodig.',
      body: '<p>Het licht staat aan de rand en loopt van de pagina af. Er staat nooit tekst op en er komt nooit een tweede bij.</p>',
      backgroundAsset: 'lichtLiggend',
      settings: {
        contentBackgroundColor: 'blueDark',
        textDirection: 'left',
        backgroundAssetPosition: 'bottom',
        backgroundColor: 'blueDark',
      },
    },
    { type: 'assets', assets: ['lichtLiggend', 'lichtBreed', 'lichtStaand'] },
    {
      type: 'text-tile-header',
      header: 'Twee manieren van kijken',
      title: 'Foto of tekening?',
      body: '<p>Een foto gebruik je als het echt gebeurd is: een mens, een plek, een dag. Een tekening gebruik je om iets uit te leggen, of als een foto te dichtbij komt.</p>',
      tile: {
        title: 'Illustraties en pictogrammen',
        body: '<p>Vier tekeningen en zes pictogrammen, vrij te gebruiken.</p>',
        background: 'purple',
        asset: 'tegelPaars',
        button: { label: 'Bekijk ze allemaal', url: '/huisstijl/illustraties-en-pictogrammen' },
      },
    },
  ],
};
