import { list } from '../html';
import type { DemoPage } from '../types';

/** Room, sizes and mistakes. */
export const logoGebruik: DemoPage = {
  slug: 'logo-gebruik',
  title: 'Het logo gebruiken',
  parent: 'logo',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Geef het de ruimte',
      subtitle: 'Minstens een half beeldmerk, aan alle kanten.',
      body: '<p>In die ruimte staat geen tekst, geen ander logo en geen rand van het papier. Meer ruimte mag altijd. Op een poster is een heel beeldmerk mooier.</p>',
      asset: 'vrijeRuimte',
      settings: { textDirection: 'right', outlined: 'outlined', backgroundColor: 'white' },
    },
    {
      type: 'asset',
      asset: 'kleinsteMaten',
      settings: { outlined: 'outlined' },
    },
    {
      type: 'text',
      title: 'Niet kleiner dan dit',
      body: `<p>Het logo is op papier minstens 30 millimeter breed en op een scherm 120 pixels. Past dat niet, neem dan alleen het beeldmerk. Onder de 24 pixels gebruik je het bestand van 16 pixels, dat is met de hand scherp gemaakt.</p>${list(
        'Op een pen: alleen het beeldmerk, 8 millimeter.',
        'Op een badge: het logo, 34 millimeter.',
        'In de voet van een mail: het logo, 180 pixels.',
      )}`,
    },
    {
      type: 'text-assets',
      title: 'Zes keer zo niet',
      body: '<p>We komen ze alle zes tegen. Zie je er één hangen? Maak een foto en stuur hem naar Team Communicatie, dan maken we samen een goede.</p>',
      assets: ['logoZoNiet'],
      settings: { backgroundColor: 'white' },
    },
  ],
};
