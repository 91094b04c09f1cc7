import { z } from 'zod';

/** The colours of a new portal. Every pair of text and background that the blocks use meets WCAG AA. */
export const PALETTE = {
  white: '#ffffff',
  black: '#14171f',
  grey: '#5b6472',
  greyLight: '#f3f5f8',
  blue: '#1763c6',
  blueLight: '#dcebfb',
  blueDark: '#0b2c5f',
  aqua: '#00838f',
  purple: '#5b2a86',
  orange: '#b8500c',
  red: '#b3261e',
  green: '#1b7a43',
};

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);

/** The stored colours; missing or invalid ones get the default of a new portal. */
export function getPalette(stored: unknown): Record<string, string> {
  const own = z.record(z.string(), z.unknown()).safeParse(stored);
  const entries = Object.entries(own.data ?? {}).flatMap(([name, value]) => {
    const found = colour.safeParse(value);
    return found.success ? [[name, found.data]] : [];
  });
  return { ...PALETTE, ...Object.fromEntries(entries) };
}
