import { Frame } from './frame';

/** The full-width public layout, without side navigation. */
export function WideLayout() {
  return <Frame footer />;
}
