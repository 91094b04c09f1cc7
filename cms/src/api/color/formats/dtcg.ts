import type { ColorDetails } from '../../../published/colors';
import { getRgb } from '../../../shared/colour-values';
import { getLineRatio, getMeasure, getPixels } from '../../../shared/type-size';
import type { TypeStep } from '../lib/type-steps';
import type { ColorVersion } from '../lib/versions';
import { getFamily, getTitle, onOneLine } from './names';

/** The key of our own values: the format requires a reversed domain name. */
const OWN = 'nl.corporate-identity-manager';

const toComponent = (channel: number): number => Number((channel / 255).toFixed(4));

function getValue(hex: string) {
  const { r, g, b } = getRgb(hex);
  return { colorSpace: 'srgb', components: [r, g, b].map(toComponent), alpha: 1, hex };
}

/** Properties that the format lacks, under their API names; unknown ones are left out. */
function getOwn({ token: _token, hex: _hex, onDark: _onDark, note: _note, ...own }: ColorDetails) {
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
}

const toToken = (color: ColorDetails) => ({
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

const round = (value: number): number => Number(value.toFixed(4));

/** The format knows pixels and rem only. */
function getDimension(size: string) {
  const measure = getMeasure(size);
  if (measure?.unit === 'rem') return measure;
  return { value: round(getPixels(size) ?? 0), unit: 'px' };
}

const toSizeToken = ({ label, size }: TypeStep) => ({
  $type: 'dimension',
  $value: getDimension(size),
  $description: onOneLine(label),
  $extensions: { [OWN]: { size } },
});

const toLineToken = ({ label, size, lineHeight }: TypeStep) => ({
  $type: 'number',
  $value: round(getLineRatio(lineHeight, size) ?? 0),
  $description: onOneLine(label),
});

/** A text style that refers to the tokens of its size. */
const toTypeToken = ({ token, label, family, weight }: TypeStep) => ({
  $type: 'typography',
  $value: {
    fontFamily: [getFamily(family), 'sans-serif'].filter(Boolean),
    fontSize: `{fontSize.${token}}`,
    fontWeight: weight,
    letterSpacing: { value: 0, unit: 'px' },
    lineHeight: `{lineHeight.${token}}`,
  },
  $description: onOneLine(label),
});

const getGroup = <Token>(steps: readonly TypeStep[], make: (step: TypeStep) => Token) =>
  Object.fromEntries(steps.map((step) => [step.token, make(step)]));

/** Design Tokens Format Module 2025.10: one group per kind of value, keyed by the names in code. */
export function makeDtcg(version: ColorVersion): string {
  const { n, colors, steps } = version;
  const onDark = colors.flatMap(({ token, name, onDark: hex }) =>
    hex === null ? [] : [[token, toDarkToken(name, hex)] as const],
  );
  const tokens = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: getTitle(version),
    $extensions: { [OWN]: { version: n } },
    color: Object.fromEntries(colors.map((color) => [color.token, toToken(color)])),
    ...(onDark.length > 0 && { colorOnDark: Object.fromEntries(onDark) }),
    ...(steps.length > 0 && {
      fontSize: getGroup(steps, toSizeToken),
      lineHeight: getGroup(steps, toLineToken),
      typography: getGroup(steps, toTypeToken),
    }),
  };
  return `${JSON.stringify(tokens, null, 2)}\n`;
}
