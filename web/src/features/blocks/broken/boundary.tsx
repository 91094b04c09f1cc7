import { Component, lazy, Suspense, type ReactNode } from 'react';
import type { Block } from '../../../api/types';
import { reportUnseen } from '../../../lib/error-reporter/report-unseen';
import { isChunkError } from '../../../lib/stale-chunks';

/** Lazy: almost no visit needs it. */
export const BrokenBlock = lazy(() => import('./card'));

interface BlockBoundaryProps {
  block: Block;
  children: ReactNode;
  /** Stands in place of the block when it cannot be shown; for readers that is a card. */
  broken?: ReactNode;
}

interface BlockBoundaryState {
  thrown: unknown;
  /** The block that it was thrown for. */
  block: Block | null;
}

/**
 * Keeps the page intact when a block cannot be rendered, and reports why. Changed blocks are retried. Chunks that fail
 * to load are rethrown to the screen, which can retry.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { thrown: null, block: null };

  static getDerivedStateFromError(thrown: unknown): Partial<BlockBoundaryState> {
    return { thrown };
  }

  static getDerivedStateFromProps(
    { block }: BlockBoundaryProps,
    state: BlockBoundaryState,
  ): BlockBoundaryState | null {
    return block === state.block ? null : { thrown: null, block };
  }

  override componentDidCatch(thrown: unknown): void {
    reportUnseen(thrown, `block ${this.props.block.type}`);
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    const { block, children, broken = <BrokenBlock block={block} /> } = this.props;
    if (!thrown) return children;
    if (isChunkError(thrown)) throw thrown;
    return <Suspense>{broken}</Suspense>;
  }
}
