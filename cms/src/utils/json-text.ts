const MAX_DEPTH = 32;
const MAX_VALUES = 100_000;
/** Legitimate bodies repeat a few names; parsing is slow when each one differs. */
const MAX_NAMES = 1_000;

const QUOTE = '"';
const AFTER_NAME = /\s*:/y;

/**
 * The index at which the JSON string that starts at a quote ends; the length of the text when it is never
 * closed.
 */
function findEnd(json: string, start: number): number {
  let end = json.indexOf(QUOTE, start + 1);
  while (end !== -1) {
    let slashes = 0;
    while (json[end - slashes - 1] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
    end = json.indexOf(QUOTE, end + 1);
  }
  return json.length;
}

const isName = (json: string, after: number): boolean => {
  AFTER_NAME.lastIndex = after;
  return AFTER_NAME.test(json);
};

/**
 * Whether JSON is nested deeper, or holds more values or names, than any legitimate input. Scans the text,
 * because parsing hundreds of thousands of names blocks the server for a second.
 */
export function isTooMuchJson(json: string): boolean {
  const names = new Set<string>();
  let values = 1;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === QUOTE) {
      const end = findEnd(json, at);
      if (isName(json, end + 1)) names.add(json.slice(at, end));
      at = end;
    } else if (sign === '{' || sign === '[') {
      depth += 1;
      values += 1;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
    } else if (sign === ',') {
      values += 1;
    }
    if (depth > MAX_DEPTH || values > MAX_VALUES || names.size > MAX_NAMES) return true;
  }
  return false;
}
