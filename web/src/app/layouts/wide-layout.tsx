import { Frame } from './frame';

/** The public frame over the whole width, without side navigation. */
export function WideLayout() {
  return <Frame footer />;
}
