import { steps, table } from '../html';
import type { DemoPage } from '../types';

/** Print: how to deliver it, and what there is. */
export const drukwerk: DemoPage = {
  slug: 'drukwerk',
  title: 'Drukwerk',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Drukklaar in zes stappen',
      body: steps(
        'Maak het document op ware grootte, met 3 mm afloop rondom.',
        'Zet alle kleuren om naar CMYK, met onze recepten.',
        'Beeld heeft 300 dpi op ware grootte.',
        'Zet letters om naar contouren, of sluit Figtree in.',
        'Exporteer als pdf/X-4 met snijtekens.',
        'Mail hem vijf werkdagen voor de drukdatum naar <a href="mailto:drukwerk@noorderlicht.example">drukwerk@noorderlicht.example</a>.',
      ),
      asset: 'afloop',
    },
    {
      type: 'html',
      body: table(
        'Papier en formaat',
        ['Wat', 'Formaat', 'Papier', 'Oplage'],
        [
          ['Briefpapier', 'A4', 'wit offset 90 grams', 'per 500'],
          ['Visitekaartje', '85 × 55 mm', 'wit houtvrij 350 grams', 'per 250'],
          ['Patiëntenfolder', 'A5, 4 of 8 pagina’s', 'wit offset 120 grams', 'per 500'],
          ['Poster', 'A3 of A2', 'mat gestreken 170 grams', 'per 25'],
          ['Afspraakkaartje', '85 × 55 mm', 'wit houtvrij 300 grams', 'per 1000'],
        ],
      ),
    },
    {
      type: 'text-asset',
      title: 'Poster open dag',
      subtitle: 'Paars, want het is een campagne.',
      body: '<p>A3 met afloop, klaar voor de drukker. Wil je hem zelf ophangen? Vraag om een geprinte bij Team Communicatie, ze zijn gratis.</p>',
      asset: 'posterOpenDag',
      settings: { textDirection: 'right', backgroundColor: 'purple' },
    },
    {
      type: 'text-tile',
      groups: ['communicatie', 'medewerkers'],
      isPrivate: true,
      title: 'Bestellen uit voorraad',
      body: '<p>Briefpapier, enveloppen, folders en badgehouders liggen in het magazijn. Vul de lijst in, dan staat het binnen twee werkdagen bij je balie.</p>',
      tile: {
        title: 'Visitekaartjes',
        body: '<p>Die bestel je op naam.</p>',
        background: 'blue',
        asset: 'tegelBlauw',
        button: { label: 'Naar visitekaartjes', url: '/huisstijl/visitekaartjes' },
      },
    },
    {
      type: 'assets',
      groups: ['communicatie', 'medewerkers'],
      isPrivate: true,
      assets: ['bestellijst', 'briefpapier', 'folder'],
    },
  ],
};
