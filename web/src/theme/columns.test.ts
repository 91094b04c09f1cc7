import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const IMPORT = /import (\w+) from '(.+\.module\.css)'/g;
const GRID = /clsx\('grid(?: [\w -]*)?',([^)]*)\)/g;
const CLASS = /(\w+)\.(\w+)/g;
/** What decides how the parts of a grid stand; without it there are as many columns as fit. */
const COLUMNS = /grid-template|grid-auto-flow|--min/;

/** Whether a rule of a style sheet says how the columns of a class are. */
const hasColumns = (css: string, name: string): boolean =>
  [...css.matchAll(new RegExp(`\\.${name}\\b[^{}]*\\{([^{}]*)\\}`, 'g'))].some(([, body = '']) =>
    COLUMNS.test(body),
  );

/** The grids of a component whose own class gives no columns. */
function getLoose(code: string, read: (sheet: string) => string): string[] {
  const sheets = new Map([...code.matchAll(IMPORT)].map(([, name = '', sheet = '']) => [name, sheet]));
  return [...code.matchAll(GRID)].flatMap(([, classes = '']) => {
    const own = [...classes.matchAll(CLASS)].flatMap(([, styles = '', name = '']) => {
      const sheet = sheets.get(styles);
      return sheet === undefined ? [] : [{ sheet, name }];
    });
    return own.some(({ sheet, name }) => hasColumns(read(sheet), name)) ? [] : [classes.trim()];
  });
}

test('a grid without columns of its own is found', () => {
  const code = `import styles from './a.module.css';\nclsx('grid gap-1', styles.b)`;
  expect(getLoose(code, () => '.b { color: red } .c { --min: 10rem }')).toEqual(['styles.b']);
  expect(getLoose(code, () => '.b { --min: 10rem }')).toEqual([]);
});

test('each grid says how its columns are; one column is a stack', () => {
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  expect(components.length).toBeGreaterThan(50);
  const loose = components.flatMap((file) => {
    const place = path.join(source, file);
    const read = (sheet: string) => readFileSync(path.join(path.dirname(place), sheet), 'utf8');
    return getLoose(readFileSync(place, 'utf8'), read).map((classes) => `${file}: ${classes}`);
  });
  expect(loose).toEqual([]);
});
