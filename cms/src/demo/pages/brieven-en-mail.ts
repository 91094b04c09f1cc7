import { list } from '../html';
import type { DemoPage } from '../types';

/** Letters and mail, for those who write them. */
export const brievenEnMail: DemoPage = {
  slug: 'brieven-en-mail',
  title: 'Brieven en mail',
  parent: 'tone-of-voice',
  isPublic: false,
  groups: ['communicatie', 'medewerkers'],
  published: true,
  blocks: [
    {
      type: 'text-asset',
      title: 'De brief in Word',
      subtitle: 'Kopjes, witregels en logo staan goed. Jij hoeft alleen te schrijven.',
      body: `${list(
        'Vul in wat tussen vierkante haken staat.',
        'Eén onderwerp, één bladzijde.',
        'Onderteken met je voornaam en achternaam. Titels staan achter je functie.',
      )}<p>Voor vergaderingen is er een verslag dat begint met het besluit.</p>`,
      asset: 'brief',
      settings: { outlined: 'outlined' },
    },
    {
      type: 'text-asset',
      title: 'Je handtekening onder mail',
      body: '<p>In Outlook staat hij al klaar met je eigen gegevens. Op je telefoon plak je de versie zonder opmaak. Zet er geen spreuk, banner of groene boom onder.</p>',
      asset: 'handtekening',
      settings: { textDirection: 'right', outlined: 'outlined', backgroundColor: 'white' },
    },
    {
      type: 'html',
      body: '<h2>Afwezig?</h2><p>Kopieer deze tekst en vul hem aan.</p><blockquote><p>Ik lees mijn mail weer op [dag]. Gaat het over een afspraak? Bel de balie, toestel [nummer]. Kan het niet wachten? Mail [collega].</p></blockquote>',
    },
  ],
};
