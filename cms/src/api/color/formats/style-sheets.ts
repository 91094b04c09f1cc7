import type { ColorVersion } from '../lib/versions';
import { getFamily, getLabel, getTitle, onOneLine, toKebab } from './names';

interface Variable {
  name: string;
  value: string;
  label: string;
}

/** The colours, followed by those for a dark screen under a prefix that no other colour can have. */
const getVariables = ({ colors }: ColorVersion): Variable[] => [
  ...colors.map((color) => ({
    name: `color-${toKebab(color.token)}`,
    value: color.hex,
    label: getLabel(color),
  })),
  ...colors.flatMap((color) =>
    color.onDark === null
      ? []
      : [
          {
            name: `on-dark-${toKebab(color.token)}`,
            value: color.onDark,
            label: `${getLabel(color)}, op een donker scherm`,
          },
        ],
  ),
];

const getFonts = (family: string): string => {
  const name = getFamily(family);
  return name === '' ? 'sans-serif' : `"${name}", sans-serif`;
};

/** Each size as a whole, for the `font` property, and in parts. */
const getSizes = ({ steps }: ColorVersion): Variable[] =>
  steps.flatMap(({ token, label, family, weight, size, lineHeight }) => {
    const name = toKebab(token);
    const said = onOneLine(label);
    // Two hyphens, because `font-size-…` is the size of another step.
    const whole = name.startsWith('size-') ? `font--${name}` : `font-${name}`;
    return [
      { name: whole, value: `${weight} ${size}/${lineHeight} ${getFonts(family)}`, label: said },
      { name: `font-size-${name}`, value: size, label: said },
      { name: `line-height-${name}`, value: lineHeight, label: said },
    ];
  });

/** The same under the names of a Tailwind theme. */
const getTailwindSizes = ({ steps }: ColorVersion): Variable[] =>
  steps.flatMap(({ token, label, weight, size, lineHeight }) => {
    const name = `text-${toKebab(token)}`;
    const said = onOneLine(label);
    return [
      { name, value: size, label: said },
      { name: `${name}--line-height`, value: lineHeight, label: said },
      { name: `${name}--font-weight`, value: String(weight), label: said },
    ];
  });

// The second pattern protects style sheets that are embedded in a page.
const inComment = (text: string): string => text.replaceAll('*/', '* /').replaceAll('</', '< /');

function makeBlock(selector: string, version: ColorVersion, sizes: Variable[]): string {
  const lines = [...getVariables(version), ...sizes].map(
    ({ name, value, label }) => `  --${name}: ${value}; /* ${inComment(label)} */\n`,
  );
  return `/* ${getTitle(version)} */\n${selector} {\n${lines.join('')}}\n`;
}

/** Custom properties of CSS: `--color-blue-dark`, and `--font-kop1` for the property `font`. */
export const makeCss = (version: ColorVersion): string => makeBlock(':root', version, getSizes(version));

/** Variables of Tailwind 4's theme, which makes classes such as `bg-blue-dark` and `text-kop1` of them. */
export const makeTailwind = (version: ColorVersion): string =>
  makeBlock('@theme', version, getTailwindSizes(version));

/** Variables of Sass, `$color-blue-dark`, and a map of all colours. */
export function makeScss(version: ColorVersion): string {
  const variables = [...getVariables(version), ...getSizes(version)];
  const lines = variables.map(({ name, value, label }) => `$${name}: ${value}; // ${label}\n`);
  const entries = version.colors
    .map(({ token }) => toKebab(token))
    .map((name) => `  '${name}': $color-${name},\n`);
  return `// ${getTitle(version)}\n${lines.join('')}\n$colors: (\n${entries.join('')});\n`;
}
