import { ident, string, tokenize, tokenTypes, url } from 'css-tree';
import { isInner, type References } from './svg-references';

const { AtKeyword, BadUrl, Comment, Ident, Semicolon, String, Url, WhiteSpace } = tokenTypes;
const { LeftParenthesis, RightParenthesis, LeftSquareBracket, RightSquareBracket } = tokenTypes;
const { LeftCurlyBracket, RightCurlyBracket, Function: FunctionName } = tokenTypes;

const CLOSERS = new Map([
  [FunctionName, RightParenthesis],
  [LeftParenthesis, RightParenthesis],
  [LeftSquareBracket, RightSquareBracket],
  [LeftCurlyBracket, RightCurlyBracket],
]);

const SVG = 'http://www.w3.org/2000/svg';
const RULES = ['import', 'charset', 'namespace'];
/** Functions that load what a text in them names, or that run. */
const LOADING = /^(?:(?:-\w+-)?(?:image-set|cross-fade)|image|src|expression)$/;
/** An address in quotes. With an escape in the name, others read on in another way. */
const QUOTED = /^url\(\s*["']/i;
const ADDRESS = [String, Url, WhiteSpace];

// What cannot be loaded: it draws nothing, and what stands beside it still counts. Without a name, libraries for
// drawings leave out that too.
const NO_PICTURE = 'url(#left-out)';
const NO_FONT = 'local("")';
/** Makes a declaration invalid, as an address without an end does. */
const INVALID = '!';

/** A function or a rule that is read to its end to decide about it. */
interface Whole {
  name: string;
  isRule: boolean;
  start: number;
  /** How many brackets are open before it. */
  depth: number;
  addresses: string[];
  hasMore: boolean;
}

const getOnlyAddress = ({ addresses, hasMore }: Whole): string | null =>
  addresses.length === 1 && !hasMore ? (addresses[0] ?? null) : null;

const mayEnd = ({ isRule }: Whole, type: number): boolean =>
  isRule ? type === Semicolon || type === RightCurlyBracket : type === RightParenthesis;

/**
 * Style rules, or a value, without what loads or runs. It goes by tokens: what stays is as it was written, and what
 * looks like something else inside a text or a comment hides nothing.
 */
export function cleanCss(css: string, { note, picture, font }: References): string {
  const kept: string[] = [];
  let keptUpTo = 0;
  /** What closes the brackets that are open. */
  const closers: number[] = [];
  /** At most one: what stands in it is decided with it. */
  const open: Whole[] = [];
  /** How many brackets are open before the rule of a typeface. */
  let face: number | null = null;

  const replace = (start: number, end: number, by: string): void => {
    kept.push(css.slice(keptUpTo, start), by);
    keptUpTo = end;
  };

  function replaceAddress(start: number, end: number, address: string): void {
    if (isInner(address)) return;
    const within = face === null ? picture(address) : font(address);
    const nothing = face === null ? NO_PICTURE : NO_FONT;
    replace(start, end, within === null ? nothing : `url("${within}")`);
  }

  function close(whole: Whole, end: number): void {
    const { name, isRule, start } = whole;
    const address = getOnlyAddress(whole);
    open.pop();
    if (isRule) {
      if (name === 'import') note('linked-style');
      if (name !== 'namespace' || address !== SVG) replace(start, end, '');
    } else if (name === 'url' && address !== null && QUOTED.test(css.slice(start, end))) {
      replaceAddress(start, end, address);
    } else {
      note(name === 'expression' ? 'script' : 'linked-picture');
      replace(start, end, 'none');
    }
  }

  function readOn(whole: Whole, type: number, start: number, end: number): void {
    const text = css.slice(start, end);
    if (type === String) whole.addresses.push(string.decode(text));
    else if (type === Url) whole.addresses.push(url.decode(text));
    whole.hasMore ||= !ADDRESS.includes(type) && !(whole.isRule && type === Ident) && !mayEnd(whole, type);
  }

  function begin(name: string, isRule: boolean, start: number): void {
    open.push({ name, isRule, start, depth: closers.length, addresses: [], hasMore: false });
  }

  function take(type: number, start: number, end: number): void {
    if (type === AtKeyword) {
      const name = ident.decode(css.slice(start + 1, end)).toLowerCase();
      if (RULES.includes(name)) begin(name, true, start);
      if (name === 'font-face') face = closers.length;
    } else if (type === FunctionName) {
      const name = ident.decode(css.slice(start, end - 1)).toLowerCase();
      if (name === 'url' || LOADING.test(name)) begin(name, false, start);
    } else if (type === Url) {
      replaceAddress(start, end, url.decode(css.slice(start, end)));
    } else if (type === BadUrl) {
      replace(start, end, INVALID);
    } else if (type === Comment) {
      replace(start, end, end < css.length || css.endsWith('*/') ? '/**/' : '');
    }
  }

  /** Keeps count of the brackets; a closing one that fits no opening one is a token like any other. */
  function follow(type: number): void {
    const closer = CLOSERS.get(type);
    if (closer !== undefined) closers.push(closer);
    else if (closers.at(-1) === type) closers.pop();
    else return;
    if (type === RightCurlyBracket && face === closers.length) face = null;
  }

  tokenize(css, (type, start, end) => {
    const [before] = open;
    // A rule also ends before the bracket that closes what it stands in.
    if (before?.isRule && closers.length === before.depth && closers.at(-1) === type) close(before, start);
    const [whole] = open;
    if (whole) readOn(whole, type, start, end);
    else take(type, start, end);
    follow(type);
    if (whole && closers.length === whole.depth && mayEnd(whole, type)) close(whole, end);
  });
  const [whole] = open;
  if (whole) close(whole, css.length);
  return kept.join('') + css.slice(keptUpTo);
}
