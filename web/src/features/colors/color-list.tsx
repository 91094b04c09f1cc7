import { clsx } from 'clsx';
import { CircleCheck, Ellipsis, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Color } from '../../api/types';
import { ActionMenu } from '../../components/action-menu';
import { Button, buttonClass } from '../../components/button';
import { SortableFrame, useItemIds, useSortableItem } from '../../components/sortable-frame';
import { getBreakableName } from '../../lib/breakable-name';
import { isObject } from '../../lib/is-object';
import { useReportError } from '../../lib/use-report-error';
import { orderColors } from './api';
import { getBestText } from './best-text';
import table from '../../components/data-table.module.css';
import styles from './color-list.module.css';

import { RemoveColor } from './remove-color';
import { ROLES } from './roles';

const isColor = (item: unknown): item is Color => isObject(item) && 'token' in item && 'hex' in item;

interface RowProps {
  id: number;
  /** 'Kleur 2' */
  place: string;
  color: Color;
  colors: readonly Color[];
  onChange: () => void;
  onRemove: () => void;
}

function Row({ id, place, color, colors, onChange, onRemove }: RowProps) {
  const { name, hex, pmsCoated, role, share } = color;
  const { item, handle } = useSortableItem(id, `${place}, ${name}`);
  return (
    <tr {...item}>
      <td className={styles.drag}>{handle}</td>
      <th scope="row">
        <span className={clsx('own-colors', styles.swatch)} style={{ background: hex }} />
        <span className={styles.name}>{getBreakableName(name)}</span>
      </th>
      <td>{hex.toUpperCase()}</td>
      <td className={styles.more}>{pmsCoated ?? <span className="soft">geen</span>}</td>
      <td className={styles.more}>{ROLES.find(({ value }) => value === role)?.label}</td>
      <td className={`${styles.more} ${styles.share}`}>{share !== null && `${share} %`}</td>
      <td className={styles.more}>{getBestText(color, colors)}</td>
      <td className={styles.actions}>
        <Button
          variant="quiet"
          small
          iconOnly
          className={styles.edit}
          aria-label={`Wijzigen: ${name}`}
          onClick={onChange}
        >
          <Pencil />
        </Button>
        <ActionMenu
          label={`Meer over ${name}`}
          className={buttonClass({ variant: 'quiet', small: true, iconOnly: true })}
          items={[
            { label: 'Wijzigen', icon: <Pencil />, run: onChange },
            { label: 'Verwijderen', icon: <Trash2 />, danger: true, run: onRemove },
          ]}
        >
          <Ellipsis />
        </ActionMenu>
      </td>
    </tr>
  );
}

/** Whether the shares are those of a whole. */
function Total({ colors }: { colors: readonly Color[] }) {
  const total = colors.reduce((sum, { share }) => sum + (share ?? 0), 0);
  if (total === 0) return null;
  return (
    <p className="line text-sm">
      {total === 100 ? <CircleCheck className={styles.good} /> : <TriangleAlert className={styles.odd} />}
      Samen {total} procent.
    </p>
  );
}

interface ColorListProps {
  colors: readonly Color[];
  onChange: (color: Color) => void;
}

/** The colours in their order, which dragging and keys change. */
export function ColorList({ colors, onChange }: ColorListProps) {
  const report = useReportError();
  const [ids, setIds] = useItemIds(colors.length);
  const [removed, setRemoved] = useState<Color | null>(null);
  if (colors.length === 0 || ids.length !== colors.length) return null;
  return (
    <div className="stack">
      <SortableFrame
        label="Kleur"
        items={colors}
        ids={ids}
        setIds={setIds}
        onChange={(items) => void orderColors(items.filter(isColor)).catch(report)}
      >
        <table className={clsx('tabular', table.table, table.wide, styles.table)}>
          <caption className="sr">Kleuren</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Verplaatsen</span>
              </th>
              <th scope="col">Kleur</th>
              <th scope="col">HEX</th>
              <th scope="col">PMS</th>
              <th scope="col">Soort</th>
              <th scope="col" className={styles.share}>
                Aandeel
              </th>
              <th scope="col">Contrast</th>
              <th scope="col">
                <span className="sr">Acties</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {colors.map((color, index) => (
              <Row
                key={ids[index]}
                id={ids[index] ?? 0}
                place={`Kleur ${index + 1}`}
                color={color}
                colors={colors}
                onChange={() => onChange(color)}
                onRemove={() => setRemoved(color)}
              />
            ))}
          </tbody>
        </table>
      </SortableFrame>
      <Total colors={colors} />
      {removed && <RemoveColor color={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
}
