import { expect, test } from 'vitest';
import type { Page } from '../api/types';
import { toMarkdown } from './markdown';

const PAGE: Page = {
  id: '1',
  slug: 'kleur',
  title: 'Kleur: "blauw"',
  lead: 'Welke kleuren.',
  is_public: true,
  published_at: '2026-01-02T03:04:05.000Z',
  parent_id: null,
  groups: [],
  pages: [],
  blocks: [],
};

const ORIGIN = 'https://huisstijl.example.org';

const write = (article: string, page: Partial<Page> = {}): string =>
  toMarkdown(`<main><article>${article}</article></main>`, { ...PAGE, ...page }, ORIGIN);

const body = (article: string): string => write(article).split('Welke kleuren.\n\n').at(-1)?.trim() ?? '';

test('what a page is stands above it, as YAML that any title survives', () => {
  expect(write('<p>Tekst</p>')).toBe(`---
title: "Kleur: \\"blauw\\""
description: "Welke kleuren."
url: https://huisstijl.example.org/huisstijl/kleur
updated: 2026-01-02T03:04:05.000Z
lang: nl
---

# Kleur: "blauw"

Welke kleuren.

Tekst
`);
});

test('what looks like HTML stays text everywhere, and what is written above the page stays as it is', () => {
  const html = '<img src=x onerror=alert(1)>';
  const text = write(
    '<h2>&lt;b&gt;</h2><p>a <em>&lt;i&gt;</em> &lt;script&gt;</p><ul><li>&lt;hr&gt;</li></ul><img alt="&lt;u&gt;">',
    { title: html, lead: html },
  );
  const [, front = '', body = ''] = text.split('---\n');
  expect(front).toContain(`title: "${html}"\ndescription: "${html}"\n`);
  expect(body).toContain(`# \\${html}\n`);
  expect(body).not.toMatch(/(?<!\\)</);
});

test('the home page has the address of the portal, and no description without a lead', () => {
  const text = write('<p>Tekst</p>', { slug: 'home', lead: '' });
  expect(text).toContain(`url: ${ORIGIN}/\n`);
  expect(text).not.toContain('description');
});

test('headings, lists, tables and links are those of Markdown, and addresses are whole', () => {
  expect(body('<h2>Kop</h2><ul><li>Eén</li></ul>')).toBe('## Kop\n\n-   Eén');
  expect(body('<p><a href="/huisstijl/logo">Logo</a></p>')).toBe(`[Logo](${ORIGIN}/huisstijl/logo)`);
  const table = '<table><thead><tr><th>Maat</th></tr></thead><tbody><tr><td>A4</td></tr></tbody></table>';
  expect(body(table)).toBe('| Maat |\n| --- |\n| A4  |');
});

test('what only works on a screen is left out, except the files to download', () => {
  const download =
    '<ul data-screen-only=""><li><a href="/api/v1/files/7/download" download="">PDF</a></li></ul>';
  expect(body(`<p>Tekst</p><button>Meer</button><div data-screen-only="">Kies</div>${download}`)).toBe(
    `Tekst\n\n-   [PDF](${ORIGIN}/api/v1/files/7/download)`,
  );
});

test('a value that a click copies is written out', () => {
  const value =
    '<button data-value="true"><span>HEX<span class="sr"> van Blauw: </span></span><span>#1763C6</span></button>';
  expect(body(value)).toBe('HEX #1763C6');
});

test('a picture is said in words, with the address of its asset, which does not end', () => {
  const picture = '<figure data-asset="a1"><img src="/previews/x?until=1" alt="Een bord"></figure>';
  expect(body(picture)).toBe(`[Beeld: Een bord](${ORIGIN}/bestanden/a1)`);
});

test('a link to a block leads to it on the page', () => {
  expect(body('<p><a href="#logo">Logo</a></p>')).toBe(
    '[Logo](https://huisstijl.example.org/huisstijl/kleur#logo)',
  );
});

const cpuMs = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const table = (rows: number): string => `<table>${'<tr><td>x</td><td>y</td></tr>'.repeat(rows)}</table>`;

test('a table of four times as many rows takes four times as long, not sixteen', () => {
  const measure = (rows: number): number => cpuMs(() => body(table(rows)));
  measure(100);
  const few = Math.min(measure(400), measure(400));
  expect(Math.min(measure(1600), measure(1600))).toBeLessThan(10 * few);
});

test('a page with more than anybody reads says where to read it', () => {
  expect(body('<p>x</p>'.repeat(20_000))).toBe(
    'Deze pagina is te lang voor Markdown. Lees haar op <https://huisstijl.example.org/huisstijl/kleur>.',
  );
});
