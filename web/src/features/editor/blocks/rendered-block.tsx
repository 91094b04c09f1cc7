import { memo, Suspense, type CSSProperties } from 'react';
import type { Block } from '../../../api/types';
import { BlockBoundary, type BlockLook, BlockView, BrokenBlock, EditableText, Hero } from '../../blocks';
import { longestWord } from '../../../components/screen-heading';

interface RenderedBlockProps extends BlockLook {
  block: Block;
  onRemove?: (id: number) => void;
}

/**
 * A block in the editor, rendered as readers see it; the home page starts with its hero. Memoised, because its frame also
 * re-renders while another block is dragged.
 */
export const RenderedBlock = memo(function RenderedBlock({
  block,
  home,
  hero,
  tile,
  onRemove,
}: RenderedBlockProps) {
  const broken = <BrokenBlock block={block} onRemove={onRemove && (() => onRemove(block.id))} />;
  if (!hero || block.type !== 'text-asset-background') {
    // The code of one block must not hide the others while it loads.
    return (
      <Suspense>
        <BlockView block={block} look={{ home, tile }} broken={broken} />
      </Suspense>
    );
  }
  const { title } = block;
  const style: CSSProperties = { '--longest': longestWord(title) };
  return (
    <BlockBoundary {...{ block, broken }}>
      <Hero
        block={block}
        heading={(className) => (
          <h2 className={className} style={style}>
            <EditableText at="title">{title}</EditableText>
          </h2>
        )}
      />
    </BlockBoundary>
  );
});
