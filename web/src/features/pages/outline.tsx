import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { Block } from '../../api/types';
import styles from './outline.module.css';

interface Entry {
  id: number;
  slug: string;
  title: string;
}

const getTitle = (block: Block): string => {
  if ('title' in block && block.title) return block.title;
  if ('header' in block && block.header) return block.header;
  return 'tile' in block ? block.tile.title : '';
};

/** The blocks of a page that have a title, in order. */
const getOutline = (blocks: readonly Block[]): Entry[] =>
  blocks.flatMap((block) => {
    const title = getTitle(block);
    return title ? [{ id: block.id, slug: block.slug, title }] : [];
  });

function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ol role="list" className={styles.entries}>
      {entries.map(({ id, slug, title }) => (
        <li key={id}>
          <a href={`#${slug}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

const FEW = 3;

/** "Op deze pagina": next to the title on wide screens, collapsible on small ones. Short pages have none. */
export function Outline({ blocks }: { blocks: readonly Block[] }) {
  const heading = useId();
  const entries = getOutline(blocks);
  if (entries.length < FEW) return null;
  return (
    <nav className={styles.outline} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Op deze pagina
      </h2>
      <div className={styles.wide}>
        <Entries entries={entries} />
      </div>
      <details className={styles.small}>
        <summary>
          Op deze pagina
          <ChevronDown />
        </summary>
        <Entries entries={entries} />
      </details>
    </nav>
  );
}
