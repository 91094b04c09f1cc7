import type { DemoAsset } from '../types';
import { file, picture } from './names';

/** The logo in its versions, and how to use it. */
export const logoAssets: DemoAsset[] = [
  {
    key: 'logoKleur',
    title: 'Logo in kleur',
    description: 'Het logo van Noorderlicht: een lint in de vorm van een N, met de naam ernaast.',
    settings: { outlined: 'outlined', backgroundColor: 'white' },
    original: picture('logo-kleur'),
    files: ['logo-kleur.svg', 'logo-kleur-2400px.png', 'logo-kleur.pdf', 'logo-kleur.eps'].map(file),
  },
  {
    key: 'logoWit',
    title: 'Logo wit, voor nachtblauw en paars',
    description: 'Het logo met een witte naam en een licht lint, op nachtblauw.',
    settings: { backgroundColor: 'blueDark' },
    original: picture('logo-wit'),
    files: ['logo-wit.svg', 'logo-wit-2400px.png', 'logo-wit.pdf', 'logo-wit.eps'].map(file),
  },
  {
    key: 'logoOpBlauw',
    title: 'Logo wit, voor blauw',
    description: 'Het logo met een witte naam en een lint in drie tinten lichtblauw, op blauw.',
    settings: { backgroundColor: 'blue' },
    original: picture('logo-op-blauw'),
    files: ['logo-op-blauw.svg', 'logo-op-blauw-2400px.png', 'logo-op-blauw.eps'].map(file),
  },
  {
    key: 'logoZwart',
    title: 'Logo zwart, voor één drukgang',
    description: 'Het logo in zwart en twee grijzen, voor stempels, faxen en gravures.',
    original: picture('logo-zwart'),
    files: ['logo-zwart.svg', 'logo-zwart-2400px.png', 'logo-zwart.eps'].map(file),
  },
  {
    key: 'beeldmerk',
    title: 'Beeldmerk',
    description: 'Het lint in de vorm van een N, zonder naam, op ijsblauw.',
    original: picture('beeldmerk'),
    files: ['beeldmerk.svg', 'beeldmerk-1024px.png', 'beeldmerk.pdf', 'beeldmerk.eps'].map(file),
  },
  {
    key: 'logoOpbouw',
    title: 'Opbouw van het beeldmerk',
    description: 'Het beeldmerk op een raster van elf bij elf, met de middelpunten van de twee bogen.',
    original: picture('logo-opbouw'),
  },
  {
    key: 'vrijeRuimte',
    title: 'Vrije ruimte rond het logo',
    description: 'Het logo met aan elke kant een half beeldmerk ruimte.',
    original: picture('logo-vrije-ruimte'),
  },
  {
    key: 'kleinsteMaten',
    title: 'Kleinste maten',
    description: 'Het logo op 30 millimeter of 120 pixels en het beeldmerk op 8 millimeter of 24 pixels.',
    original: picture('logo-kleinste-maten'),
  },
  {
    key: 'logoZoNiet',
    title: 'Zo gebruik je het logo niet',
    description: 'Zes fouten: uitrekken, kantelen, andere kleuren, een kader, op het licht en een slogan.',
    original: picture('logo-zo-niet'),
  },
  {
    key: 'logoMetPartner',
    title: 'Logo bij een partner',
    description: 'Ons logo links, een dunne lijn en rechts het logo van een partner van gelijk gewicht.',
    original: picture('logo-met-partner'),
    files: [file('logo-bij-partners.pdf')],
  },
  {
    key: 'profielfoto',
    title: 'Profielfoto voor sociale media',
    description: 'Het beeldmerk op nachtblauw, één keer rond en één keer vierkant afgesneden.',
    original: picture('profielfoto'),
    files: ['profielfoto-1024px.png', 'profielfoto.svg'].map(file),
  },
];
