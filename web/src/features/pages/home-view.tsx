import type { Page } from '../../api/types';
import { getAddedFields } from '../../lib/added-fields';
import { useTitle } from '../../lib/site';
import { ScreenHeading } from '../../components/screen-heading';
import { getHero, Hero, PageBlocks } from '../blocks';
import { useHash } from './use-page';

/** The home page: its first block is the hero when it can be one. */
export function HomeView({ page }: { page: Page }) {
  const { id, title, blocks } = page;
  useTitle(title);
  useHash(id);
  const hero = getHero(blocks);
  return (
    <article>
      {hero ? (
        <Hero
          block={hero}
          heading={(look) => <ScreenHeading className={look}>{hero.title || title}</ScreenHeading>}
        />
      ) : (
        <ScreenHeading className="sr">{title}</ScreenHeading>
      )}
      <PageBlocks blocks={hero ? blocks.slice(1) : blocks} fields={getAddedFields(page)} home />
    </article>
  );
}
