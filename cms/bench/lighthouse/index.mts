import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserPath } from '../../../web/e2e/support/browser.ts';
import { root } from '../../../scripts/lib/paths.mjs';
import { reached, type Row, withoutGoal } from '../results/rows.mts';
import { GOALS, judge } from './goals.mts';
import { type Category, installLighthouse, type Report, visit } from './visit.mts';

const RUNS = 5;
/** The maximum of a page as HTML. */
const HTML_KB = 25;
const PAGES = ['/', '/huisstijl/kleur', '/huisstijl/blokken'];
/** These depend on the page only, so one visit is enough. */
const QUALITIES: Category[] = ['accessibility', 'best-practices', 'seo'];

const cache = path.join(root, '.cache');
const reports = path.join(cache, 'bench', 'lighthouse');

/** What index.html of a page weighs as it is sent to a browser, with the page drawn in it. */
async function weigh(base: string, page: string): Promise<Row> {
  const answer = await fetch(base + page, { headers: { 'Accept-Encoding': 'br' } });
  await answer.arrayBuffer();
  const kilobytes = Number(answer.headers.get('content-length')) / 1000;
  return {
    name: `${page} HTML`,
    goal: `≤ ${HTML_KB} kB`,
    measured: `${kilobytes.toFixed(1)} kB`,
    reached: reached(kilobytes > 0 && kilobytes <= HTML_KB),
    notes: 'brotli, with all that the page says',
  };
}

/** The rows of one page; `look` visits it once and returns the report. */
async function measurePage(
  page: string,
  look: (categories: Category[], report: string) => Promise<Report>,
): Promise<Row[]> {
  // This visit also warms up the server.
  const { categories } = await look(QUALITIES, 'kwaliteit');
  const scores = QUALITIES.map((id) => Math.round(categories[id].score * 100)).join(', ');
  const visits: Report[] = [];
  for (let run = 1; run <= RUNS; run += 1) visits.push(await look(['performance'], String(run)));
  // The speed of this machine at the time: other load on it affects the durations.
  const power = Math.min(...visits.map((report) => Math.round(report.environment.benchmarkIndex)));
  return [
    ...GOALS.map((goal) => judge(page, goal, visits.map(goal.read))),
    withoutGoal(
      `${page} other scores`,
      scores,
      `accessibility, best practices, search engines; processor power ${power}`,
    ),
  ];
}

/** Runs Lighthouse on public pages, with its mobile profile; keeps all reports. */
export async function measurePages(base: string): Promise<Row[]> {
  const tools = { script: await installLighthouse(cache), browser: await browserPath() };
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const rows: Row[] = [];
  for (const page of PAGES) {
    const name = page.split('/').at(-1) || 'home';
    const look = (categories: Category[], report: string) =>
      visit(tools, base + page, categories, path.join(reports, `${name}-${report}`));
    rows.push(...(await measurePage(page, look)), await weigh(base, page));
  }
  console.log(`Reports of Lighthouse: ${path.relative(process.cwd(), reports)}`);
  return rows;
}
