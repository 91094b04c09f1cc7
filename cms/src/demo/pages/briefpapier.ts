import { list } from '../html';
import type { DemoPage } from '../types';

/** Letter paper. */
export const briefpapier: DemoPage = {
  slug: 'briefpapier',
  title: 'Briefpapier',
  parent: 'drukwerk',
  isPublic: false,
  groups: ['communicatie', 'medewerkers', 'vormgevers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'Voorgedrukt voor de post',
      subtitle: 'Voor brieven die op papier de deur uit gaan.',
      body: `${list(
        'Kantlijn links 25 mm, precies onder de N van het logo.',
        'Adres van de ontvanger op 52 mm van boven, dan past het venster.',
        'Vervolgvellen zijn blanco.',
      )}<p>Mail je een brief als pdf? Gebruik dan het sjabloon in Word, daar zit het logo al in.</p>`,
      asset: 'briefpapier',
      settings: { backgroundColor: 'transparent' },
    },
    {
      type: 'text',
      title: 'Enveloppen',
      body: '<p>C5 met venster rechts. Linksboven staat alleen het retouradres, zonder logo: wie een brief van het ziekenhuis krijgt, hoeft dat niet met de buren te delen.</p>',
    },
  ],
};
