import 'react';

declare module 'react' {
  interface CSSProperties {
    /** How high a drawing is for its width, and the room around it for its height. */
    '--ratio'?: number;
    '--space'?: number;
    /** The length of the longest word: Dutch words can be wider than a phone. */
    '--longest'?: number;
    /** The number of cards side by side. */
    '--columns'?: number;
    /** How far two pictures are slid over each other. */
    '--at'?: string;
    /** How large a picture of pixels is by itself; not set for drawings. */
    '--own-width'?: string;
    '--own-height'?: string;
    /** The height of pills. */
    '--pill'?: string;
    /** The preferred width of a dialog. */
    '--width'?: string;
    /** The names of a font, the first that is there counts. */
    '--letter'?: string;
    '--letter-weight'?: number;
    /** A colour of the house, and what can be read on it. */
    '--ground'?: string;
    '--on-ground'?: string;
  }
}
