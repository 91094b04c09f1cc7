import { Pencil } from 'lucide-react';
import type { Color } from '../../api/types';
import { Button } from '../../components/button';
import { SortableItems } from '../../components/sortable-items';
import { isObject } from '../../lib/is-object';
import { useReportError } from '../../lib/use-report-error';
import { orderColors } from './api';
import styles from './colors.module.css';
import { RemoveColor } from './remove-color';
import { ROLES } from './roles';

const isColor = (item: unknown): item is Color => isObject(item) && 'token' in item && 'hex' in item;

interface ColorListProps {
  colors: readonly Color[];
  onChange: (color: Color) => void;
}

/** The colours in their order, which dragging and keys change. */
export function ColorList({ colors, onChange }: ColorListProps) {
  const report = useReportError();
  return (
    <SortableItems
      label="Kleur"
      items={colors}
      canRemove={false}
      getSummary={(item) => (isColor(item) ? item.name : '')}
      onChange={(items) => void orderColors(items.filter(isColor)).catch(report)}
    >
      {(item) =>
        isColor(item) && (
          <div className={styles.color}>
            <span className={styles.swatch} style={{ background: item.hex }} />
            <span>
              <b>{item.hex.toUpperCase()}</b>
              <span className="meta">
                {ROLES.find(({ value }) => value === item.role)?.label}
                {item.share !== null && ` · ${item.share} procent`}
              </span>
            </span>
            <span className={styles.actions}>
              <Button
                variant="quiet"
                small
                aria-label={`Wijzigen: ${item.name}`}
                onClick={() => onChange(item)}
              >
                <Pencil />
                Wijzigen
              </Button>
              <RemoveColor color={item} />
            </span>
          </div>
        )
      }
    </SortableItems>
  );
}
