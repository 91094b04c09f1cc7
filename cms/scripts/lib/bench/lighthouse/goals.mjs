/** What a public page has to reach: how to read it from a report, and the most or the least that it may be. */
export const GOALS = [
  {
    name: 'score',
    least: 98,
    digits: 0,
    read: ({ categories }) => categories.performance.score * 100,
  },
  {
    name: 'grootste beeld (s)',
    most: 1.6,
    digits: 2,
    read: ({ audits }) => audits['largest-contentful-paint'].numericValue / 1000,
  },
  {
    name: 'verschuiving',
    most: 0.02,
    digits: 3,
    read: ({ audits }) => audits['cumulative-layout-shift'].numericValue,
  },
  {
    name: 'blokkade (ms)',
    most: 100,
    digits: 0,
    read: ({ audits }) => audits['total-blocking-time'].numericValue,
  },
];

/**
 * A goal beside what was measured.
 * @param {(typeof GOALS)[number]} goal
 * @param {number} measured
 */
export function judge({ least = -Infinity, most = Infinity, digits }, measured) {
  const rounded = Number(measured.toFixed(digits));
  return {
    doel: most === Infinity ? `≥ ${least}` : `≤ ${most}`,
    gemeten: rounded,
    gehaald: rounded >= least && rounded <= most ? 'ja' : 'nee',
  };
}
