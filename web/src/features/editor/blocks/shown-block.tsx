import { memo, Suspense, type CSSProperties } from 'react';
import type { Block } from '../../../api/types';
import { type BlockLook, BlockView, EditableText, Hero } from '../../blocks';
import { longestWord } from '../../../components/screen-heading';

interface ShownBlockProps extends BlockLook {
  block: Block;
}

/**
 * A block in the editor, rendered as readers see it; the home page starts with its hero. Its frame renders more often, as
 * when another block is dragged.
 */
export const ShownBlock = memo(function ShownBlock({ block, home, hero, tile }: ShownBlockProps) {
  if (!hero || block.type !== 'text-asset-background') {
    // The code of one block must not hide the others while it loads.
    return (
      <Suspense>
        <BlockView block={block} look={{ home, tile }} />
      </Suspense>
    );
  }
  const { title } = block;
  const style: CSSProperties = { '--longest': longestWord(title) };
  return (
    <Hero
      block={block}
      heading={(className) => (
        <h2 className={className} style={style}>
          <EditableText at="title">{title}</EditableText>
        </h2>
      )}
    />
  );
});
