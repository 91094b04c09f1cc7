import { clsx } from 'clsx';
import type { PageNode } from '../../../api/types';
import { getLinkedSlug } from '../../../lib/linked-slug';
import { pathTo, usePageTree } from '../../page-tree';
import { getAnchor } from '../shared/anchors';
import { Band } from '../shared/band';
import { AddItem, EditableText, useEditing } from '../shared/editing';
import { hasText, Prose } from '../shared/prose';
import styles from './contents.module.css';
import { Drawing, JobLink } from './job-parts';
import { useJobs, type Jobs, type NumberedJob } from './use-jobs';

interface ItemProps extends NumberedJob {
  slug: string;
  /** The page that it leads to, when that is one of the guide. */
  page: PageNode | undefined;
  /** Under the title of the block. */
  isBelow: boolean;
}

function Item({ job, at, slug, page, isBelow }: ItemProps) {
  const isWritten = useEditing() !== null;
  const Heading = isBelow ? 'h3' : 'h2';
  return (
    <li className={clsx('grid unbroken', styles.item)}>
      <span className={clsx('panel edged', styles.picture)}>
        <Drawing job={job} at={at} />
      </span>
      <div className={clsx('breaks', styles.words)}>
        <Heading id={getAnchor(slug, job.title)} className={styles.title}>
          <JobLink job={job} at={at} />
        </Heading>
        {isWritten ? (
          <p>
            <EditableText at={`${at}.text`}>{job.text}</EditableText>
          </p>
        ) : (
          (job.text || page?.lead) && <p>{job.text || page?.lead}</p>
        )}
      </div>
    </li>
  );
}

/** What there is of one kind, under its name. What leads to a page that the viewer may not read is left out. */
export default function Contents({ block }: { block: Jobs }) {
  const isWritten = useEditing() !== null;
  const { tree, loaded } = usePageTree();
  const shown = useJobs(block)
    .map((placed) => {
      const slug = getLinkedSlug(placed.job.url);
      return { placed, slug, page: slug === null ? undefined : pathTo(tree, slug).at(-1) };
    })
    .filter(
      ({ slug, page }) => isWritten || !loaded || slug === null || (page && page.published_at !== null),
    );
  if (shown.length === 0 && !isWritten) return null;
  return (
    <Band slug={block.slug} className={styles.band ?? ''}>
      <div className={`wrap stack ${styles.kind}`}>
        {(hasText(block) || isWritten) && <Prose text={block} className={styles.head} />}
        <div className={styles.list}>
          <ul role="list" className={clsx('grid', styles.items)}>
            {shown.map(({ placed, page }) => (
              <Item key={placed.at} {...placed} slug={block.slug} page={page} isBelow={block.title !== ''} />
            ))}
          </ul>
          <AddItem at="jobs" />
        </div>
      </div>
    </Band>
  );
}
