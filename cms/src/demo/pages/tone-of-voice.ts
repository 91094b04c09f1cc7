import { list, table } from '../html';
import type { DemoPage } from '../types';

/** How we write. */
export const toneOfVoice: DemoPage = {
  slug: 'tone-of-voice',
  title: 'Tone of voice',
  isPublic: true,
  groups: ['communicatie', 'medewerkers', 'vormgevers', 'vrijwilligers'],
  published: true,
  blocks: [
    {
      type: 'text',
      title: 'Schrijf zoals je praat',
      subtitle: 'Aan een bed zeg je nooit ‘u dient zich te melden’. Schrijf het dan ook niet.',
      body: `<p>Onze lezers zijn gespannen, moe of gehaast. Ze lezen één keer, op een telefoon. Help ze met vier gewoontes.</p>${list(
        '<strong>Het belangrijkste eerst.</strong> Wat moet iemand weten of doen? Dat is je eerste zin.',
        '<strong>Zeg je.</strong> Tegen de lezer, ook in brieven. ‘U’ gebruik je als iemand daarom vraagt.',
        '<strong>Gewone woorden.</strong> Vakwoorden leg je uit, of je laat ze weg.',
        '<strong>Korte zinnen.</strong> Vijftien woorden is genoeg. Eén langere mag.',
      )}`,
    },
    {
      type: 'html',
      body: `<h2>Zeg het liever zo</h2>${table(
        'Woorden die we vervangen',
        ['Niet', 'Maar'],
        [
          ['U dient zich te melden bij', 'Meld je bij'],
          ['Nuchter zijn', 'Niets eten en drinken'],
          ['Poliklinisch consult', 'Afspraak op de polikliniek'],
          ['Met betrekking tot', 'Over'],
          ['Indien u verhinderd bent', 'Kun je niet?'],
          ['Er wordt bloed afgenomen', 'We nemen bloed af'],
          ['Ontslag', 'Naar huis'],
          ['Mammografie', 'Foto van je borsten (mammografie)'],
        ],
      )}`,
    },
    {
      type: 'text-asset',
      title: 'De schrijfcheck',
      subtitle: 'Tien vragen voor je tekst de deur uit gaat.',
      body: '<p>Negen keer ja? Verstuur hem. Minder? Leg hem even weg, of bel ons. We lezen graag mee, ook als het haast heeft.</p>',
      asset: 'schrijfcheck',
      settings: { backgroundColor: 'purple' },
    },
    {
      type: 'html',
      body: '<h2>Van brief naar brief</h2><p>Dezelfde uitnodiging, voor en na.</p><blockquote><p>Geachte heer/mevrouw, hierbij delen wij u mede dat voor u een afspraak is ingepland ten behoeve van een poliklinisch consult d.d. 12 mei a.s. te 9.10 uur. U dient zich 15 minuten voorafgaand aan het consult te melden.</p></blockquote><blockquote><p><strong>Je afspraak is op dinsdag 12 mei om 9.10 uur.</strong> Kom om 8.55 uur naar de balie van route 12. Neem je zorgpas en je medicijnen mee. Kun je niet? Bel ons voor 10 mei op toestel 4212.</p></blockquote>',
    },
    {
      type: 'text',
      title: 'Slecht nieuws',
      body: '<p>Wees kort en wees precies. Schrijf geen ‘helaas’ en geen ‘onverhoopt’: zeg wat er is, wat we doen en wie je kunt bellen. Nieuws over iemands gezondheid vertellen we nooit als eerste op papier.</p>',
    },
  ],
};
