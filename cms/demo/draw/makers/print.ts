import type { Made } from '../kit/made';
import { hue } from '../kit/palette';
import { field, finish, newPdf, page, place, write, type Pdf } from '../kit/pdf';
import { toEps } from '../kit/eps';
import { arch, crop, line, logo, mark, rect, svg, text, tricolour } from '../kit/svg';

const logoDrawing = svg(474, 88, logo(0, 0, 88));
const markDrawing = svg(88, 88, mark(0, 0, 88));
const markOnDark = svg(88, 88, mark(0, 0, 88, tricolour.dark));

/** An arch of the ribbon that stands on the lower edge of a window of width by height. */
const window = (
  width: number,
  height: number,
  x: number,
  y: number,
  band: number,
  inner: number,
  colours: string[],
) => svg(width, height, crop(0, 0, width, height, arch(x, y, band, inner, colours)));

/** Pre-printed letter paper: logo on top, address and a blue foot that bleeds. */
function letterPaper(): Promise<Buffer> {
  const doc = newPdf('Briefpapier Noorderlicht');
  page(doc, 210, 297, 3);
  place(doc, logoDrawing, 20, 15, 52);
  const lines = 'Noorderlicht\nPoollaan 1\n9999 NL Lichtdam\nnoorderlicht.example';
  write(doc, lines, { x: 150, y: 15, width: 45, size: 8.5, hex: hue.grey, lead: 1.5 });
  field(doc, -3, 285, 216, 15, hue.blue);
  return finish(doc);
}

/** The two sides of the business card, 85 by 55 mm with 3 mm bleed. */
function businessCard(): Promise<Buffer> {
  const doc = newPdf('Visitekaartje Noorderlicht');
  page(doc, 85, 55, 3);
  field(doc, -3, -3, 91, 61, hue.blueDark);
  place(doc, svg(474, 88, logo(0, 0, 88, tricolour.dark, hue.white)), 8, 8, 44);
  page(doc, 85, 55, 3);
  write(doc, 'Voornaam Achternaam', { x: 8, y: 8, width: 60, size: 11, weight: 600, hex: hue.blueDark });
  write(doc, 'Functie, afdeling', { x: 8, y: 14, width: 60, size: 8, hex: hue.grey });
  const lines = 'Toestel 0000\nvoornaam.achternaam@noorderlicht.example\nPoollaan 1, 9999 NL Lichtdam';
  write(doc, lines, { x: 8, y: 33, width: 58, size: 7.5, lead: 1.5 });
  place(doc, markDrawing, 68, 38, 9);
  return finish(doc);
}

/** The same card as one drawing, for printers who want to set the names themselves. */
function businessCardEps(): string {
  const name = { x: 80, y: 120, size: 38, weight: 600 } as const;
  const source = svg(
    850,
    550,
    rect(0, 0, 850, 550, hue.white),
    text('Voornaam Achternaam', hue.blueDark, name),
    text('Functie, afdeling', hue.grey, { x: 80, y: 168, size: 28 }),
    text('Toestel 0000', hue.black, { x: 80, y: 366, size: 26 }),
    text('voornaam.achternaam@noorderlicht.example', hue.black, { x: 80, y: 406, size: 26 }),
    text('Poollaan 1, 9999 NL Lichtdam', hue.black, { x: 80, y: 446, size: 26 }),
    mark(680, 380, 90),
  );
  return toEps(source, 'noorderlicht visitekaartje', 85);
}

/** The poster of the open day, A3 with bleed. */
function poster(): Promise<Buffer> {
  const doc = newPdf('Poster open dag Noorderlicht');
  page(doc, 297, 420, 3);
  field(doc, -3, -3, 303, 426, hue.purple);
  place(doc, window(303, 300, 88, 150, 32, 22, tricolour.purple), -3, 123, 303);
  write(doc, 'Kom kijken', { x: 24, y: 24, width: 250, size: 118, weight: 600, hex: hue.white, lead: 1 });
  write(doc, 'Open dag op 14 maart, van 11 tot 16 uur', {
    x: 26,
    y: 74,
    width: 240,
    size: 30,
    hex: hue.white,
  });
  const more =
    'Kijk mee in de operatiekamer, rijd een rondje in de ambulance en vraag alles wat je altijd al wilde weten.';
  write(doc, more, { x: 26, y: 92, width: 150, size: 19, hex: hue.white, lead: 1.45 });
  place(doc, markOnDark, 24, 372, 26);
  return finish(doc);
}

/** A notice in a stand, A4, to print on any printer. */
function notice(): Promise<Buffer> {
  const doc = newPdf('Tijdelijk bord: vandaag via ingang Oost');
  page(doc, 210, 297);
  field(doc, 0, 0, 210, 112, hue.orange);
  const arrow = line('M40 60h110m-46-46 46 46-46 46', hue.white, 16, 'round');
  place(doc, svg(200, 120, arrow), 20, 32, 84);
  write(doc, 'Vandaag via\ningang Oost', {
    x: 20,
    y: 132,
    width: 175,
    size: 64,
    weight: 600,
    hex: hue.blueDark,
    lead: 1.1,
  });
  const words =
    'De hoofdingang is dicht tot 16 uur. Volg de blauwe lijn op de grond. Loop je moeilijk? Bel toestel 4000, dan halen we je op.';
  write(doc, words, { x: 20, y: 194, width: 150, size: 20, lead: 1.45 });
  place(doc, logoDrawing, 20, 262, 64);
  return finish(doc);
}

function folderPage(doc: Pdf, title: string, parts: [string, string][]): void {
  page(doc, 148, 210, 3);
  let y =
    write(doc, title, { x: 14, y: 16, width: 118, size: 22, weight: 600, hex: hue.blueDark, lead: 1.15 }) + 6;
  for (const [head, body] of parts) {
    y = write(doc, head, { x: 14, y, width: 112, size: 12, weight: 600, hex: hue.aqua }) + 0.5;
    y = write(doc, body, { x: 14, y, width: 112, size: 11, lead: 1.55 }) + 5;
  }
  place(doc, markDrawing, 124, 188, 10);
}

/** The patient folder "Naar huis na je operatie", A5: a cover and three pages. */
function folder(): Promise<Buffer> {
  const doc = newPdf('Naar huis na je operatie');
  page(doc, 148, 210, 3);
  field(doc, -3, -3, 154, 122, hue.aqua);
  place(doc, window(154, 122, 30, 74, 20, 14, ['#2b9aa3', '#6fc0c4', '#bfeeea']), -3, -3, 154);
  write(doc, 'Naar huis\nna je operatie', {
    x: 14,
    y: 130,
    width: 120,
    size: 32,
    weight: 600,
    hex: hue.blueDark,
    lead: 1.12,
  });
  write(doc, 'Dagbehandeling, route 14', { x: 14, y: 160, width: 110, size: 13, hex: hue.grey });
  place(doc, logoDrawing, 14, 188, 48);
  folderPage(doc, 'De eerste dag', [
    [
      'Laat je ophalen',
      'Je mag 24 uur niet zelf rijden of fietsen. Spreek af wie je haalt en wie er de eerste nacht bij je is.',
    ],
    ['Neem rust', 'Je kunt slaperig zijn. Teken vandaag niets belangrijks en drink geen alcohol.'],
    ['Eet en drink rustig aan', 'Begin met water en iets lichts. Gaat dat goed, dan eet je gewoon mee.'],
    ['Pijn', 'Neem de medicijnen die op je briefje staan, op vaste tijden. Wacht niet tot de pijn erg is.'],
  ]);
  folderPage(doc, 'De eerste week', [
    [
      'De wond',
      'Laat de pleister twee dagen zitten. Daarna mag je kort douchen. Een bad of zwembad kan weer na twee weken.',
    ],
    ['Bewegen', 'Loop elke dag een stukje verder. Til niet meer dan een volle boodschappentas.'],
    ['Werk', 'Vraag je arts wanneer je weer kunt werken. Bij kantoorwerk is dat meestal na een week.'],
    [
      'Controle',
      'Je afspraak staat op de laatste bladzijde. Kun je niet? Bel dan uiterlijk een dag van tevoren.',
    ],
  ]);
  folderPage(doc, 'Bel ons als', [
    ['Direct', 'de wond blijft bloeden, je koorts hebt boven 38,5 graden, of als je benauwd bent.'],
    ['Binnen een dag', 'de pijn erger wordt, de wond rood en warm is, of als plassen niet lukt.'],
    [
      'Telefoon',
      'Overdag de Dagbehandeling, toestel 4212. Na 17 uur en in het weekend de Spoedpost, toestel 4112.',
    ],
    ['Jouw controle', 'Datum: ______________     Tijd: ________\n\nBij: ______________________________'],
  ]);
  return finish(doc);
}

/** Everything that goes to a printer. */
export async function makePrint(): Promise<Made> {
  return {
    'noorderlicht-briefpapier-a4.pdf': await letterPaper(),
    'noorderlicht-visitekaartje-85x55mm.pdf': await businessCard(),
    'noorderlicht-visitekaartje-85x55mm.eps': businessCardEps(),
    'noorderlicht-poster-open-dag-a3.pdf': await poster(),
    'noorderlicht-tijdelijk-bord-a4.pdf': await notice(),
    'noorderlicht-folder-naar-huis-a5.pdf': await folder(),
  };
}
