/** The colours of a new portal, by token. Every pair of text and background that the blocks use meets WCAG AA. */
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
