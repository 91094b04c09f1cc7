import { NotFound } from '../../components/error-screen';

/** For any unknown URL. */
export default function NotFoundScreen() {
  return <NotFound />;
}
