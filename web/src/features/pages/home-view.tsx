import type { Page } from '../../api/types';
import { useTitle } from '../../lib/use-title';
import { ScreenHeading } from '../../theme/controls/screen-heading';
import { PageBlocks } from '../blocks/page-blocks';
import { Hero } from './hero';
import { useHash } from './use-hash';

/** The home page: its first block is the hero when it can be one. */
export function HomeView({ page }: { page: Page }) {
  useTitle(page.title);
  useHash(page.id);
  const [first, ...rest] = page.blocks;
  if (first?.type === 'text-asset-background') {
    return (
      <article>
        <Hero title={first.title || page.title} block={first} />
        <PageBlocks blocks={rest} home />
      </article>
    );
  }
  return (
    <article>
      <ScreenHeading className="sr">{page.title}</ScreenHeading>
      <PageBlocks blocks={page.blocks} home />
    </article>
  );
}
