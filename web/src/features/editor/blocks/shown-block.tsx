import type { CSSProperties } from 'react';
import type { Block } from '../../../api/types';
import { BlockView } from '../../blocks/page-blocks';
import { longestWord } from '../../../components/longest-word';
import type { BlockLook } from '../../blocks/rows';
import { EditableText } from '../../blocks/shared/editing';
import { Hero } from '../../blocks/shared/hero';

/** A block in the editor, rendered as readers see it; the home page starts with its hero. */
export function ShownBlock({ block, look }: { block: Block; look: BlockLook }) {
  if (!look.hero || block.type !== 'text-asset-background') return <BlockView block={block} look={look} />;
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
