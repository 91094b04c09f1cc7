import { list, table } from '../html';
import type { DemoPage } from '../types';

/** Social media; an editor is busy with it. */
export const socialMedia: DemoPage = {
  slug: 'social-media',
  title: 'Sociale media',
  isPublic: false,
  groups: ['communicatie', 'medewerkers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Drie formaten, één beeld',
      subtitle: 'Maak het hoge formaat eerst, dan passen de andere erin.',
      body: list(
        'Eén vlak, één kop van hooguit vijf woorden.',
        'Het beeldmerk linksonder. De naam staat al in de profielnaam.',
        'Beschrijf in de tekst wat er op het beeld te zien is.',
      ),
      asset: 'socialFormaten',
      settings: { outlined: 'outlined', backgroundColor: 'white' },
    },
    { type: 'asset', asset: 'profielfoto' },
    {
      type: 'text',
      title: 'Op je eigen account',
      body: '<p>Vertel gerust over je werk. Drie dingen doe je niet: herkenbare patiënten, medisch advies aan één persoon, en beelden uit een behandelkamer. Twijfel je? Bel de persdienst, toestel 4110, ook in het weekend.</p>',
    },
    {
      type: 'html',
      groups: ['communicatie'],
      body: table(
        'Wie antwoordt wanneer',
        ['Vraag over', 'Antwoord binnen', 'Door'],
        [
          ['route, bezoektijd, parkeren', '1 uur', 'gastvrouwen'],
          ['een afspraak', '4 uur, in een privébericht', 'het klantcontactteam'],
          ['een klacht', 'dezelfde dag', 'de klachtenfunctionaris'],
          ['de pers', 'direct bellen', 'de persdienst, toestel 4110'],
        ],
      ),
    },
  ],
  addedLater: [
    {
      type: 'text',
      title: 'Nieuw: korte film',
      subtitle: 'Concept, eerst laten lezen door de persdienst.',
      body: '<p>Vanaf januari maken we elke week een film van een halve minuut over één afdeling. Staand, ondertiteld en zonder muziek. Wil je meedoen? Meld je bij Lotte Hoekstra, toestel 4102.</p>',
    },
  ],
};
