import type { Page } from '../../api/types';
import { useTitle } from '../../lib/site';
import { ScreenHeading } from '../../components/screen-heading';
import { getHero, Hero, PageBlocks } from '../blocks';
import { useHash } from './use-page';

/** The home page: its first block is the hero when it can be one. */
export function HomeView({ page }: { page: Page }) {
  useTitle(page.title);
  useHash(page.id);
  const hero = getHero(page.blocks);
  if (hero) {
    return (
      <article>
        <Hero
          block={hero}
          heading={(look) => <ScreenHeading className={look}>{hero.title || page.title}</ScreenHeading>}
        />
        <PageBlocks blocks={page.blocks.slice(1)} home />
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
