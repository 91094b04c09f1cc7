import type { Block } from '../../../api/types';

/** What every renderer gets. */
export interface BlockProps<B extends Block> {
  block: B;
  /** Whether the block stands on the home page, which speaks louder. */
  home?: boolean;
}
