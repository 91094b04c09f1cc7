import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '..', '..');

interface Rule {
  selector: string;
  /** What it says, and when. */
  says: string;
}

const isGroup = (rule: CSSRule): rule is CSSConditionRule => rule instanceof CSSConditionRule;

const getRules = (rules: Iterable<CSSRule>, when = ''): Rule[] =>
  [...rules].flatMap((rule) => {
    if (isGroup(rule)) return getRules(rule.cssRules, `${when}@${rule.conditionText}`);
    if (!(rule instanceof CSSStyleRule)) return [];
    return [{ selector: rule.selectorText, says: `${when}{${rule.style.cssText}}` }];
  });

const rules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(readFileSync(path.join(source, file), 'utf8'));
    return getRules(sheet.cssRules);
  });

/** A selector without the name that is meant, nor what may stand there instead. */
const withoutName = (selector: string, pattern: RegExp, isMeant: (found: string) => boolean): string =>
  selector
    .replaceAll(pattern, (found) => (isMeant(found) ? '&' : found))
    .replaceAll(/\([^()]*&[^()]*\)/g, '(&)');

/** What the rules say that a name occurs in. */
const getSaid = (pattern: RegExp, isMeant: (found: string) => boolean): string =>
  rules
    .filter(({ selector }) => [...selector.matchAll(pattern)].some(([found]) => isMeant(found)))
    .map(({ selector, says }) => withoutName(selector, pattern, isMeant) + says)
    .join('\n');

/** A class of a module is drawn by its name and a mark of its file: `_name_a1b2c3`. */
const getName = (drawn: string): string => /^_(.+)_[^_]+$/.exec(drawn)?.[1] ?? drawn;

const getSaidOfClass = (drawn: string): string =>
  getSaid(/\.[\w-]+/g, (found) => found === `.${getName(drawn)}`);

function getSaidOfData(name: string, value: string): string {
  const element = document.createElement('i');
  element.setAttribute(name, value);
  return getSaid(/\[data-[^\]]+\]/g, (found) => element.matches(found));
}

const known = new Map<string, string>();

function getKnown(what: string, get: () => string): string {
  const said = known.get(what) ?? get();
  known.set(what, said);
  return said;
}

/**
 * Markup with what the stylesheets say of each class and data attribute in their place: two of them are the same where
 * readers see no difference, however their classes are called.
 */
export const withStyles = (markup: string): string =>
  markup
    .replaceAll(/ class="([^"]*)"/g, (_, classes: string) =>
      classes
        .split(' ')
        .map((name) => getKnown(name, () => getSaidOfClass(name)))
        .join('\n'),
    )
    .replaceAll(/ (data-[\w-]+)="([^"]*)"/g, (all, name: string, value: string) =>
      getKnown(all, () => getSaidOfData(name, value)),
    );
