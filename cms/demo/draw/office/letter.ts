import { Footer, Header, Paragraph } from 'docx';
import { logoRun, small, twips, word } from './word';

const line = (text: string, after = 0): Paragraph => new Paragraph({ text, spacing: { after } });

/** The letter in Word, with places to fill in between square brackets. */
export async function makeLetter(): Promise<Buffer> {
  const header = new Header({ children: [new Paragraph({ children: [await logoRun(52)] })] });
  const footer = new Footer({
    children: [small('Noorderlicht · Poollaan 1, 9999 NL Lichtdam · noorderlicht.example')],
  });
  const body = [
    line('[Naam van de ontvanger]'),
    line('[Straat en huisnummer]'),
    line('[Postcode en plaats]', 480),
    line('Lichtdam, [datum]'),
    line('Onderwerp: [waar de brief over gaat, in vijf woorden]', 480),
    line('Beste [aanhef en naam],', 200),
    line('[Begin met wat de lezer moet weten of doen. Eén zin.]', 200),
    line('[Leg daarna uit waarom. Houd het bij drie korte alinea’s.]', 200),
    line('Heb je een vraag? Bel ons op toestel [nummer], op werkdagen van 8 tot 17 uur.', 400),
    line('Met vriendelijke groet,', 720),
    line('[Voornaam Achternaam]'),
    line('[Functie, afdeling]'),
  ];
  const margin = { top: twips(52), right: twips(25), bottom: twips(30), left: twips(25), header: twips(16) };
  const page = { size: { width: twips(210), height: twips(297) }, margin };
  return word('Brief', [
    { properties: { page }, headers: { default: header }, footers: { default: footer }, children: body },
  ]);
}
