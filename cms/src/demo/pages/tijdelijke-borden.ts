import { list } from '../html';
import type { DemoPage } from '../types';

/** Notices, badges and what volunteers need. */
export const tijdelijkeBorden: DemoPage = {
  slug: 'tijdelijke-borden',
  title: 'Tijdelijke borden',
  parent: 'gebouwen-en-borden',
  isPublic: false,
  groups: ['communicatie', 'medewerkers', 'vrijwilligers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Vandaag even anders',
      subtitle: 'Een lift stuk, een deur dicht, een route om. Hang het goed op.',
      body: list(
        'Gebruik het A4 in de standaard, nooit plakband op een deur.',
        'Zeg eerst wat iemand moet doen, dan pas waarom.',
        'Zet erop tot wanneer het geldt, en haal het daarna weg.',
      ),
      asset: 'tijdelijkBord',
    },
    {
      type: 'text-asset',
      title: 'Je badge',
      body: '<p>Je voornaam groot, je rol eronder. Draag hem op borsthoogte aan het aqua koord, dan weet iedereen dat je kunt helpen. Kwijt? Haal een nieuwe bij de receptie.</p>',
      asset: 'badge',
      settings: { textDirection: 'right', backgroundColor: 'white' },
    },
    {
      type: 'text',
      groups: ['vrijwilligers'],
      title: 'Voor gastvrouwen en gastheren',
      body: '<p>Loop mee als iemand twijfelt, ook als het druk is. Vraag naar het routenummer in de brief, niet naar de reden van het bezoek.</p>',
    },
    {
      type: 'text',
      groups: ['communicatie', 'medewerkers'],
      title: 'Langer dan een week?',
      body: '<p>Meld het bij Team Gebouw, toestel 4300. Dan komt er een bord dat past bij de rest en staat de omweg ook in de brieven.</p>',
    },
  ],
};
