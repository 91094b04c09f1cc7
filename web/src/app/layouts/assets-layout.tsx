import { Frame } from './frame';

/** The frame of the asset library: the whole width, with the details of the selected asset on the right. */
export function AssetsLayout() {
  return <Frame />;
}
