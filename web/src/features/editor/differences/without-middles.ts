import type { Piece } from './compare-pages';

/** Characters of unchanged text to show on each side of a change. */
const AROUND = 80;

const first = (text: string): string => text.slice(0, AROUND).replace(/\s*\S*$/, '');
const last = (text: string): string => text.slice(-AROUND).replace(/^\S*\s*/, '');

/** Shortens unchanged text, so that changes in a long text stand out. */
export const withoutMiddles = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    const { text, kind } = piece;
    if (kind !== 'same' || text.length <= 3 * AROUND) return piece;
    const before = index > 0 ? `${first(text)} ` : '';
    const after = index < pieces.length - 1 ? ` ${last(text)}` : '';
    return { kind, text: `${before}…${after}` };
  });
