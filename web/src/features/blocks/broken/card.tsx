import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import type { Block } from '../../../api/types';
import { Button } from '../../../components/button';
import { getParts, isAsset } from '../fallback/parts';
import { Band } from '../shared/band';
import styles from './card.module.css';

const toText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** The words of a block, and the names of its assets. */
const getWords = (block: Block): string[] =>
  getParts(block)
    .map(({ value }) => (isAsset(value) ? value.title : toText(value)))
    .filter(Boolean);

interface BrokenBlockProps {
  block: Block;
  /** In the editor, where its words can be saved. */
  onRemove?: () => void;
}

/** Stands in place of a block that cannot be shown. */
export default function BrokenBlock({ block, onRemove }: BrokenBlockProps) {
  return (
    <Band slug={block.slug}>
      <div className="wrap">
        <div className={clsx('stack gap-1 rounded text-sm', styles.card)}>
          <p>Dit blok kan niet worden getoond.</p>
          {onRemove && (
            <>
              <p>Dit staat erin:</p>
              <ul>
                {getWords(block).map((words, index) => (
                  <li key={index}>{words}</li>
                ))}
              </ul>
              <Button variant="quiet" small onClick={onRemove}>
                <Trash2 />
                Verwijderen
              </Button>
            </>
          )}
        </div>
      </div>
    </Band>
  );
}
