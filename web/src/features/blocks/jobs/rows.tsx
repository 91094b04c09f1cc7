import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { getAnchor } from '../shared/anchors';
import { ButtonTarget } from '../shared/block-button';
import { useBlockSlug } from '../shared/block-title';
import { AddItem, EditableText, useEditing } from '../shared/editing';
import { FormerAnchors } from '../shared/former-anchors';
import { hasText, Prose } from '../shared/prose';
import { Drawing, getButton, JobLink } from './job-parts';
import styles from './renderer.module.css';
import { useJobs, type Jobs, type NumberedJob } from './use-jobs';

interface RowProps extends NumberedJob {
  /** Under the title of the block. */
  isBelow: boolean;
}

function InRow({ job, at, isBelow }: RowProps) {
  const isWritten = useEditing() !== null;
  const slug = useBlockSlug();
  const Heading = isBelow ? 'h3' : 'h2';
  const { take, takeUrl, text, title } = job;
  return (
    <li className={clsx('grid unbroken', styles.row)}>
      <span className={clsx('rounded edged', styles.picture)}>
        <Drawing job={job} at={at} />
      </span>
      <div className={clsx('breaks', styles.words)}>
        <Heading id={getAnchor(slug, title)} className={styles.title}>
          <JobLink job={job} at={at} />
        </Heading>
        {(text || isWritten) && (
          <p>
            <EditableText at={`${at}.text`}>{text}</EditableText>
          </p>
        )}
        {take && takeUrl && (
          <ButtonTarget
            button={getButton(take, takeUrl)}
            className={clsx('line text-sm strong plain-link small-icons', styles.take)}
          >
            <Download />
            {take}
          </ButtonTarget>
        )}
      </div>
    </li>
  );
}

/** Each with where to begin, and what to take along. */
export default function Rows({ block }: { block: Jobs }) {
  const shown = useJobs(block);
  const isWritten = useEditing() !== null;
  return (
    <section id={block.slug} data-band="field" className={styles.band}>
      <FormerAnchors of={block} />
      <div className="wrap">
        {(hasText(block) || isWritten) && <Prose text={block} className={styles.prose} />}
        <ul role="list" className={clsx('grid', styles.rows)}>
          {shown.map((each) => (
            <InRow key={each.at} {...each} isBelow={block.title !== ''} />
          ))}
        </ul>
        <AddItem at="jobs" />
      </div>
    </section>
  );
}
