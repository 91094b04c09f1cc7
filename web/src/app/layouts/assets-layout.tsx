import { Frame } from './frame';

/** The layout of the asset library: full width, with the details of the selected asset on the right. */
export function AssetsLayout() {
  return <Frame />;
}
