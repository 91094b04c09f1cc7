import { useTitle } from '../lib/use-title';
import { ErrorScreen } from './error-screen';
import { ScreenHeading } from './screen-heading';

const MESSAGE = 'This page could not be found';

/** For a page that does not exist, or that this viewer may not see. */
export function NotFound() {
  useTitle(MESSAGE);
  return <ErrorScreen status={404} message="" heading={<ScreenHeading lang="en">{MESSAGE}</ScreenHeading>} />;
}
