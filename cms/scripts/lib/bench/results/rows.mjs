/**
 * One thing that was measured, as people read it. What has no goal has "–" for it and for whether it holds.
 * @typedef {{ name: string, goal: string, measured: string, reached: 'yes' | 'no' | '–', notes: string }} Row
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
export const COLUMNS = ['name', 'goal', 'measured', 'reached', 'notes'];

/** What stands above each column. */
export const HEADINGS = ['what', 'goal', 'measured', 'reached', 'notes'];

/** @param {boolean} holds @returns {'yes' | 'no'} */
export const reached = (holds) => (holds ? 'yes' : 'no');

/** A row that has no goal. @param {string} name @param {string} measured @param {string} notes @returns {Row} */
export const withoutGoal = (name, measured, notes) => ({
  name,
  measured,
  notes,
  goal: '–',
  reached: '–',
});
