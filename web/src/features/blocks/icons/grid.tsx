import { memo, useId, type ReactNode } from 'react';
import styles from './grid.module.css';
import { IconPicture } from './icon-picture';
import type { Icon } from './icons';

const SIZE = 48;

interface CellProps {
  icon: Icon;
  group: string;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

/** Drawn again only when it changes itself: there may be thousands. */
const Cell = memo(function Cell({ icon, group, isChosen, onChoose }: CellProps) {
  const { id, title } = icon.asset;
  return (
    <li className={styles.cell}>
      <label className={`radio ${styles.choice}`}>
        <input type="radio" name={group} checked={isChosen} onChange={() => onChoose(id)} />
        <IconPicture icon={icon} size={SIZE} />
        <span className={styles.name}>{title}</span>
      </label>
    </li>
  );
});

interface GridProps {
  icons: readonly Icon[];
  /** The id of the asset. */
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Stands under the row of the chosen one. */
  children: ReactNode;
}

/** The pictograms as one choice: arrows move through them, and Tab leads on to what one does with the chosen one. */
export function Grid({ icons, chosen, onChoose, children }: GridProps) {
  const group = useId();
  return (
    <fieldset className={styles.field}>
      <legend className="sr">Kies een pictogram</legend>
      <ul role="list" className={styles.grid}>
        {icons.flatMap((icon) => {
          const { id } = icon.asset;
          const cell = <Cell key={id} icon={icon} isChosen={id === chosen} {...{ group, onChoose }} />;
          return id === chosen && children
            ? [
                cell,
                <li key="card" className={styles.card}>
                  {children}
                </li>,
              ]
            : [cell];
        })}
      </ul>
    </fieldset>
  );
}
