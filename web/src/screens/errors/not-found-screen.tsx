import { NotFound } from '../../components/not-found';

/** For any unknown URL. */
export default function NotFoundScreen() {
  return <NotFound />;
}
