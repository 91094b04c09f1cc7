import { list } from '../html';
import type { DemoPage } from '../types';

/** Film. */
export const bewegendBeeld: DemoPage = {
  slug: 'bewegend-beeld',
  title: 'Bewegend beeld',
  parent: 'beeldtaal',
  isPublic: false,
  groups: ['communicatie', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text',
      title: 'Rustig in beeld',
      subtitle: 'Een film van ons begint met een mens en eindigt met het logo.',
      body: list(
        'Ondertitel alles, ook het gesproken woord van een minuut.',
        'Houd een beeld minstens drie seconden vast. Geen zooms, geen flitsen.',
        'Muziek is zacht en mag ook uit. De boodschap staat in beeld.',
        'Korter dan negentig seconden, of in delen.',
      ),
    },
    { type: 'asset', asset: 'bewegendLogo', settings: { backgroundColor: 'blueDark' } },
    {
      type: 'text-asset',
      title: 'Het openingsbeeld',
      body: '<p>Kies een stilstaand beeld waarop je ziet waar de film over gaat. Geen mens beschikbaar? Gebruik dan dit beeld met het lint.</p>',
      asset: 'filmbeeld',
      settings: { textDirection: 'right', backgroundColor: 'blueDark' },
    },
  ],
};
