import { GuideIndex, PageSkeleton, PageView, usePage } from '../../features/pages';
import { GUIDE } from '../../features/page-tree';
import { ScreenHeading } from '../../components/screen-heading';
import { WithoutGroups } from '../../components/without-groups';
import styles from './guide-screen.module.css';

/** Ignore errors: without a live page the list of pages still shows. */
const stay = { onError: () => undefined };

/** /huisstijl: the guide's own page, when it is live, and all pages. */
export default function GuideScreen() {
  const { data, error } = usePage(GUIDE, stay);
  if (!data && !error) return <PageSkeleton />;
  return (
    <>
      <div className="wrap">
        <WithoutGroups />
      </div>
      {data ? (
        <PageView page={data} />
      ) : (
        <>
          <div className={`wrap ${styles.head}`}>
            <ScreenHeading>Huisstijl</ScreenHeading>
          </div>
          <GuideIndex />
        </>
      )}
    </>
  );
}
