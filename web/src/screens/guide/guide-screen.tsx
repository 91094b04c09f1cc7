import { GuideIndex, Opening, PageSkeleton, usePage } from '../../features/pages';
import { PageBlocks } from '../../features/blocks';
import { getAddedFields } from '../../lib/added-fields';
import { ScreenHeading } from '../../components/screen-heading';
import styles from './guide-screen.module.css';

/** Ignore errors: without a live page the list of pages still shows. */
const stay = { onError: () => undefined };

/** /huisstijl: the guide's own page, when it is live, and all pages. */
export default function GuideScreen() {
  const { data, error } = usePage('huisstijl', stay);
  if (!data && !error) return <PageSkeleton />;
  return (
    <>
      {data ? (
        <>
          <Opening page={data} above={[]} />
          <PageBlocks blocks={data.blocks} fields={getAddedFields(data)} />
        </>
      ) : (
        <div className={`wrap ${styles.head}`}>
          <ScreenHeading>Huisstijl</ScreenHeading>
        </div>
      )}
      <GuideIndex />
    </>
  );
}
