import type { DemoPage } from '../types';

/** A page that nobody but editors sees: it was never published. */
export const jubileum: DemoPage = {
  slug: 'jubileum',
  title: 'Vijfentwintig jaar Noorderlicht',
  isPublic: true,
  groups: ['communicatie', 'vormgevers'],
  published: false,
  blocks: [
    {
      type: 'text-asset-background',
      title: 'Vijfentwintig jaar licht',
      subtitle: 'Concept. Het jubileum is in september, de campagne begint in juni.',
      body: '<p>We vieren wat er hetzelfde bleef: iemand die naast je komt zitten. Geen getal van ballonnen, geen gouden logo.</p>',
      backgroundAsset: 'lichtStaand',
      settings: {
        contentBackgroundColor: 'purple',
        backgroundColor: 'purple',
        backgroundSize: 'auto',
        textDirection: 'right',
      },
    },
    {
      type: 'text',
      title: 'Nog te beslissen',
      body: '<ul><li>Krijgt het lint een feestkleur, of juist niet?</li><li>Wie staat er op de poster?</li><li>Wat sturen we naar oud-collega’s?</li></ul>',
    },
  ],
};
