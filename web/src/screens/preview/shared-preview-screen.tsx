import { clsx } from 'clsx';
import { Eye } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ErrorScreen } from '../../components/error-screen';
import { ScreenHeading } from '../../components/screen-heading';
import { HomeView, PageSkeleton, PageView, useSharedPreview } from '../../features/pages';
import { toApiError } from '../../lib/api/errors';
import styles from './shared-preview-screen.module.css';

/** /voorbeeld/{token}: the draft of a page, for anyone with the address. */
export default function SharedPreviewScreen() {
  const { token = '' } = useParams();
  const { data, error } = useSharedPreview(token);
  if (data) {
    return (
      <>
        <p className={clsx('line text-sm', styles.bar)} role="note">
          <Eye />
          Dit is een concept. Alleen wie dit adres heeft, ziet het.
        </p>
        {data.slug === 'home' ? <HomeView page={data} /> : <PageView page={data} />}
      </>
    );
  }
  if (!error) return <PageSkeleton />;
  const { status, message } = toApiError(error);
  const isGone = status === 404;
  return (
    <ErrorScreen
      status={status}
      message={isGone ? 'Vraag om een nieuwe aan wie je deze link gaf.' : message}
      heading={
        <ScreenHeading>
          {isGone ? 'Deze link is verlopen' : 'Het voorbeeld kan niet worden geopend'}
        </ScreenHeading>
      }
    />
  );
}
