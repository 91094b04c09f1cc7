import { describe, expect, test } from 'vitest';
import { cleanHtml, cleanStoredHtml, cleanSentHtml, TooMuchHtml } from '../../src/blocks/clean-html';
import { makePageRows } from '../../src/search/index/rows';
import { readHtml } from '../../src/search/texts/html-text';
import { pageBlockTypes } from '../support/block-types';

const LONGEST = 500_000;

const filled = (piece: string, most = LONGEST): string => piece.repeat(Math.floor(most / piece.length));
const nested = (tag: string, levels: number): string =>
  `${`<${tag}>`.repeat(levels)}x${`</${tag}>`.repeat(levels)}`;

describe('a rich text', () => {
  test.each(['b', 'div', 'section', 'blockquote'])('has 100 levels of %s, and no more', (tag) => {
    expect(cleanHtml(nested(tag, 100))).toContain('x');
    expect(() => cleanHtml(nested(tag, 101))).toThrow('hoogstens 100 niveaus');
  });

  test('has 5,000 elements, and no more', () => {
    expect(cleanHtml('<p>x</p>'.repeat(5000))).toHaveLength(40_000);
    expect(() => cleanHtml('<p>x</p>'.repeat(5001))).toThrow('hoogstens 5.000');
    expect(() => cleanHtml('<br>'.repeat(5001))).toThrow('hoogstens 5.000');
  });

  test('does not count what cleaning takes away', () => {
    expect(cleanHtml(nested('font', 300))).toBe('x');
    expect(cleanHtml('<font>x</font>'.repeat(6000))).toBe('x'.repeat(6000));
    expect(cleanHtml(`<p>${nested('font', 200)}${nested('b', 99)}</p>`)).toContain('<b>');
  });

  test('is not longer when it is clean', () => {
    expect(() => cleanHtml(filled('&'))).toThrow('hoogstens 500.000 tekens');
  });

  test('stays when it was kept before there were bounds, as deep as a page shows it', () => {
    const kept = cleanStoredHtml(`<p>voor</p>${nested('b', 150)}`);
    expect(kept).toContain('<p>voor</p>');
    expect(kept.match(/<b>/g)).toHaveLength(100);
    expect(kept).toContain('x');
    expect(cleanStoredHtml('<p>x</p>'.repeat(6000))).toHaveLength(48_000);
    expect(cleanStoredHtml(`<p onclick="x()">a &amp; b</p>${nested('i', 3000)}`)).not.toMatch(/<|onclick/);
  });
});

/** What took seconds, or what a parser may take long for. */
const KINDS: Record<string, string> = {
  bold: filled('<b>'),
  'bold, closed': `${filled('<b>', LONGEST / 2)}${filled('</i>', LONGEST / 2)}`,
  'as deep as may be, closed wrongly': `${'<x>'.repeat(399)}${filled('</i>')}`,
  'as much as may be': `${nested('b', 100).repeat(50)}${filled('woorden ', 460_000)}`,
  boxes: filled('<div>'),
  lists: filled('<ul><li>'),
  rows: `<table>${filled('<tr><td>x')}`,
  breaks: filled('<br>'),
  unknown: filled('<x>'),
  'unknown, closed': filled('<x></x>'),
  ampersands: filled('&'),
  entities: filled('&#60;'),
  'named entities': filled('&amp;'),
  guillemets: filled('‹'),
  brackets: filled('<'),
  comments: filled('<!--'),
  'empty comments': filled('<!---->'),
  sections: filled('<![CDATA['),
  drawings: filled('<svg>'),
  formulas: filled('<math>'),
  templates: filled('<template>'),
  options: filled('<option>'),
  frames: filled('<iframe>'),
  scripts: filled('<noscript></p>'),
  attributes: `<b ${Array.from({ length: 70_000 }, (_value, at) => `a${at}`).join(' ')}>`,
  styles: filled('<i style="color:#112233;padding:1px 2px 3px 4px;width:10px">x</i>'),
  'one style': `<p style="${filled('color:red;')}">`,
  'broken style': `<p style="${filled('{')}">`,
  sizes: `<p style="padding:${filled('1px ')}">`,
  classes: `<p class="${filled('a ')}">`,
  spaces: `${filled(' ')}x`,
};

const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

function clean(html: string): string {
  try {
    return cleanHtml(html);
  } catch (error) {
    if (error instanceof TooMuchHtml) return '';
    throw error;
  }
}

// They took up to 6,000 ms. The most that is seen is 300.
test.each(Object.entries(KINDS))('half a million characters of %s are no work', (_name, html) => {
  const work = (): void => {
    readHtml(clean(html));
    readHtml(cleanStoredHtml(html));
  };
  const most = 1500;
  expect(cpuMs(work) < most || cpuMs(work) < most).toBe(true);
});

/** How often other work ran while this was done. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  await work();
  clearInterval(counting);
  return turns;
}

const bodies = Array.from(
  { length: 40 },
  (_value, at) => `<p>${at}</p>${'<i style="color:red">woord</i> '.repeat(2000)}`,
);

test('much to clean lets other work in between', async () => {
  expect(await countTurns(() => Promise.all(bodies.map(cleanSentHtml)))).toBeGreaterThan(3);
});

const indexing = (texts: readonly string[]) => {
  const blocks = texts.map((body, at) => ({
    ...{ id: 10_000_000 + at, type: 'html', isPrivate: false, groups: [] },
    values: { body },
  }));
  const content = { title: 'Veel', lead: '', isPublic: true, groups: [], blocks, fields: {} };
  return () => makePageRows(pageBlockTypes(), 'a', content, 'both', []);
};

const manyWords = Array.from({ length: 16_000 }, (_value, at) => `w${at.toString(36)}x`).join(' ');

test.each([
  ['many blocks', bodies],
  ['one block of as many words as count', [manyWords]],
])('indexing %s lets other work in between', async (_what, texts) => {
  const index = indexing(texts);
  expect(await countTurns(index)).toBeGreaterThan(3);
  expect((await index()).flatMap(({ parts }) => parts)).toHaveLength(texts.length + 1);
});
