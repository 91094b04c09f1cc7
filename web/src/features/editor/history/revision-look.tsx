import type { Page, Revision } from '../../../api/types';
import { PageFrame } from '../publishing/page-frame';
import { PageLook } from '../publishing/page-look';
import { nearestWidth } from '../publishing/widths';
import { useRevision } from './api';
import { Loading } from '../loading';
import { revisionName } from './revision-words';

export function RevisionLook({ page, revision }: { page: Page; revision: Revision }) {
  const { data, error, mutate } = useRevision(page.id, revision);
  if (!data) return <Loading error={error} onRetry={() => void mutate()} />;
  const { title, blocks } = data.page;
  return (
    <PageFrame title={`${title}, ${revisionName(revision)}`} width={nearestWidth()}>
      <PageLook title={title} blocks={blocks} home={page.slug === 'home'} />
    </PageFrame>
  );
}
