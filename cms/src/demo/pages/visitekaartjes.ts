import { steps } from '../html';
import type { DemoPage } from '../types';

/** Business cards. */
export const visitekaartjes: DemoPage = {
  slug: 'visitekaartjes',
  title: 'Visitekaartjes',
  parent: 'drukwerk',
  isPublic: false,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Eén kaartje voor iedereen',
      subtitle: 'De raad van bestuur heeft hetzelfde als de balie.',
      body: '<p>Voorop het logo, achterop je naam, functie en toestel. Geen mobiel nummer, geen foto, geen sociale media. Wie je wil bereiken, belt je afdeling.</p>',
      asset: 'visitekaartje',
    },
    {
      type: 'text',
      groups: ['communicatie', 'medewerkers'],
      title: 'Zo bestel je',
      body: steps(
        'Mail je naam, functie, afdeling en toestel naar <a href="mailto:drukwerk@noorderlicht.example">drukwerk@noorderlicht.example</a>.',
        'Je krijgt binnen een dag een proef. Antwoord met akkoord.',
        'Een doos van 250 ligt na een week in het postvak van je afdeling.',
      ),
    },
    {
      type: 'text',
      groups: ['communicatie', 'vormgevers'],
      title: 'Voor de drukker',
      body: '<p>Twee zijden, volledig CMYK, geen lak. De namen staan in het EPS-bestand als contouren. Zet nieuwe namen in Figtree 600 op 11 punten, functie in 400 op 8 punten, beide op de bestaande basislijn.</p>',
    },
  ],
};
