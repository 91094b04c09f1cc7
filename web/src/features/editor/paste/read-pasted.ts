import { repairTyped } from '../fields/repair-address';
import { rankHeadings } from './headings';
import { makeLists } from './lists';
import { markTexts } from './marks';
import { parsePasted, unwrap } from './parse';
import { arrangeTables } from './tables';
import { dropEmptyLines, removeHidden, type PasteLoss } from './unseen';

/** The attributes that stay. */
const KEPT: Record<string, readonly string[] | undefined> = {
  A: ['href'],
  OL: ['start'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
};

/** Rows of cells between tabs, as spreadsheets put on the clipboard without HTML; none for any other text. */
export function tabbedRows(text: string): string[][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const rows = lines.map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  return rows.length > 1 && columns > 1 && rows.every(({ length }) => length === columns) ? rows : [];
}

/** Makes pasted links into ones that work; text of those that never will stays without a link. Gives why. */
function repairLinks(body: HTMLElement): string | null {
  let reason: string | null = null;
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    const { link: href, problem } = repairTyped(address);
    // Places in the document that it comes from: notes, headings and bookmarks.
    const isInside = address.startsWith('#');
    if (problem === null && href !== '' && !isInside) link.setAttribute('href', href);
    else unwrap(link);
    if (!isInside) reason ??= problem;
  }
  return reason;
}

function dropAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const isKept = KEPT[element.tagName]?.includes(name) && !(name.endsWith('span') && Number(value) <= 1);
      if (!isKept) element.removeAttribute(name);
    }
  }
}

interface PastedHtml {
  html: string;
  /** How many pictures it holds: a text takes none. */
  pictures: number;
  leftOut: PasteLoss[];
  /** Why a link cannot come along; null when all can. */
  linkProblem: string | null;
}

/**
 * Reads pasted HTML, from Word, Excel, Google Docs or anywhere: keeps headings, lists, tables, links and marks, drops
 * the markup of their own. `isInTable`: it goes into a cell.
 */
export function readPasted(source: string, isInTable = false): PastedHtml {
  const body = parsePasted(source);
  const leftOut = removeHidden(body);
  const pictures = [...body.querySelectorAll('img')];
  for (const picture of pictures) picture.remove();
  makeLists(body);
  rankHeadings(body);
  arrangeTables(body, isInTable);
  markTexts(body);
  dropEmptyLines(body);
  const linkProblem = repairLinks(body);
  dropAttributes(body);
  return { html: body.innerHTML.trim(), pictures: pictures.length, leftOut, linkProblem };
}
