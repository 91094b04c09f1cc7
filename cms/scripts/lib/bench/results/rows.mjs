/**
 * One thing that was measured, as people read it. What has no goal has "–" for it and for whether it holds.
 * @typedef {{ meting: string, doel: string, gemeten: string, gehaald: 'yes' | 'no' | '–', toelichting: string }} Row
 */

/**
 * What one part of the bench found, when and on what machine.
 * @typedef {{ at: string, machine: string, rows: Row[] }} Part
 */

/**
 * All parts by their names, each as it was measured last.
 * @typedef {Record<string, Part>} Results
 */

/** @type {(keyof Row)[]} */
export const COLUMNS = ['meting', 'doel', 'gemeten', 'gehaald', 'toelichting'];

/** What stands above each column. */
export const HEADINGS = ['what', 'goal', 'measured', 'reached', 'notes'];

/** @param {boolean} holds @returns {'yes' | 'no'} */
export const reached = (holds) => (holds ? 'yes' : 'no');

/** A row of what is told without a goal. @param {string} meting @param {string} gemeten @param {string} toelichting @returns {Row} */
export const told = (meting, gemeten, toelichting) => ({
  meting,
  gemeten,
  toelichting,
  doel: '–',
  gehaald: '–',
});
