import { clsx } from 'clsx';
import { Fragment, memo, useId, useMemo, useRef, type ReactNode } from 'react';
import styles from './grid.module.css';
import { IconPicture } from './icon-picture';
import type { Icon } from './icons';
import { useNear } from './use-near';

const SIZE = 48;

/** Whole rows of 3, 4, 5, 6 and 8 (grid.module.css). A part that is out of sight is not drawn: there may be thousands. */
const PART = 120;

/** What is seen first, and the whole of most pages. */
const FIRST_PARTS = 2;

interface CellProps {
  icon: Icon;
  isNear: boolean;
  group: string;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

/** Drawn again only when it changes itself: there may be thousands. */
const Cell = memo(function Cell({ icon, isNear, group, isChosen, onChoose }: CellProps) {
  const { id, title } = icon.asset;
  return (
    <label className={`radio stack rounded text-xs unbroken ${styles.choice}`}>
      <input type="radio" name={group} checked={isChosen} onChange={() => onChoose(id)} />
      <IconPicture icon={icon} size={SIZE} later={!isNear} />
      <span className={clsx('breaks', styles.name)}>{title}</span>
    </label>
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

type PartProps = GridProps & { group: string; isFirst: boolean };

/** Some rows, whose pictures come when they are near. */
const Part = memo(function Part({ icons, chosen, children, isFirst, ...cell }: PartProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box, isFirst);
  return (
    <div ref={box} className={styles.part}>
      {icons.map((icon) => {
        const { id } = icon.asset;
        const isChosen = id === chosen;
        return (
          <Fragment key={id}>
            <Cell {...{ icon, isNear, isChosen, ...cell }} />
            {isChosen && children && <div className={clsx('span-all', styles.card)}>{children}</div>}
          </Fragment>
        );
      })}
    </div>
  );
});

/** The pictograms as one choice: arrows move through them, and Tab leads on to what one does with the chosen one. */
export function Grid({ icons, chosen, onChoose, children }: GridProps) {
  const group = useId();
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(icons.length / PART) }, (_, at) =>
        icons.slice(at * PART, (at + 1) * PART),
      ),
    [icons],
  );
  return (
    <fieldset className={styles.field}>
      <legend className="sr">Kies een pictogram</legend>
      {parts.map((part, at) => {
        const isHere = part.some(({ asset }) => asset.id === chosen);
        return (
          <Part
            key={at}
            icons={part}
            isFirst={at < FIRST_PARTS}
            chosen={isHere ? chosen : null}
            {...{ group, onChoose }}
          >
            {isHere && children}
          </Part>
        );
      })}
    </fieldset>
  );
}
