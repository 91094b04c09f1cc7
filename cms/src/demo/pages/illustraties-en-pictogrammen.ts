import { list } from '../html';
import type { DemoPage } from '../types';

/** Drawings for everybody. */
export const illustratiesEnPictogrammen: DemoPage = {
  slug: 'illustraties-en-pictogrammen',
  title: 'Illustraties en pictogrammen',
  parent: 'beeldtaal',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text',
      title: 'Vlakken, geen lijnen',
      subtitle: 'Onze tekeningen zijn van papier: grote vormen, vijf kleuren, geen gezichten.',
      body: `<p>Zonder gezicht kan iedereen zichzelf erin zien. De houding vertelt het verhaal.</p>${list(
        'Gebruik een tekening in zijn geheel. Knip er geen figuur uit.',
        'Zet er geen tekst op. Een tekening mag wel aan de rand aflopen.',
        'Is er geen passende? Vraag Lotte Hoekstra, toestel 4102. Een nieuwe kost ongeveer een week.',
      )}`,
    },
    { type: 'assets', assets: ['inGesprek', 'aanHetBed', 'wachtruimte', 'team'] },
    {
      type: 'text-asset',
      title: 'Pictogrammen wijzen, ze versieren niet',
      body: '<p>Een pictogram staat altijd bij een woord. Wit in een rond vlak, minstens 24 pixels of 8 millimeter. De kleur hoort bij de betekenis: kijk op de borden in de hal voor de volgorde.</p>',
      asset: 'pictogrammen',
      settings: { outlined: 'outlined', backgroundColor: 'white' },
    },
  ],
};
