import { Download } from 'lucide-react';
import { AskField, WrittenAsk } from '../../../components/ask-field';
import type { BlockProps } from '../rows';
import { getAnchor } from '../shared/anchors';
import { ButtonTarget } from '../shared/block-button';
import { useBlockSlug } from '../shared/block-title';
import { AddItem, EditableText, useEditing } from '../shared/editing';
import { FormerAnchors } from '../shared/former-anchors';
import { hasText, Prose } from '../shared/prose';
import { RichText } from '../shared/rich-text';
import { Contents } from './contents';
import { Drawing, getButton, JobLink } from './job-parts';
import styles from './renderer.module.css';
import { isFilled, useJobs, type Jobs, type PlacedJob } from './use-jobs';

interface RowProps extends PlacedJob {
  /** Under the title of the block. */
  isBelow: boolean;
}

/** On the home page: drawings on the lower edge of the cover, cut by it. */
const OnShelf = ({ job, at }: PlacedJob) => (
  <li className={styles.standing}>
    <JobLink job={job} at={at} />
    <span className={styles.cut}>
      <Drawing job={job} at={at} />
    </span>
  </li>
);

function InRow({ job, at, isBelow }: RowProps) {
  const isWritten = useEditing() !== null;
  const slug = useBlockSlug();
  const Heading = isBelow ? 'h3' : 'h2';
  const { take, takeUrl, text, title } = job;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Drawing job={job} at={at} />
      </span>
      <div className={styles.words}>
        <Heading id={getAnchor(slug, title)} className={styles.title}>
          <JobLink job={job} at={at} />
        </Heading>
        {(text || isWritten) && (
          <p>
            <EditableText at={`${at}.text`}>{text}</EditableText>
          </p>
        )}
        {take && takeUrl && (
          <ButtonTarget button={getButton(take, takeUrl)} className={styles.take ?? ''}>
            <Download />
            {take}
          </ButtonTarget>
        )}
      </div>
    </li>
  );
}

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
              <WrittenAsk>
                <EditableText at="title">{block.title}</EditableText>
              </WrittenAsk>
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
      <div className={`${styles.shelf} bg-blue`}>
        <ul role="list" className={`wrap ${styles.things}`}>
          {shown.map((each) => (
            <OnShelf key={each.at} {...each} />
          ))}
        </ul>
        <AddItem at="jobs" />
      </div>
    </section>
  );
}

function Rows({ block }: { block: Jobs }) {
  const shown = useJobs(block);
  const isWritten = useEditing() !== null;
  return (
    <section id={block.slug} data-band="field" className={styles.band}>
      <FormerAnchors of={block} />
      <div className="wrap">
        {(hasText(block) || isWritten) && <Prose text={block} className={styles.prose} />}
        <ul role="list" className={styles.rows}>
          {shown.map((each) => (
            <InRow key={each.at} {...each} isBelow={block.title !== ''} />
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
  if (block.layout === 'contents') return <Contents block={block} />;
  return home ? <Shelf block={block} /> : <Rows block={block} />;
}
