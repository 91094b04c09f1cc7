import { useLocation, useParams } from 'react-router-dom';
import { ErrorScreen } from '../../components/error-screen';
import { ScreenHeading } from '../../components/screen-heading';
import { HomeView, PageSkeleton, PageView, usePreview } from '../../features/pages';
import { toApiError } from '../../lib/api/errors';

/** /preview/{id}: the draft of a page in a frame of Strapi's panel, as visitors would see it. */
export default function PagePreviewScreen() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { data, error } = usePreview(id, search);
  if (data?.slug === 'home') return <HomeView page={data} />;
  if (data) return <PageView page={data} />;
  if (!error) return <PageSkeleton />;
  const { status, message } = toApiError(error);
  return (
    <ErrorScreen status={status} message={message} heading={<ScreenHeading>Geen voorbeeld</ScreenHeading>} />
  );
}
