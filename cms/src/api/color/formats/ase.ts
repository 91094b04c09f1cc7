import type { ColorDetails } from '../../../published/colors';
import { getRgb, withoutSystem } from '../../../shared/colour-values';
import type { ColorVersion } from '../lib/versions';
import { getLabel, onOneLine } from './names';

const BLOCK = { color: 0x0001, groupStart: 0xc001, groupEnd: 0xc002 };

/** The kind of ink: a spot colour, or mixed from process inks. */
const KIND = { spot: 1, process: 2 };

interface Swatch {
  name: string;
  model: 'RGB ' | 'CMYK';
  /** Each 0 to 1. */
  values: number[];
  kind: number;
}

const getNumber16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};

const getNumber32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const getFloat = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatBE(value);
  return bytes;
};

/** UTF-16 that ends with a zero, after the number of its units. */
const getText = (text: string): Buffer => {
  const bytes = Buffer.from(`${text}\0`, 'utf16le').swap16();
  return Buffer.concat([getNumber16(bytes.length / 2), bytes]);
};

const getBlock = (type: number, content: Buffer): Buffer =>
  Buffer.concat([getNumber16(type), getNumber32(content.length), content]);

const getSwatch = ({ name, model, values, kind }: Swatch): Buffer =>
  getBlock(
    BLOCK.color,
    Buffer.concat([getText(name), Buffer.from(model), ...values.map(getFloat), getNumber16(kind)]),
  );

const getGroup = (name: string, swatches: readonly Swatch[]): Buffer[] =>
  swatches.length === 0
    ? []
    : [
        getBlock(BLOCK.groupStart, getText(name)),
        ...swatches.map(getSwatch),
        getBlock(BLOCK.groupEnd, Buffer.alloc(0)),
      ];

function getScreen(color: ColorDetails): Swatch {
  const { r, g, b } = getRgb(color.hex);
  const values = [r, g, b].map((channel) => channel / 255);
  return { name: getLabel(color), model: 'RGB ', values, kind: KIND.process };
}

function getPrint(color: ColorDetails): Swatch | null {
  if (color.cmyk === null) return null;
  const { c, m, y, k } = color.cmyk;
  const values = [c, m, y, k].map((percent) => percent / 100);
  return { name: getLabel(color), model: 'CMYK', values, kind: KIND.process };
}

/** The inks of a colour, named as in Adobe's own swatch books, with their screen values. */
const getSpots = (color: ColorDetails): Swatch[] =>
  [color.pmsCoated, color.pmsUncoated].flatMap((code) =>
    code === null
      ? []
      : [
          {
            ...(getPrint(color) ?? getScreen(color)),
            name: `PANTONE ${withoutSystem(onOneLine(code))}`,
            kind: KIND.spot,
          },
        ],
  );

/** Adobe Swatch Exchange 1.0: one group each for screen, print and PMS inks; empty groups are left out. */
export function makeAse({ colors }: ColorVersion): Buffer {
  const blocks = [
    ...getGroup('Scherm', colors.map(getScreen)),
    ...getGroup(
      'Druk',
      colors.flatMap((color) => getPrint(color) ?? []),
    ),
    ...getGroup('PMS', colors.flatMap(getSpots)),
  ];
  const version = [getNumber16(1), getNumber16(0)];
  return Buffer.concat([Buffer.from('ASEF'), ...version, getNumber32(blocks.length), ...blocks]);
}
