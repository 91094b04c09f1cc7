import { clsx } from 'clsx';
import { Suspense } from 'react';
import { AskField, AskFieldPreview } from '../../../components/ask-field';
import { lazyBlock } from '../lazy-block';
import type { BlockProps } from '../rows';
import { AddItem, EditableText, useEditing } from '../shared/editing';
import { FormerAnchors } from '../shared/former-anchors';
import { hasText, Prose } from '../shared/prose';
import { RichText } from '../shared/rich-text';
import { Drawing, JobLink } from './job-parts';
import styles from './renderer.module.css';
import { isFilled, useJobs, type Jobs, type NumberedJob } from './use-jobs';

// Lazy: the home page shows a shelf.
const Contents = lazyBlock('jobs-contents', () => import('./contents'));
const Rows = lazyBlock('jobs-rows', () => import('./rows'));

/** On the home page: drawings on the lower edge of the cover, cut by it. */
const OnShelf = ({ job, at }: NumberedJob) => (
  <li className={clsx('stack unbroken', styles.standing)}>
    <JobLink job={job} at={at} />
    <span className={styles.cut}>
      <Drawing job={job} at={at} />
    </span>
  </li>
);

function Shelf({ block }: { block: Jobs }) {
  const below = { ...block, title: '' };
  const shown = useJobs(block);
  const isWritten = useEditing() !== null;
  return (
    <section id={block.slug} data-band="field">
      <FormerAnchors of={block} />
      {(hasText(block) || isWritten) && (
        <div className={`${styles.question} bg-blueDark`}>
          <div className="wrap">
            {isWritten ? (
              <AskFieldPreview>
                <EditableText at="title">{block.title}</EditableText>
              </AskFieldPreview>
            ) : (
              block.title && <AskField label={block.title} />
            )}
            {hasText(below) && !isWritten && <Prose text={below} />}
            {isWritten && (
              <>
                <p data-written>
                  <EditableText at="subtitle">{block.subtitle}</EditableText>
                </p>
                <RichText at="body" html={block.body} />
              </>
            )}
          </div>
        </div>
      )}
      <div className={`edged ${styles.shelf} bg-blue`}>
        <ul role="list" className={`wrap grid ${styles.things}`}>
          {shown.map((each) => (
            <OnShelf key={each.at} {...each} />
          ))}
        </ul>
        <AddItem at="jobs" />
      </div>
    </section>
  );
}

/** What people come to make, and where they begin. */
export default function JobsBlock({ block, home }: BlockProps<Jobs>) {
  const isWritten = useEditing() !== null;
  const isEmpty = !hasText(block) && !block.jobs.some(isFilled);
  if (isEmpty && !isWritten) return null;
  if (home && block.layout === 'rows') return <Shelf block={block} />;
  const Layout = block.layout === 'rows' ? Rows : Contents;
  return (
    <Suspense>
      <Layout block={block} />
    </Suspense>
  );
}
