import type { BlockOf } from '../../../api/types';
import { BackgroundField, getCard } from '../shared/background-field';
import type { BlockProps } from '../rows';
import { useEditing } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';

/** Text on a card over a coloured field with an image; a second asset goes in one of six positions. */
export function TextAssetBackground({ block }: BlockProps<BlockOf<'text-asset-background'>>) {
  const isWritten = useEditing() !== null;
  return (
    <BackgroundField block={block} unwritten={!hasText(block)}>
      {(hasText(block) || isWritten) && <Prose text={block} on={getCard(block.settings)} />}
    </BackgroundField>
  );
}
