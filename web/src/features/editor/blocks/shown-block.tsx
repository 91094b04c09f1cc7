import { Suspense, type CSSProperties } from 'react';
import type { Block } from '../../../api/types';
import { type BlockLook, BlockView, EditableText, Hero } from '../../blocks';
import { longestWord } from '../../../components/screen-heading';

/** A block in the editor, rendered as readers see it; the home page starts with its hero. */
export function ShownBlock({ block, look }: { block: Block; look: BlockLook }) {
  if (!look.hero || block.type !== 'text-asset-background') {
    // The code of one block must not hide the others while it loads.
    return (
      <Suspense>
        <BlockView block={block} look={look} />
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
}
