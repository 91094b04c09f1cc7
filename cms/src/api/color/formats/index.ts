import type { ColorVersion } from '../lib/versions';
import { makeDtcg } from './dtcg';

/** A file of design tokens. */
interface Format {
  type: string;
  /** How the name of the file ends. */
  ending: string;
  make: (version: ColorVersion) => string | Buffer;
}

/** The formats by the name that a request has for them. */
export const FORMATS = {
  dtcg: { type: 'application/design-tokens+json', ending: '.tokens.json', make: makeDtcg },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof FORMATS;
