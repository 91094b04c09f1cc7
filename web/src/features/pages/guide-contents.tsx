import type { Block } from '../../api/types';
import { getLinkedSlug } from '../../lib/linked-slug';
import { GuideHead, GuideIndex, GuideRest } from './guide-index';

interface GuideContentsProps {
  blocks: readonly Block[];
  /** The block that it stands above; none at the end of the page. */
  next: Block | undefined;
}

const isArranged = (block: Block) => block.type === 'jobs' && block.layout === 'contents';

/**
 * What the guide's own page says of all pages. Where editors arranged these, it is their heading, and below them what
 * they left out; else it is a list of all, after what people make.
 */
export default function GuideContents({ blocks, next }: GuideContentsProps) {
  const arranged = blocks.filter(isArranged);
  const last = blocks.findLastIndex((block) =>
    arranged.length > 0 ? isArranged(block) : block.type === 'jobs',
  );
  const isAfter = next === (last < 0 ? undefined : blocks[last + 1]);
  if (arranged.length === 0) return isAfter && <GuideIndex />;
  const slugs = arranged
    .flatMap((block) => (block.type === 'jobs' ? block.jobs : []))
    .map(({ url }) => getLinkedSlug(url));
  return (
    <>
      {next === arranged[0] && <GuideHead />}
      {isAfter && <GuideRest arranged={new Set(slugs.filter((slug) => slug !== null))} />}
    </>
  );
}
