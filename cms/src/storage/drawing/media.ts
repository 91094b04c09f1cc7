/** A picture is shown on a screen, in daylight, to somebody who does nothing. */
const SEEN = new Map([
  ['prefers-color-scheme', 'light'],
  ['prefers-reduced-motion', 'no-preference'],
  ['prefers-contrast', 'no-preference'],
  ['forced-colors', 'none'],
  ['scripting', 'none'],
]);
const QUERY = /^\s*(?:(not|only)\s+)?([a-z]+(?![\w-]*\())?/;
const FEATURE = /\(\s*([\w-]+)\s*(?::\s*([^()]*?)\s*)?\)/g;

/** It is as large as somebody likes. */
function isSeen(feature: string, value: string | undefined): boolean {
  if (feature.startsWith('max-')) return false;
  return value === undefined || (SEEN.get(feature) ?? value) === value;
}

function fits(query: string): boolean {
  const [, mark, medium = 'all'] = QUERY.exec(query) ?? [];
  const features = [...query.matchAll(FEATURE)].map(([, name = '', value]) => isSeen(name, value));
  const isFeatured = query.includes(' or ') ? features.some(Boolean) : features.every(Boolean);
  return (['all', 'screen'].includes(medium) && isFeatured) !== (mark === 'not');
}

/** Whether a list of media has one in which pictures are shown; an empty list has. */
export const isForPictures = (media: string): boolean => media.toLowerCase().split(',').some(fits);
