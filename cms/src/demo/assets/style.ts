import type { DemoAsset } from '../types';
import { file, picture } from './names';

/** Colour and type. */
export const styleAssets: DemoAsset[] = [
  {
    key: 'kleurverhouding',
    title: 'De kleurverhouding',
    description:
      'Balk met 60 procent wit, 30 procent blauw en nachtblauw en 10 procent aqua, paars en oranje.',
    settings: { outlined: 'outlined' },
    original: picture('kleurverhouding'),
    files: [file('kleurverhouding-2400px.png')],
  },
  {
    key: 'kleurwaaier',
    title: 'Kleurwaaier',
    description: 'Een waaier met wit, ijsblauw, aqua, blauw, nachtblauw, paars en oranje.',
    original: picture('kleurwaaier'),
    files: ['kleurwaaier.pdf', 'kleurwaarden.xlsx', 'kleurwaarden.txt', 'kleurwaaier.eps'].map(file),
  },
  {
    key: 'contrastparen',
    title: 'Contrastparen',
    description: 'Vier paren van tekst en vlak die mogen en twee die te weinig contrast hebben.',
    original: picture('contrastparen'),
  },
  {
    key: 'posterGoed',
    title: 'Zo wel: één vlak',
    description: 'Poster met één blauw vlak, een witte kop en het logo rechtsonder.',
    original: picture('poster-goed'),
  },
  {
    key: 'posterFout',
    title: 'Zo niet: vijf kleuren',
    description: 'Poster met oranje, paarse en groene kaders, gekleurde tekst en een omgekleurd logo.',
    original: picture('poster-fout'),
  },
  {
    key: 'letter',
    title: 'Figtree',
    description: 'De letters Aa in Figtree, nachtblauw op ijsblauw.',
    original: picture('letter'),
    files: [file('letterproef-figtree.pdf')],
  },
  {
    key: 'letterschaal',
    title: 'Letterschaal',
    description: 'Zeven lettergroottes onder elkaar, van 119 punten voor één woord tot 13 voor kleine tekst.',
    original: picture('letterschaal'),
  },
  {
    key: 'uitlijnen',
    title: 'Links uitlijnen',
    description: 'Twee bladen: links lijnend met een gewone kop mag, gecentreerd in hoofdletters niet.',
    original: picture('uitlijnen'),
  },
  {
    key: 'huisstijlOpEenA4',
    title: 'De huisstijl op één A4',
    description: 'Een blad met een nachtblauwe kop, zes korte regels en zes kleurstalen.',
    original: picture('huisstijl-op-een-a4'),
    files: [file('huisstijl-op-een-a4.pdf')],
  },
];
