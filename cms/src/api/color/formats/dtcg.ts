import type { OwnValues } from '../../../published/colors';
import { getRgb } from '../../../utils/colour-values';
import type { ColorVersion } from '../lib/versions';
import { getTitle } from './names';

/** Under which key our own values stand, as the format asks: a domain, read backwards. */
const OWN = 'nl.corporate-identity-manager';

const toComponent = (channel: number): number => Number((channel / 255).toFixed(4));

function getValue(hex: string) {
  const { r, g, b } = getRgb(hex);
  return { colorSpace: 'srgb', components: [r, g, b].map(toComponent), alpha: 1, hex };
}

/** What the format has no place for, under the names that the API has for it; what is unknown is left out. */
function getOwn({ token: _token, hex: _hex, onDark: _onDark, note: _note, ...own }: OwnValues) {
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
}

const toToken = (color: OwnValues) => ({
  $type: 'color',
  $value: getValue(color.hex),
  $description: color.note ? `${color.name}: ${color.note}` : color.name,
  $extensions: { [OWN]: getOwn(color) },
});

const toDarkToken = (name: string, hex: string) => ({
  $type: 'color',
  $value: getValue(hex),
  $description: `${name}, op een donker scherm`,
});

/** Design Tokens Format Module 2025.10: each kind of value is a group, with the names in code as names. */
export function makeDtcg(version: ColorVersion): string {
  const { n, colors } = version;
  const onDark = colors.flatMap(({ token, name, onDark: hex }) =>
    hex === null ? [] : [[token, toDarkToken(name, hex)] as const],
  );
  const tokens = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: getTitle(version),
    $extensions: { [OWN]: { version: n } },
    color: Object.fromEntries(colors.map((color) => [color.token, toToken(color)])),
    ...(onDark.length > 0 && { colorOnDark: Object.fromEntries(onDark) }),
  };
  return `${JSON.stringify(tokens, null, 2)}\n`;
}
