import { Suspense, type ReactNode } from 'react';
import type { Block, Page, PageNode } from '../../api/types';
import { ScreenHeading } from '../../components/screen-heading';
import { getAddedFields } from '../../lib/added-fields';
import { BlockBoundary, getHero, getOpeningCard, Hero, lazyBlock, PageBlocks } from '../blocks';
import { GUIDE } from '../page-tree';
import { Neighbours } from './neighbours';
import { Opening, type OpeningProps } from './opening';
// Also rendered on the server.
import './guide-index.module.css';

const GuideContents = lazyBlock('guide-index', () => import('./guide-contents'));

interface PageArticleProps extends OpeningProps {
  tree: PageNode[];
  /** What editors get at its end. */
  children?: ReactNode;
}

/** A page, for readers and in every preview. */
export function PageArticle({ page, tree, above, still, children }: PageArticleProps) {
  // A card that a page begins with stands in its opening.
  const blocks = getOpeningCard(page.blocks) ? page.blocks.slice(1) : page.blocks;
  const isGuide = page.slug === GUIDE;
  const getContents = (next: Block | undefined): ReactNode =>
    isGuide && (
      <Suspense>
        <GuideContents {...{ blocks, next }} />
      </Suspense>
    );
  return (
    <article>
      <Opening {...{ page, above, still }} />
      <PageBlocks blocks={blocks} fields={getAddedFields(page)} above={getContents} />
      {getContents(undefined)}
      <Neighbours tree={tree} slug={page.slug} />
      {children}
    </article>
  );
}

interface HomeArticleProps {
  page: Pick<Page, 'title' | 'blocks'>;
  still?: OpeningProps['still'];
}

/** What stands below the hero, and the question of the jobs right below it, which stands on it. */
function getCover(blocks: HomeArticleProps['page']['blocks'], hasHero: boolean) {
  if (!hasHero) return { others: blocks };
  const [jobs, ...rest] = blocks.slice(1);
  if (jobs?.type !== 'jobs' || jobs.layout !== 'rows') return { others: blocks.slice(1) };
  return { question: jobs.title, others: [{ ...jobs, title: '' }, ...rest] };
}

/** The home page, for visitors and in every preview: its first block is the hero when it can be one. */
export function HomeArticle({ page, still: Title = ScreenHeading }: HomeArticleProps) {
  const { title, blocks } = page;
  const hero = getHero(blocks);
  const { question, others } = getCover(blocks, hero !== null);
  return (
    <article>
      {hero ? (
        <BlockBoundary block={hero} broken={<Title>{hero.title || title}</Title>}>
          <Hero
            block={hero}
            question={question}
            heading={(look) => <Title className={look}>{hero.title || title}</Title>}
          />
        </BlockBoundary>
      ) : (
        <Title className="sr">{title}</Title>
      )}
      <PageBlocks blocks={others} fields={getAddedFields(page)} home />
    </article>
  );
}
