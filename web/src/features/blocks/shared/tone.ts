const DARK = ['blue', 'blueDark', 'purple'];

/** Whether text on a background of the schema is white. `theme/fields.css` gives the colours. */
export const isDark = (background: string): boolean => DARK.includes(background);

/** Whether a background of the schema is the white of the page. */
export const isWhite = (background: string): boolean =>
  background === 'transparent' || background === 'white';
