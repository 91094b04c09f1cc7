import { type ColorDetails, colorDetails } from '../../src/published/colors';

/** A colour with these values, and the usual ones. */
export const getColor = (own: Partial<ColorDetails>): ColorDetails =>
  colorDetails.parse({ token: 'blue', name: 'Blauw', hex: '#1763c6', role: 'primary', ...own });

export const COLORS = [
  getColor({
    token: 'blueDark',
    name: 'Nachtblauw',
    hex: '#0b2c5f',
    cmyk: { c: 100, m: 72.5, y: 0, k: 38 },
    cmykCondition: 'FOGRA51',
    pmsCoated: '2767 C',
    pmsUncoated: '2767 U',
    ral: '5022',
    share: 60,
    onDark: '#9fc1ff',
    note: 'Voor koppen.\nNooit op zwart.',
  }),
  getColor({ token: 'aqua2B', name: 'Aqua', hex: '#00838f', role: 'secondary' }),
  getColor({ token: 'paper', name: 'Papier', hex: '#f3f5f8', role: 'neutral', pmsCoated: 'Cool Gray 1 C' }),
];
/** A version of the tokens. */
export const VERSION = { n: 3, colors: COLORS, steps: [] };

/** Names that end a comment, a line, a text or an element, or that some reader cannot have at all. */
export const NASTY = [
  '*/ body { display: none } /*',
  '**//',
  '</style><script>alert(1)</script>',
  '"/><draw:color draw:name="x',
  `'&amp;<!--]]>`,
  'een\ntwee\r\ndrie\u000Cvier\u2028vijf',
  '#{1 + 1}; $color-blue: red',
  'nul\u0000 bel\u0007 \uFFFE',
  'om\u202Egekeerd',
  '\uD800',
  '💙 Ünïcødé',
  '\t',
];
/** A version whose colours have those names. */
export const NAMED = {
  n: 4,
  colors: NASTY.map((name, index) => getColor({ token: `nasty${index}`, name })),
  steps: [],
};
