import { contrast, hue, palette, rgbOf } from '../kit/palette';

// Windows' editor is where most of these are opened.
const page = (...lines: string[]): string => `${lines.join('\r\n')}\r\n`;

/** The recipes of all colours, to copy from. */
export const colourValues = (): string =>
  page(
    'Kleurwaarden van Noorderlicht',
    'Bijgewerkt op 14 november 2026',
    '',
    ...Object.values(palette).flatMap((ink) => [
      ink.name,
      `  HEX   ${ink.hex.toUpperCase()}`,
      `  RGB   ${rgbOf(ink.hex).join(' ')}`,
      `  CMYK  ${ink.cmyk.join(' ')}`,
      `  PMS   ${ink.pms}`,
      `  Contrast op wit  ${contrast(ink.hex, hue.white)} : 1`,
      '',
    ]),
    'Vragen? huisstijl@noorderlicht.example, toestel 4100',
  );

/** The mail signature without any layout, for phones and old mail programs. */
export const signature = (): string =>
  page(
    'Met vriendelijke groet,',
    '',
    'Voornaam Achternaam',
    'Functie, afdeling',
    '',
    'Noorderlicht',
    'Poollaan 1, 9999 NL Lichtdam',
    'Toestel 0000 · ma, di en do',
    'noorderlicht.example',
  );

/** Ten questions to ask of a text before it goes out. */
export const writingCheck = (): string =>
  page(
    'Schrijfcheck: tien vragen voor je tekst de deur uit gaat',
    '',
    ' 1. Staat het belangrijkste in de eerste zin?',
    ' 2. Weet de lezer wat hij nu moet doen, waar en wanneer?',
    ' 3. Zeg je "je" tegen de lezer en "wij" over het ziekenhuis?',
    ' 4. Is geen zin langer dan vijftien woorden, op een enkele na?',
    ' 5. Staat elk vakwoord er alleen als het moet, en met uitleg erbij?',
    ' 6. Doet er in elke zin iemand iets? Haal "worden" eruit.',
    ' 7. Zegt elk kopje wat eronder staat?',
    ' 8. Staan cijfers, tijden en routes los van de tekst, zodat je ze terugvindt?',
    ' 9. Heb je de tekst hardop gelezen?',
    '10. Heeft iemand van buiten je afdeling hem gelezen?',
    '',
    'Negen keer ja? Verstuur hem. Minder? Bel Team Communicatie, toestel 4100.',
  );
