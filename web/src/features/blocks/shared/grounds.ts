import { useColorNames } from '../../../lib/colors';
import { useSite } from '../../../lib/site';
import { readableOn } from '../../../theme/contrast';

const WHITE = '#ffffff';
const BLACK = '#14171f';

/** What they are called until Kleuren says so, and whether they are dark in the default palette. */
const FIELDS = [
  { token: 'white', name: 'Wit', isDark: false },
  { token: 'blueLight', name: 'IJsblauw', isDark: false },
  { token: 'blue', name: 'Blauw', isDark: true },
  { token: 'blueDark', name: 'Nachtblauw', isDark: true },
  { token: 'purple', name: 'Paars', isDark: true },
];

/** The coloured fields of this hospital, on which a picture may come to stand; `bg-{token}` draws one. */
export function useFields() {
  const names = useColorNames();
  const { palette } = useSite();
  return FIELDS.map(({ token, name, isDark }) => {
    const colour = palette[token];
    return {
      token,
      name: names[token] ?? name,
      isDark: colour === undefined ? isDark : readableOn(colour, WHITE, BLACK) === WHITE,
    };
  });
}
