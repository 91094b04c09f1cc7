import { clsx } from 'clsx';
import { ChevronRight, Download, Eye, EyeOff } from 'lucide-react';
import type { Block } from '../../../api/types';
import { Badge } from '../../../components/badge';
import { Inert } from '../../../components/inert';
import { useBlockTypes } from '../api';
import { blockSummary } from '../blocks/block-summary';
import { RenderedBlock } from '../blocks/rendered-block';
import styles from './explained-blocks.module.css';
import { getReason, type PlacedBlock } from './page-as-viewer';

interface ExplainedBlocksProps {
  placed: readonly PlacedBlock[];
  home: boolean;
}

/**
 * The blocks of a page, each with the reason why the viewer sees it or not; hidden blocks show collapsed in their
 * position.
 */
export function ExplainedBlocks({ placed, home }: ExplainedBlocksProps) {
  const { data: types = [] } = useBlockTypes();
  const getName = (block: Block): string => {
    const label = types.find(({ type }) => type === block.type)?.label ?? block.type;
    const summary = blockSummary(block);
    return summary ? `${label} ‘${summary}’` : label;
  };
  return (
    <div role="list" className="stack">
      {placed.map(({ block, isSeen }, index) => (
        <div
          role="listitem"
          key={block.id}
          className={clsx('rounded edged', styles.block, !isSeen && styles.hidden)}
        >
          <Head name={`Blok ${index + 1}: ${getName(block)}`} block={block} isSeen={isSeen} />
          {isSeen ? (
            <Inert className="page-container">
              <RenderedBlock block={block} home={home} hero={home && index === 0} />
            </Inert>
          ) : (
            <details className={styles.fold}>
              <summary className="line gap-half rounded text-sm strong">
                <ChevronRight />
                Toon dit blok
              </summary>
              <Inert className={`page-container ${styles.dimmed}`}>
                <RenderedBlock block={block} home={home} hero={home && index === 0} />
              </Inert>
            </details>
          )}
        </div>
      ))}
    </div>
  );
}

interface HeadProps {
  name: string;
  block: Block;
  isSeen: boolean;
}

function Head({ name, block, isSeen }: HeadProps) {
  const { why, downloads } = getReason(block);
  const Icon = isSeen ? Eye : EyeOff;
  return (
    <div className={clsx('stack gap-1', styles.head)}>
      <Badge className={isSeen ? styles.seen : undefined}>
        <Icon />
        {isSeen ? 'Zichtbaar' : 'Verborgen'}
      </Badge>
      <div>
        <h3>{name}</h3>
        <p className="small">{why}.</p>
        {downloads.length > 0 && (
          <ul role="list" className={clsx('small-icons hint', styles.downloads)}>
            {downloads.map((download) => (
              <li key={download}>
                <Download />
                <span>{download}.</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
