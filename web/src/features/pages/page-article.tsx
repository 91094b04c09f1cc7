import { lazy, Suspense, type ReactNode } from 'react';
import type { Page, PageNode } from '../../api/types';
import { ScreenHeading } from '../../components/screen-heading';
import { getAddedFields } from '../../lib/added-fields';
import { getHero, Hero, PageBlocks } from '../blocks';
import { GUIDE } from '../page-tree';
import { Neighbours } from './neighbours';
import { Opening, type OpeningProps } from './opening';
// The server draws it before its code is there.
import './guide-index.module.css';

const GuideIndex = lazy(async () => ({ default: (await import('./guide-index')).GuideIndex }));

interface PageArticleProps extends OpeningProps {
  tree: PageNode[];
  /** What editors get at its end. */
  children?: ReactNode;
}

/** A page, for readers and in every preview. */
export function PageArticle({ page, tree, above, still, children }: PageArticleProps) {
  return (
    <article>
      <Opening {...{ page, above, still }} />
      <PageBlocks blocks={page.blocks} fields={getAddedFields(page)} />
      {page.slug === GUIDE && (
        <Suspense>
          <GuideIndex />
        </Suspense>
      )}
      <Neighbours tree={tree} slug={page.slug} />
      {children}
    </article>
  );
}

interface HomeArticleProps {
  page: Pick<Page, 'title' | 'blocks'>;
  still?: OpeningProps['still'];
}

/** The home page, for visitors and in every preview: its first block is the hero when it can be one. */
export function HomeArticle({ page, still: Title = ScreenHeading }: HomeArticleProps) {
  const { title, blocks } = page;
  const hero = getHero(blocks);
  return (
    <article>
      {hero ? (
        <Hero block={hero} heading={(look) => <Title className={look}>{hero.title || title}</Title>} />
      ) : (
        <Title className="sr">{title}</Title>
      )}
      <PageBlocks blocks={hero ? blocks.slice(1) : blocks} fields={getAddedFields(page)} home />
    </article>
  );
}
