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
 * The part of the guide's own page about all pages. Where editors arranged the pages, this is a heading and the
 * remaining pages; otherwise a list of all pages.
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
