import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../../paths.mjs';
import { median } from '../load.mjs';
import { GOALS, judge } from './goals.mjs';
import { installLighthouse } from './install.mjs';
import { visit } from './visit.mjs';

const RUNS = 5;
const PAGES = ['/', '/huisstijl/kleur', '/huisstijl/blokken'];
/** Depend on the page alone, so one visit tells. */
const QUALITIES = {
  accessibility: 'toegankelijkheid',
  'best-practices': 'goede gewoonten',
  seo: 'vindbaarheid',
};

const cache = path.join(root, '.cache');
const reports = path.join(cache, 'bench');

const nameOf = (page) => page.split('/').at(-1) || 'home';

async function tools() {
  mkdirSync(cache, { recursive: true });
  const script = await installLighthouse(cache);
  const { browserPath } = await tsImport('../../../../../web/e2e/support/browser.ts', import.meta.url);
  return { script, browser: await browserPath() };
}

/** Also the visit after which the server has everything at hand. */
async function qualitiesOf(found, base, page) {
  const report = path.join(reports, `${nameOf(page)}-kwaliteit`);
  const { categories } = await visit(found, base + page, Object.keys(QUALITIES), report);
  return Object.fromEntries(
    Object.entries(QUALITIES).map(([id, name]) => [name, Math.round(categories[id].score * 100)]),
  );
}

async function speedOf(found, base, page) {
  const runs = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const report = path.join(reports, `${nameOf(page)}-${run}`);
    const lhr = await visit(found, base + page, ['performance'], report);
    // How fast this machine was meanwhile: its other work shows in what takes time.
    const rekenkracht = lhr.environment.benchmarkIndex;
    runs.push({ ...Object.fromEntries(GOALS.map(({ name, read }) => [name, read(lhr)])), rekenkracht });
  }
  const judged = GOALS.map((goal) => [goal.name, judge(goal, median(runs.map((run) => run[goal.name])))]);
  return { runs, medians: Object.fromEntries(judged) };
}

/**
 * Lighthouse of public pages beside what they have to reach, by its mobile profile; all reports stay behind.
 * @param {string} base
 */
export async function measurePages(base) {
  const found = await tools();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const pages = {};
  for (const page of PAGES) {
    const qualities = await qualitiesOf(found, base, page);
    pages[page] = { qualities, ...(await speedOf(found, base, page)) };
  }
  const each = Object.entries(pages);
  console.log(`Lighthouse, mobiel: mediaan van ${RUNS} bezoeken`);
  console.table(
    Object.fromEntries(
      each.flatMap(([page, { medians }]) =>
        Object.entries(medians).map(([name, row]) => [`${page} ${name}`, row]),
      ),
    ),
  );
  console.table(Object.fromEntries(each.map(([page, { qualities }]) => [page, qualities])));
  const file = path.join(reports, 'lighthouse.json');
  writeFileSync(file, `${JSON.stringify({ pages }, null, 2)}\n`);
  console.log(`Rapporten: ${path.relative(process.cwd(), reports)}`);
}
