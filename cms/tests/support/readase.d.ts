declare module 'readase' {
  export interface Swatch {
    type: 'color';
    name: string;
    color: { model: string; type: string } & Partial<Record<'r' | 'g' | 'b' | 'c' | 'm' | 'y' | 'k', number>>;
  }

  export interface Group {
    type: 'group';
    name: string;
    entries: Swatch[];
  }

  /** The swatches in a file, in groups as far as they are. */
  export default function readAse(file: Buffer): (Group | Swatch)[];
}
