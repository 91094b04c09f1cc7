import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../../paths.mjs';
import { withoutGoal } from '../results/rows.mjs';
import { GOALS, judge } from './goals.mjs';
import { installLighthouse } from './install.mjs';
import { visit } from './visit.mjs';

const RUNS = 5;
const PAGES = ['/', '/huisstijl/kleur', '/huisstijl/blokken'];
/** Depend on the page alone, so one visit is enough. */
const QUALITIES = {
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'search engines',
};

const cache = path.join(root, '.cache');
const reports = path.join(cache, 'bench', 'lighthouse');

const getName = (page) => page.split('/').at(-1) || 'home';

async function tools() {
  mkdirSync(cache, { recursive: true });
  const script = await installLighthouse(cache);
  const { browserPath } = await tsImport('../../../../../web/e2e/support/browser.ts', import.meta.url);
  return { script, browser: await browserPath() };
}

/** Also the visit after which the server has everything at hand. */
async function qualityRow(found, base, page) {
  const report = path.join(reports, `${getName(page)}-kwaliteit`);
  const { categories } = await visit(found, base + page, Object.keys(QUALITIES), report);
  const scores = Object.keys(QUALITIES).map((id) => Math.round(categories[id].score * 100));
  return withoutGoal(`${page} other scores`, scores.join(', '), Object.values(QUALITIES).join(', '));
}

async function speedRows(found, base, page) {
  const visits = [];
  for (let run = 1; run <= RUNS; run += 1) {
    visits.push(
      await visit(found, base + page, ['performance'], path.join(reports, `${getName(page)}-${run}`)),
    );
  }
  // How fast this machine was meanwhile: its other work shows in what takes time.
  const power = visits.map((lhr) => Math.round(lhr.environment.benchmarkIndex));
  const [score, ...others] = GOALS.map((goal) => judge(page, goal, visits.map(goal.read)));
  return [{ ...score, notes: `${score.notes}; processor power ${Math.min(...power)}` }, ...others];
}

/**
 * Lighthouse of public pages beside what they have to reach, by its mobile profile; all reports stay behind.
 * @param {string} base
 */
export async function measurePages(base) {
  const found = await tools();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const rows = [];
  for (const page of PAGES) {
    const quality = await qualityRow(found, base, page);
    rows.push(...(await speedRows(found, base, page)), quality);
  }
  console.log(`Reports of Lighthouse: ${path.relative(process.cwd(), reports)}`);
  return rows;
}
