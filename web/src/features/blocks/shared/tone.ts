const DARK = ['blue', 'blueDark', 'purple'];

/** Whether text on a background is white. `theme/fields.css` defines the colours. */
export const isDark = (background: string): boolean => DARK.includes(background);

/** Whether a background is the white of the page. */
export const isWhite = (background: string): boolean =>
  background === 'transparent' || background === 'white';
