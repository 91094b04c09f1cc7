const COLOURS = [
  ...['blauw', 'groen', 'rood', 'paars', 'geel', 'wit', 'zwart', 'grijs', 'oranje', 'roze', 'bruin'],
  ...['goud', 'zilver', 'beige', 'aqua', 'turkoois'],
];

const COMPOUND = new RegExp(`(\\p{L}{3,})(${COLOURS.join('|')})(?!\\p{L})`, 'giu');

/** The name of a colour that may break before its last part, as 'Nacht-blauw': not every browser knows Dutch. */
export const getBreakableName = (name: string): string => name.replace(COMPOUND, '$1\u00ad$2');
