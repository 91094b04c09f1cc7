import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/node';
import { contrast, hue, palette, rgbOf } from '../kit/palette';
import { settle } from '../kit/zip';

const head = (value: string, align: CellObject['align'] = 'left'): CellObject => ({
  value,
  align,
  fontWeight: 'bold',
  textColor: hue.white,
  backgroundColor: hue.blueDark,
  height: 24,
  alignVertical: 'center',
});
const cell = (value: string, more: CellObject = {}): CellObject => ({
  value,
  height: 26,
  alignVertical: 'center',
  bottomBorderColor: '#c3cad4',
  bottomBorderStyle: 'thin',
  ...more,
});
const title = (value: string): Row => [
  { value, fontWeight: 'bold', fontSize: 20, textColor: hue.blueDark, height: 40 },
];
const widths = (...all: number[]) => all.map((width) => ({ width }));
const type = { fontFamily: 'Figtree', fontSize: 11 };

/** The colour values as a sheet with a swatch in front of each. */
export async function makeColourSheet(): Promise<Buffer> {
  const rows = Object.values(palette).map((ink): Row => {
    const { name, hex, cmyk, pms } = ink;
    return [
      cell(' ', { backgroundColor: hex }),
      cell(name, { fontWeight: 'bold' }),
      cell(hex.toUpperCase()),
      cell(rgbOf(hex).join(' ')),
      cell(cmyk.join(' ')),
      cell(pms),
      cell(`${contrast(hex, hue.white)} : 1`, { align: 'right' }),
    ];
  });
  const heads = ['Staal', 'Naam', 'HEX', 'RGB', 'CMYK', 'PMS'].map((word) => head(word));
  const data = [
    title('Kleurwaarden van Noorderlicht'),
    [...heads, head('Contrast op wit', 'right')],
    ...rows,
  ];
  const columns = widths(10, 16, 12, 14, 16, 18, 16);
  const sheet = {
    sheet: 'Kleurwaarden',
    columns,
    orientation: 'landscape' as const,
    showGridLines: false,
    stickyRowsCount: 2,
  };
  return settle(await writeXlsxFile(data, sheet, type).toBuffer());
}

const products: [string, string, number][] = [
  ['Briefpapier A4, 500 vel', 'pak', 18.5],
  ['Envelop C5 met venster, 500 stuks', 'doos', 26],
  ['Visitekaartjes, 250 stuks', 'doos', 31.5],
  ['Patiëntenfolder A5, 8 pagina’s, 500 stuks', 'doos', 142],
  ['Poster A3, 25 stuks', 'koker', 38],
  ['Afspraakkaartjes, 1000 stuks', 'doos', 44],
  ['Badgehouder met koord, 10 stuks', 'zak', 12.5],
];

/** The order form for print: fill in the light column, the sum follows. */
export async function makeOrderSheet(): Promise<Buffer> {
  const euro = '€ #,##0.00';
  const number = (value: number, format = '0'): CellObject => ({
    ...cell(''),
    type: Number,
    value,
    format,
    align: 'right',
  });
  const formula = (value: string): CellObject => ({
    ...cell(value),
    type: 'Formula',
    format: euro,
    align: 'right',
  });
  const first = 4;
  const rows = products.map(([name, unit, price], index): Row => {
    const row = first + index;
    return [
      cell(name),
      cell(unit),
      number(price, euro),
      { ...number(0), backgroundColor: hue.blueLight },
      formula(`C${row}*D${row}`),
    ];
  });
  const last = first + products.length - 1;
  const heads = [
    head('Product'),
    head('Per'),
    head('Prijs', 'right'),
    head('Aantal', 'right'),
    head('Samen', 'right'),
  ];
  const data: Row[] = [
    title('Bestellijst drukwerk'),
    [
      {
        value: 'Vul het lichtblauwe vak in en mail de lijst naar drukwerk@noorderlicht.example.',
        textColor: hue.grey,
      },
    ],
    heads,
    ...rows,
    [
      null,
      null,
      null,
      cell('Totaal', { fontWeight: 'bold', align: 'right' }),
      { ...formula(`SUM(E${first}:E${last})`), fontWeight: 'bold' },
    ],
  ];
  const columns = widths(44, 10, 14, 12, 16);
  const sheet = { sheet: 'Bestellijst', columns, orientation: 'landscape' as const, showGridLines: false };
  return settle(await writeXlsxFile(data, sheet, type).toBuffer());
}
