import { toMarkdownLine } from 'cms/shared/markdown-text';
import type { Block, Page } from '../../api/types';
import { getAddedFields } from '../../lib/added-fields';
import type { FirstView } from '../../lib/first-view';
import { toFault } from '../to-fault';
import { writeBlock, writeFields } from './blocks';
import { getParagraphs } from './text';

/** A page with more elements takes longer to write than others may wait for. */
const MOST_TAGS = 40_000;

function hasManyTags(json: string): boolean {
  let count = 0;
  for (let at = json.indexOf('<'); at !== -1 && count <= MOST_TAGS; at = json.indexOf('<', at + 1))
    count += 1;
  return count > MOST_TAGS;
}

export interface MarkdownPage {
  markdown: string;
  /** Why blocks of it could not be written. */
  faults: string[];
}

/**
 * A page as Markdown. Above it stand title, description, address, date and language as YAML (front matter), which
 * generators of static sites read; JSON texts are YAML texts too.
 */
export function toMarkdown(
  page: Page,
  { colors = [] }: Pick<FirstView, 'colors'>,
  origin: string,
): MarkdownPage {
  const faults: string[] = [];
  const write = (block: Block): string[] => {
    try {
      return writeBlock(block, around);
    } catch (thrown) {
      faults.push(`${block.type} ${block.id}: ${toFault(thrown)}`);
      return ['Dit blok kan niet worden getoond.'];
    }
  };
  const { title, lead, slug, published_at: publishedAt, blocks } = page;
  const address = `${origin}${slug === 'home' ? '/' : `/huisstijl/${slug}`}`;
  const front = [
    `title: ${JSON.stringify(title)}`,
    ...(lead ? [`description: ${JSON.stringify(lead)}`] : []),
    `url: ${address}`,
    ...(publishedAt ? [`updated: ${publishedAt}`] : []),
    'lang: nl',
  ];
  const around = { origin, address, colors };
  const fields = getAddedFields(page) ?? {};
  const text = hasManyTags(JSON.stringify([blocks, fields]))
    ? [`Deze pagina is te lang voor Markdown. Lees haar op <${address}>.`]
    : [...blocks.flatMap(write), ...writeFields(fields, around)];
  const opening = [`# ${toMarkdownLine(title)}`, ...(lead ? getParagraphs(lead) : [])];
  const markdown = `${[['---', ...front, '---'].join('\n'), ...opening, ...text].join('\n\n')}\n`;
  return { markdown, faults };
}
