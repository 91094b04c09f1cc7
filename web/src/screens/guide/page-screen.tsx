import { useParams } from 'react-router-dom';
import { PageProblem } from '../../features/pages/page-problem';
import { PageSkeleton } from '../../features/pages/page-skeleton';
import { PageView } from '../../features/pages/page-view';
import { usePage } from '../../features/pages/use-page';

/** /huisstijl/{slug}: a page of the guide. */
export default function PageScreen() {
  const { slug = '' } = useParams();
  const { data, error } = usePage(slug);
  if (data) return <PageView key={data.id} page={data} />;
  return error ? <PageProblem slug={slug} error={error} /> : <PageSkeleton />;
}
