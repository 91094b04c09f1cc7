import { NotFound } from '../../components/not-found';

/** Any address that the portal does not know. */
export default function NotFoundScreen() {
  return <NotFound />;
}
