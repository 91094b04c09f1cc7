import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import type { Block } from '../../api/types';

const LazyPart = ({ draw }: { draw: () => ReactNode }) => draw();

/** Those that have not come yet. */
const loads = new Map<string, () => Promise<unknown>>();

/**
 * A lazily loaded part of a page, such as a block type. The server preloads it in the head of a page that uses it
 * (cms/src/server/html/page-code.ts).
 */
export function lazyBlock<P extends object>(
  type: string,
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  let Loaded: ComponentType<P> | undefined;
  const read = async () => {
    Loaded = (await load()).default;
    loads.delete(type);
    return { default: LazyPart };
  };
  loads.set(type, read);
  const Later = lazy(read);
  return function LaterBlock(props: P) {
    const [isLoaded] = useState(Loaded !== undefined);
    const draw = () => Loaded && <Loaded {...props} />;
    return isLoaded ? draw() : <Later draw={draw} />;
  };
}

/** Whether a block of this type is drawn at once. */
export const isLoaded = (type: string): boolean => !loads.has(type);

/** Loads the code of these parts of a page, or of all, so that they are drawn at once. */
export async function loadBlocks(types?: Iterable<string>): Promise<void> {
  await Promise.all([...(types ?? loads.keys())].map(async (type) => loads.get(type)?.()));
  // What a part itself loads later is known once its own code is there.
  if (!types && loads.size > 0) await loadBlocks();
}

/**
 * Loads the code of blocks, and of the layouts that they load lazily in turn (called `type-layout`), so that a page
 * renders at once during navigation. A first visit is rendered by the server.
 */
export async function loadBlocksOf(blocks: readonly Block[]): Promise<void> {
  await loadBlocks(blocks.map(({ type }) => type));
  await loadBlocks(blocks.map((block) => `${block.type}-${'layout' in block ? block.layout : ''}`));
}
