import type { Made } from '../kit/made';
import { drawing } from '../kit/images';
import { contrast, hue, palette, rgbOf, type Ink } from '../kit/palette';
import { field, finish, newPdf, page, place, write } from '../kit/pdf';
import { clearSpace } from '../pictures/logo';
import { logo, mark, svg, tricolour } from '../kit/svg';

const logoDrawing = svg(474, 88, logo(0, 0, 88));

/** The house style on one sheet: mark, colours, type, tone and whom to ask. */
function onePager(): Promise<Buffer> {
  const doc = newPdf('De huisstijl van Noorderlicht op één A4');
  page(doc, 210, 297);
  field(doc, 0, 0, 210, 84, hue.blueDark);
  place(doc, svg(88, 88, mark(0, 0, 88, tricolour.dark)), 140, 20, 44);
  write(doc, 'Zo zien we\neruit', {
    x: 20,
    y: 22,
    width: 110,
    size: 46,
    weight: 600,
    hex: hue.white,
    lead: 1.02,
  });
  write(doc, 'De huisstijl op één A4', { x: 20, y: 66, width: 110, size: 12, hex: hue.white });
  const rules: [string, string][] = [
    [
      'Logo',
      'Linksboven op brieven, rechtsonder op posters. Houd een half beeldmerk vrij. Niet smaller dan 30 mm of 120 pixels.',
    ],
    [
      'Kleur',
      'Begin met wit. Zet er één vlak blauw of nachtblauw op. Aqua legt uit, paars is voor campagnes.',
    ],
    [
      'Letter',
      'Figtree, in twee gewichten: 400 voor tekst, 600 voor koppen. Links lijnend, nooit in hoofdletters.',
    ],
    ['Beeld', 'Eén mens, één handeling, licht van boven. Ogen op een derde. Altijd met toestemming.'],
    [
      'Taal',
      'Schrijf zoals je praat. Zeg je tegen de lezer. Het belangrijkste eerst, vijftien woorden per zin.',
    ],
    ['Drukwerk', 'Pdf met 3 mm afloop, CMYK, beeld op 300 dpi. Stuur het vijf werkdagen voor de drukdatum.'],
  ];
  rules.forEach(([head, body], index) => {
    const [x, y] = [20 + (index % 2) * 90, 98 + Math.floor(index / 2) * 44];
    write(doc, head, { x, y, width: 80, size: 15, weight: 600, hex: hue.blueDark });
    write(doc, body, { x, y: y + 8, width: 78, size: 10.5, lead: 1.5 });
  });
  const inks = [
    palette.blue,
    palette.blueDark,
    palette.aqua,
    palette.blueLight,
    palette.purple,
    palette.orange,
  ];
  inks.forEach((ink, index) => {
    field(doc, 20 + index * 28.6, 234, 26, 14, ink.hex);
    write(doc, `${ink.name}\n${ink.hex.toUpperCase()}`, {
      x: 20 + index * 28.6,
      y: 250,
      width: 27,
      size: 8,
      lead: 1.4,
    });
  });
  place(doc, logoDrawing, 20, 274, 42);
  write(doc, 'Vragen? huisstijl@noorderlicht.example, toestel 4100', {
    x: 92,
    y: 276,
    width: 100,
    size: 9,
    hex: hue.grey,
  });
  return finish(doc);
}

/** The colour fan: a cover, two pages of swatches and the proportion, A5 across. */
function colourFan(): Promise<Buffer> {
  const doc = newPdf('Kleurwaaier Noorderlicht');
  page(doc, 210, 148);
  field(doc, 0, 0, 210, 148, hue.blueDark);
  write(doc, 'Kleurwaaier', { x: 16, y: 96, width: 160, size: 48, weight: 600, hex: hue.white, lead: 1 });
  write(doc, 'Zes kleuren en hun recepten voor scherm en drukpers', {
    x: 16,
    y: 118,
    width: 170,
    size: 12,
    hex: hue.white,
  });
  place(doc, svg(88, 88, mark(0, 0, 88, tricolour.dark)), 16, 16, 24);
  const inks: Ink[] = [
    palette.blue,
    palette.blueDark,
    palette.aqua,
    palette.blueLight,
    palette.purple,
    palette.orange,
  ];
  for (const start of [0, 3]) {
    page(doc, 210, 148);
    inks.slice(start, start + 3).forEach((ink, index) => {
      const x = index * 70;
      field(doc, x, 0, 70, 78, ink.hex);
      write(doc, ink.name, { x: x + 8, y: 86, width: 58, size: 18, weight: 600, hex: hue.blueDark });
      const onWhite = `${contrast(ink.hex, hue.white)} : 1 op wit`;
      const recipe = `HEX ${ink.hex.toUpperCase()}\nRGB ${rgbOf(ink.hex).join(' ')}\nCMYK ${ink.cmyk.join(' ')}\nPMS ${ink.pms}\n${onWhite}`;
      write(doc, recipe, { x: x + 8, y: 97, width: 58, size: 10.5, lead: 1.55 });
    });
  }
  page(doc, 210, 148);
  place(doc, drawing('kleurverhouding'), 16, 16, 178);
  const words =
    'Zestig procent wit, dertig procent blauw en nachtblauw, tien procent accent. Reken het niet uit: kijk met half dichtgeknepen ogen.';
  write(doc, words, { x: 16, y: 108, width: 150, size: 12, lead: 1.5 });
  return finish(doc);
}

/** A specimen of the typeface on A4. */
function specimen(): Promise<Buffer> {
  const doc = newPdf('Letterproef Figtree');
  page(doc, 210, 297);
  write(doc, 'Aa', { x: 18, y: 10, width: 170, size: 220, weight: 600, hex: hue.blue, lead: 1 });
  let y =
    write(doc, 'Figtree', { x: 20, y: 98, width: 170, size: 36, weight: 600, hex: hue.blueDark, lead: 1.1 }) +
    2;
  for (const weight of [400, 600] as const) {
    y =
      write(doc, weight === 400 ? '400, voor tekst' : '600, voor koppen', {
        x: 20,
        y: y + 4,
        width: 170,
        size: 9,
        hex: hue.grey,
      }) + 1;
    const set =
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ\nabcdefghijklmnopqrstuvwxyz\n0123456789  ë é ï ö ü è à ç  € % & @ ? ! “ ” ‘ ’ – …';
    y = write(doc, set, { x: 20, y, width: 175, size: 16, weight, lead: 1.4 });
  }
  for (const size of [24, 16, 11]) {
    y = write(doc, `${size} punt`, { x: 20, y: y + 6, width: 60, size: 9, hex: hue.grey }) + 0.5;
    const words =
      'Kom een kwartier voor je afspraak. Meld je bij de balie, daar hoor je waar je kunt wachten.';
    y = write(doc, words, { x: 20, y, width: 160, size, lead: 1.4 });
  }
  return finish(doc);
}

/** The signs of the ground floor with their sizes, A4 across. */
function signs(): Promise<Buffer> {
  const doc = newPdf('Borden begane grond');
  page(doc, 297, 210);
  write(doc, 'Borden begane grond', { x: 20, y: 18, width: 200, size: 28, weight: 600, hex: hue.blueDark });
  place(doc, drawing('bewegwijzering'), 20, 40, 140);
  const rows: [string, string][] = [
    [
      'Wandbord',
      '1000 × 1600 mm, onderkant 600 mm boven de vloer. Vier bestemmingen en de uitgang, nooit meer.',
    ],
    ['Hangbord', '900 × 360 mm, onderkant 2300 mm boven de vloer. Eén pijl, één route.'],
    ['Vloerlijn', 'Drie banen van 22 mm in nachtblauw, blauw en aqua. Loopt door tot de balie.'],
    ['Letterhoogte', 'Leesafstand in meters × 4 = hoofdletter in millimeters. Tien meter is dus 40 mm.'],
  ];
  let y = 42;
  for (const [head, body] of rows) {
    y = write(doc, head, { x: 176, y, width: 100, size: 13, weight: 600, hex: hue.blueDark });
    y = write(doc, body, { x: 176, y, width: 100, size: 10.5, lead: 1.5 }) + 5;
  }
  place(doc, logoDrawing, 20, 184, 48);
  return finish(doc);
}

/** How to place the logo, for a partner, A4 across. */
function partnerSheet(): Promise<Buffer> {
  const doc = newPdf('Het logo van Noorderlicht bij partners');
  page(doc, 297, 210);
  place(doc, clearSpace(), 20, 16, 150);
  write(doc, 'Ons logo bij jou', {
    x: 184,
    y: 30,
    width: 100,
    size: 26,
    weight: 600,
    hex: hue.blueDark,
    lead: 1.15,
  });
  const words =
    'Gebruik het logo in kleur op wit, of in wit op een donker vlak. Houd rondom een half beeldmerk vrij. Maak het niet smaller dan 30 mm of 120 pixels.\n\nZet ons logo niet in een zin en niet op een foto. Stuur een proef naar huisstijl@noorderlicht.example, dan kijken we binnen twee werkdagen mee.';
  write(doc, words, { x: 184, y: 48, width: 94, size: 11, lead: 1.55 });
  field(doc, 0, 196, 297, 14, hue.blue);
  return finish(doc);
}

/** Sheets that explain the style. */
export async function makeGuides(): Promise<Made> {
  return {
    'noorderlicht-huisstijl-op-een-a4.pdf': await onePager(),
    'noorderlicht-kleurwaaier.pdf': await colourFan(),
    'noorderlicht-letterproef-figtree.pdf': await specimen(),
    'noorderlicht-borden-begane-grond.pdf': await signs(),
    'noorderlicht-logo-bij-partners.pdf': await partnerSheet(),
  };
}
