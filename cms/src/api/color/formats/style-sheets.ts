import type { ColorVersion } from '../lib/versions';
import { getLabel, getTitle, toKebab } from './names';

interface Variable {
  name: string;
  hex: string;
  label: string;
}

/** The colours, and after them those for a dark screen, under a beginning that no other colour can have. */
const getVariables = ({ colors }: ColorVersion): Variable[] => [
  ...colors.map((color) => ({
    name: `color-${toKebab(color.token)}`,
    hex: color.hex,
    label: getLabel(color),
  })),
  ...colors.flatMap((color) =>
    color.onDark === null
      ? []
      : [
          {
            name: `on-dark-${toKebab(color.token)}`,
            hex: color.onDark,
            label: `${getLabel(color)}, op een donker scherm`,
          },
        ],
  ),
];

// The second is for those who put a style sheet in a page.
const inComment = (text: string): string => text.replaceAll('*/', '* /').replaceAll('</', '< /');

function makeBlock(selector: string, version: ColorVersion): string {
  const lines = getVariables(version).map(
    ({ name, hex, label }) => `  --${name}: ${hex}; /* ${inComment(label)} */\n`,
  );
  return `/* ${getTitle(version)} */\n${selector} {\n${lines.join('')}}\n`;
}

/** Custom properties of CSS: `--color-blue-dark`. */
export const makeCss = (version: ColorVersion): string => makeBlock(':root', version);

/** Variables of Tailwind 4's theme, which makes classes such as `bg-blue-dark` of them. */
export const makeTailwind = (version: ColorVersion): string => makeBlock('@theme', version);

/** Variables of Sass, `$color-blue-dark`, and a map of all colours. */
export function makeScss(version: ColorVersion): string {
  const lines = getVariables(version).map(({ name, hex, label }) => `$${name}: ${hex}; // ${label}\n`);
  const entries = version.colors
    .map(({ token }) => toKebab(token))
    .map((name) => `  '${name}': $color-${name},\n`);
  return `// ${getTitle(version)}\n${lines.join('')}\n$colors: (\n${entries.join('')});\n`;
}
