import { list } from '../html';
import type { DemoPage } from '../types';

/** Slides. */
export const presentaties: DemoPage = {
  slug: 'presentaties',
  title: 'Presentaties',
  isPublic: true,
  groups: ['communicatie', 'medewerkers'],
  published: true,
  blocks: [
    {
      type: 'text',
      title: 'Eén gedachte per dia',
      subtitle: 'Het publiek leest of luistert. Nooit allebei.',
      body: list(
        'De kop is een zin, geen onderwerp: <em>Wie de weg vindt, komt rustiger binnen</em>.',
        'Drie punten op een dia is veel. Nul mag ook.',
        'Letters van 20 punten of groter, dan leest de achterste rij mee.',
        'Eindig met de dia waarop je wilt dat het gesprek begint.',
      ),
    },
    { type: 'asset', asset: 'diaOverzicht', settings: { backgroundColor: 'white' } },
    {
      type: 'text-asset',
      isPrivate: true,
      title: 'Het sjabloon',
      subtitle: 'Elf dia’s voor PowerPoint, elk met een voorbeeld.',
      body: '<p>Dupliceer een voorbeeld en vul je eigen tekst in. Kleuren, letters en plaatsen staan vast, zodat je alleen over de inhoud hoeft na te denken.</p>',
      asset: 'dia',
      settings: { textDirection: 'right', backgroundColor: 'blueDark' },
    },
    {
      type: 'text-tile-header',
      header: 'Grafieken',
      title: 'Kleur één staaf',
      body: '<p>Maak alles lichtblauw, behalve het getal waar je over praat. Dat is blauw. Zet de waarde erbij en laat de as weg.</p>',
      tile: {
        title: '94%',
        body: '<p>Eén getal, heel groot. Dan onthoudt iedereen het.</p>',
        background: 'transparent',
      },
    },
  ],
};
