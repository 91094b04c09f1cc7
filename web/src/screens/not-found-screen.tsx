import { NotFound } from '../components/not-found';

/** /404, and every address where nothing is. */
export default function NotFoundScreen() {
  return <NotFound />;
}
