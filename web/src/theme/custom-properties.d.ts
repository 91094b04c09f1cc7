import 'react';

declare module 'react' {
  /** Custom properties that components set. */
  interface CSSProperties {
    /** How many letters the longest word has: Dutch ones can be wider than a phone. */
    '--longest'?: number;
    /** How many cards stand side by side. */
    '--columns'?: number;
  }
}
