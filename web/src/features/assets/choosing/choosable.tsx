import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { Asset } from '../../../api/types';
import { getName } from '../../../lib/asset-display';
import styles from './choosable.module.css';
import type { AssetChoice } from './use-asset-choice';

interface ChoosableProps {
  asset: Asset;
  choice: AssetChoice;
  /** A row in a list instead of a card in a grid. */
  asLine: boolean;
  children: ReactNode;
}

/**
 * An asset in the library that can be chosen: with its box, or with Ctrl or Shift and a click. Once one is chosen, a
 * click or a tap on another chooses it too.
 */
export function Choosable({ asset, choice, asLine, children }: ChoosableProps) {
  const { ids, choose } = choice;
  const chosen = ids.has(asset.id);
  const click = (event: MouseEvent): void => {
    const isModified = event.shiftKey || event.ctrlKey || event.metaKey;
    if (!isModified && ids.size === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void choose(asset.id, event.shiftKey);
  };
  return (
    <div className={clsx(styles.choosable, asLine && styles.line, chosen && styles.chosen)}>
      <input
        type="checkbox"
        className={clsx(styles.box, ids.size > 0 && styles.shown)}
        aria-label={`${getName(asset)} kiezen`}
        checked={chosen}
        onChange={({ nativeEvent }) =>
          void choose(asset.id, nativeEvent instanceof PointerEvent && nativeEvent.shiftKey)
        }
      />
      <div onClickCapture={click}>{children}</div>
    </div>
  );
}
