import { steps } from '../html';
import type { DemoPage } from '../types';

/** The logo beside that of others. */
export const samenMetPartners: DemoPage = {
  slug: 'samen-met-partners',
  title: 'Samen met partners',
  parent: 'logo',
  isPublic: false,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Wie eerst, wie groter?',
      subtitle: 'Is het ons initiatief, dan staan wij links. Anders sluiten we achteraan.',
      body: '<p>Logo’s zijn even zwaar, niet per se even hoog. Zet er een dunne grijze lijn tussen, met aan beide kanten een half beeldmerk ruimte. Meer dan vier logo’s? Zet dan alleen namen, in tekst.</p>',
      asset: 'logoMetPartner',
      settings: { outlined: 'outlined', backgroundColor: 'white' },
    },
    {
      type: 'text',
      title: 'Vraagt iemand ons logo?',
      body: steps(
        'Vraag waarvoor, en of we die activiteit echt steunen.',
        'Stuur het blad <em>Het logo bij partners</em> mee met het bestand.',
        'Vraag een proef terug voordat het gedrukt of geplaatst wordt.',
      ),
    },
    {
      type: 'text',
      groups: ['communicatie'],
      title: 'Afspraken met vaste partners',
      body: '<p>Met Huis aan de Dijk, de huisartsenpost en de ambulancedienst hebben we vaste afspraken. Zij mogen het logo gebruiken zonder te vragen, zolang het om de gezamenlijke spoedzorg gaat. De afspraak loopt tot en met 2028.</p>',
    },
  ],
};
