import type { ColorVersion } from '../lib/versions';
import { makeAse } from './ase';
import { makeDtcg } from './dtcg';
import { makeOfficeTheme } from './office';
import { makeGpl, makeSoc } from './palettes';
import { makeCss, makeScss, makeTailwind } from './style-sheets';

/** A file format of design tokens. */
interface Format {
  type: string;
  /** The file extension. */
  ending: string;
  make: (version: ColorVersion) => string | Buffer;
}

/** The formats by the name that a request uses; the first is the default. */
export const FORMATS = {
  dtcg: { type: 'application/design-tokens+json', ending: '.tokens.json', make: makeDtcg },
  css: { type: 'text/css; charset=utf-8', ending: '.css', make: makeCss },
  scss: { type: 'text/x-scss; charset=utf-8', ending: '.scss', make: makeScss },
  tailwind: { type: 'text/css; charset=utf-8', ending: '.tailwind.css', make: makeTailwind },
  gpl: { type: 'text/plain; charset=utf-8', ending: '.gpl', make: makeGpl },
  soc: { type: 'application/xml; charset=utf-8', ending: '.soc', make: makeSoc },
  ase: { type: 'application/octet-stream', ending: '.ase', make: makeAse },
  office: { type: 'application/xml; charset=utf-8', ending: '.xml', make: makeOfficeTheme },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;
