import { list } from '../html';
import type { DemoBlock } from '../types';

/** Who sees what: blocks for everybody, for one group, for several and for nobody but admins. */
export const rightsBlocks: DemoBlock[] = [
  {
    type: 'text',
    groups: ['communicatie'],
    title: 'Voor iedereen, te bewerken door één groep',
    body: '<p>Deze pagina is openbaar en dit blok is niet privé: iedereen ziet het. De groep telt alleen mee voor wat je mag downloaden.</p>',
  },
  {
    type: 'text-asset',
    isPrivate: true,
    groups: ['medewerkers', 'communicatie'],
    title: 'Alleen voor medewerkers en Team Communicatie',
    subtitle: 'Privé, dus zonder inloggen zie je dit niet.',
    body: '<p>Medewerkers mogen het sjabloon downloaden. Vormgevers en vrijwilligers zien op deze plek niets.</p>',
    asset: 'dia',
    settings: { textDirection: 'left', outlined: 'outlined', backgroundColor: 'white' },
  },
  {
    type: 'assets',
    isPrivate: true,
    groups: ['vormgevers', 'communicatie'],
    assets: ['pictogrammen', 'kleurwaaier', 'visitekaartje'],
    settings: { outlined: 'outlined', backgroundColor: 'blueDark' },
  },
  {
    type: 'text',
    isPrivate: true,
    groups: ['vrijwilligers'],
    title: 'Alleen voor vrijwilligers',
    body: list('Vrijwilligers mogen lezen.', 'Downloaden hoort niet bij hun groep.'),
  },
  {
    type: 'asset',
    isPrivate: true,
    groups: ['vrijwilligers', 'medewerkers'],
    asset: 'tijdelijkBord',
    settings: { outlined: 'default', backgroundColor: 'transparent' },
  },
  {
    type: 'text-assets',
    title: 'Een privé-asset in een openbaar blok',
    body: '<p>Links staat iets voor iedereen, rechts een visitekaartje dat privé is. Zonder inloggen blijft die plaats leeg.</p>',
    assets: ['briefpapier', 'visitekaartje'],
    settings: { backgroundColor: 'transparent' },
  },
  {
    type: 'text-tile',
    isPrivate: true,
    groups: [],
    title: 'Voor geen enkele groep',
    body: '<p>Alleen beheerders zien dit blok. Handig om iets klaar te zetten op een pagina die al gepubliceerd is.</p>',
    tile: {
      title: 'Nog even niet',
      background: 'transparent',
      button: {
        label: 'Lees over rechten',
        url: '/huisstijl',
        target: '_blank',
        icon: { value: 'external-link', direction: 'right' },
      },
    },
  },
];
