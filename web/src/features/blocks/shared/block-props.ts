import type { Block } from '../../../api/types';

/** Props of every block renderer. */
export interface BlockProps<B extends Block> {
  block: B;
  /** Whether the block is on the home page, which uses larger text. */
  home?: boolean;
}
