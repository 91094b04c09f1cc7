type Unit = 'px' | 'rem' | 'em' | 'ch' | '%';

/** How much of each unit is allowed; a unit that is not named is refused. */
type Limits = Partial<Record<Unit, number>>;

/** The allowed value, or null. */
type Check = (value: string) => string | null;

const SIZE = /^(\d{1,4}(?:\.\d{1,3})?)(px|rem|em|ch|%)$/;
const NUMBER = /^\d(?:\.\d{1,3})?$/;
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\)|var\(--[a-z0-9-]{1,40}\))$/i;

const isUnit = (unit: string, limits: Limits): unit is Unit => unit in limits;

const fits = (value: string, limits: Limits): boolean => {
  const [, number, unit = ''] = SIZE.exec(value) ?? [];
  return number !== undefined && isUnit(unit, limits) && Number(number) <= (limits[unit] ?? 0);
};

const like =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? value : null;

/** A size of zero, `auto`, or within limits. */
const size =
  (limits: Limits): Check =>
  (value) =>
    value === '0' || value === 'auto' || fits(value, limits) ? value : null;

/** One to four sizes. */
const sizes =
  (limits: Limits): Check =>
  (value) => {
    const parts = value.split(/\s+/, 5);
    return parts.length <= 4 && parts.every((part) => size(limits)(part) !== null) ? value : null;
  };

// Sizes relative to the surrounding text would multiply with each level, so they become relative to the page.
const fontSize: Check = (value) => {
  const page = value.replace(/^(\d{1,3})%$/, (_all, percent: string) => `${Number(percent) / 100}rem`);
  const root = page.replace(/(\d)em$/, '$1rem');
  return fits(root, { px: 64, rem: 4 }) ? root : null;
};

const lineHeight: Check = (value) => {
  if (NUMBER.test(value)) return Number(value) <= 3 ? value : null;
  return fits(value, { px: 96, rem: 6, em: 3, '%': 300 }) ? value : null;
};

const WIDE: Limits = { px: 1280, rem: 80, em: 80, ch: 160, '%': 100 };
const HIGH: Limits = { px: 800, rem: 50, em: 50, ch: 100, '%': 100 };
const SPACE: Limits = { px: 64, rem: 4, em: 4, ch: 8, '%': 10 };
const ROUND: Limits = { px: 400, rem: 25, em: 25, '%': 50 };

/**
 * Colours and sizes within limits: nothing that moves an element out of its block (position, transform, negative
 * margins), keeps its text on one line, or loads something (url()).
 */
const CHECKS = new Map<string, Check>([
  ['color', like(COLOR)],
  ['background-color', like(COLOR)],
  ['width', size(WIDE)],
  ['max-width', size(WIDE)],
  ['height', size(HIGH)],
  ['font-size', fontSize],
  ['font-weight', like(/^(?:normal|bold|[1-9]00)$/)],
  ['line-height', lineHeight],
  ['text-align', like(/^(?:left|right|center)$/)],
  ['border-radius', sizes(ROUND)],
  ['padding', sizes(SPACE)],
  ['display', like(/^(?:block|inline-block|inline|flex|grid)$/)],
]);

/** The safe declarations of a style attribute; empty when there are none. */
export const cleanStyle = (style: string): string =>
  style
    .split(';')
    .flatMap((declaration) => {
      const at = declaration.indexOf(':');
      const name = declaration.slice(0, at).trim().toLowerCase();
      const value = CHECKS.get(name)?.(declaration.slice(at + 1).trim());
      return value ? [`${name}:${value}`] : [];
    })
    .join(';');
