import { clsx } from 'clsx';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../../components/button';
import { MIDDLE, movePoint, pointAt, pointText, type Point } from './focus-point';
import styles from './focal-point.module.css';

interface FocalPointProps {
  picture: { url: string; srcset?: string; width?: number; height?: number };
  /** Class of the plate behind the image. */
  field: string;
  point: Point | null;
  onChange: (point: Point | null) => void;
}

/** The image of an asset with a draggable focal point, which stays visible when the image is cropped. */
export function FocalPoint({ picture, field, point, onChange }: FocalPointProps) {
  const id = useId();
  const shown = point ?? MIDDLE;
  const aim = (event: PointerEvent<HTMLElement>): void => {
    onChange(pointAt(event, event.currentTarget.getBoundingClientRect()));
  };
  const press = (event: KeyboardEvent): void => {
    const moved = movePoint(shown, event.key, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  };
  return (
    <div className="stack gap-1">
      <div className={clsx('center rounded', styles.plate, field)}>
        <div
          role="slider"
          tabIndex={0}
          className={styles.picture}
          aria-label="Focuspunt"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(shown.x * 100)}
          aria-valuetext={pointText(shown)}
          aria-describedby={id}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            aim(event);
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && aim(event)}
        >
          <img
            src={picture.url}
            srcSet={picture.srcset}
            sizes="360px"
            width={picture.width}
            height={picture.height}
            alt=""
            draggable={false}
          />
          <span
            className={clsx('own-colors', styles.point, point && styles.chosen)}
            style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
          />
        </div>
      </div>
      <div className={`spread ${styles.below}`}>
        <p id={id} className="meta">
          {point ? 'Dit punt blijft in beeld bij elke uitsnede.' : 'Klik op wat in beeld moet blijven.'} Ook
          met de pijltjes.
        </p>
        {point && (
          <Button variant="quiet" small onClick={() => onChange(null)}>
            Naar het midden
          </Button>
        )}
      </div>
    </div>
  );
}
