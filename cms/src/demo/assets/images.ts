import type { DemoAsset } from '../types';
import { file, picture } from './names';

/** Illustrations, light, icons, film and the drawings on tiles. */
export const imageAssets: DemoAsset[] = [
  {
    key: 'inGesprek',
    title: 'In gesprek',
    description: 'Een arts legt een hand op de schouder van een oudere patiënt.',
    original: picture('in-gesprek'),
    files: ['illustratie-in-gesprek.svg', 'illustratie-in-gesprek.jpg'].map(file),
  },
  {
    key: 'aanHetBed',
    title: 'Aan het bed',
    description: 'Een verpleegkundige staat bij het bed van een kind en houdt de deken vast.',
    original: picture('aan-het-bed'),
    files: ['illustratie-aan-het-bed.svg', 'illustratie-aan-het-bed.jpg'].map(file),
  },
  {
    key: 'wachtruimte',
    title: 'In de wachtruimte',
    description: 'Een opa en een kind zitten samen op een paarse bank, naast een plant.',
    original: picture('wachtruimte'),
    files: ['illustratie-wachtruimte.svg', 'illustratie-wachtruimte.jpg'].map(file),
  },
  {
    key: 'team',
    title: 'Het team',
    description: 'Drie collega’s staan schouder aan schouder.',
    original: picture('team'),
    files: ['illustratie-team.svg', 'illustratie-team.jpg'].map(file),
  },
  {
    key: 'uitsnedeGoed',
    title: 'Zo wel: ogen op een derde',
    description: 'Portret met de ogen op de bovenste lijn en ruimte in de kijkrichting.',
    original: picture('uitsnede-goed'),
  },
  {
    key: 'uitsnedeFout',
    title: 'Zo niet: kruin eraf',
    description: 'Portret waarvan de bovenkant van het hoofd is afgesneden.',
    original: picture('uitsnede-fout'),
  },
  {
    key: 'gevelAvond',
    title: 'De gevel bij avond',
    description: 'Het ziekenhuis bij avond, met het noorderlicht als lint van licht boven het dak.',
    original: picture('gevel-avond', 'jpg'),
    files: [file('gevel-avond.jpg')],
  },
  {
    key: 'pictogrammen',
    title: 'Pictogrammen',
    description: 'Zes ronde pictogrammen: hulp, hart, thuis, richting, mens en afspraak.',
    original: picture('pictogrammen'),
    files: ['pictogrammen.svg', 'pictogrammen.pdf', 'pictogrammen.eps'].map(file),
  },
  {
    key: 'lichtLiggend',
    title: 'Licht, liggend',
    description: 'Het lint als noorderlicht: een verloop van aqua, blauw en paars op nachtblauw.',
    original: picture('licht-liggend', 'jpg'),
    files: [file('licht-liggend.svg')],
  },
  {
    key: 'lichtBreed',
    title: 'Licht, breed',
    description: 'Het lint als noorderlicht in een brede uitsnede, voor schermen en banners.',
    original: picture('licht-breed', 'jpg'),
    files: [file('licht-breed.svg')],
  },
  {
    key: 'lichtStaand',
    title: 'Licht, staand',
    description: 'Het lint als noorderlicht in een staande uitsnede, voor telefoons en roll-ups.',
    original: picture('licht-staand', 'jpg'),
    files: [file('licht-staand.svg')],
  },
  {
    key: 'bewegendLogo',
    title: 'Bewegend logo',
    description: 'Film van zes seconden zonder geluid: het lint tekent zichzelf en wordt het logo.',
    original: file('bewegend-logo.mp4'),
  },
  {
    key: 'filmbeeld',
    title: 'Openingsbeeld van een film',
    description: 'Het lint in aqua en blauw op nachtblauw, met een witte afspeelknop.',
    original: picture('filmbeeld'),
  },
  { key: 'tegelLogo', title: 'Tegel: lint', description: '', original: picture('tegel-logo') },
  { key: 'tegelBlauw', title: 'Tegel: boog in blauw', description: '', original: picture('tegel-blauw') },
  { key: 'tegelLetter', title: 'Tegel: Aa', description: '', original: picture('tegel-letter') },
  { key: 'tegelPaars', title: 'Tegel: boog in paars', description: '', original: picture('tegel-paars') },
  { key: 'tegelAqua', title: 'Tegel: lint in aqua', description: '', original: picture('tegel-aqua') },
];
