import { CircleCheck, TriangleAlert } from 'lucide-react';
import { clsx } from 'clsx';
import { readHex } from 'cms/shared/colour-values';
import { Button } from '../../components/button';
import { FieldError } from '../../components/field';
import { useColorNames } from '../../lib/colors';
import field from '../../components/text-field.module.css';
import { getColourName, isColour, checkColour, PAIRS } from './colour-check';
import styles from './settings.module.css';
import type { Draft } from './use-draft';

/** Scrolls the advice out from under the bar after a colour was chosen. */
const showAdvice = (advice: HTMLElement | null): void => {
  if (advice?.parentElement?.contains(document.activeElement)) advice.scrollIntoView({ block: 'nearest' });
};

/** The palette, each colour with what it is worth: a failing one opens with the nearest that holds. */
export function ColourSettings({ draft: { write, change, saving } }: { draft: Draft }) {
  const { palette } = write;
  const names = useColorNames();
  const set = (name: string, hex: string) => change({ palette: { ...palette, [name]: hex } });
  return (
    <ul role="list" className="stack gap-0">
      {PAIRS.map((pair) => {
        const { name, use } = pair;
        const label = getColourName(name, names);
        const value = palette[name] ?? '';
        const verdict = checkColour(pair, palette, names);
        const error = saving.errors[`palette.${name}`];
        return (
          <li
            key={name}
            className={clsx('grid', styles.colour, verdict?.mend && clsx('rounded', styles.failing))}
          >
            <span className={styles.swatch} style={isColour(value) ? { background: value } : undefined}>
              <input
                type="color"
                aria-label={`Kies ${label}`}
                value={isColour(value) ? value.toLowerCase() : '#ffffff'}
                onChange={({ target }) => set(name, target.value)}
              />
            </span>
            <span className={clsx('text-sm strong', styles.colourName)}>
              {label}
              <small className="text-xs soft">{use}</small>
            </span>
            <input
              className={clsx(field.input, styles.hex)}
              aria-label={`Hexwaarde van ${label}`}
              aria-invalid={Boolean(error) || !isColour(value)}
              aria-describedby={`oordeel-${name}`}
              spellCheck={false}
              autoComplete="off"
              value={value.toUpperCase()}
              onChange={({ target }) => set(name, target.value.trim().toLowerCase())}
              onBlur={() => set(name, readHex(value) ?? value)}
            />
            <div
              className={clsx('line text-sm tabular', styles.verdict)}
              id={`oordeel-${name}`}
              role="status"
            >
              {verdict ? (
                <>
                  {verdict.mend ? <TriangleAlert /> : <CircleCheck />}
                  <span>
                    {verdict.text} {verdict.level ? <b>{verdict.level}</b> : <b>te weinig</b>}
                  </span>
                </>
              ) : (
                <FieldError
                  error={error ?? 'Vul een kleur in als # met zes cijfers of letters, zoals #1763c6.'}
                />
              )}
            </div>
            {verdict?.mend && (
              <div className={clsx('spread small', styles.mend)} ref={showAdvice}>
                <span>
                  Dit is slecht te lezen. De dichtstbijzijnde die kan:{' '}
                  <span className={styles.nearest}>
                    <span className={styles.dot} style={{ background: verdict.mend }} aria-hidden="true" />
                    <b>{verdict.mend.toUpperCase()}</b>
                  </span>
                </span>
                <Button
                  variant="paper"
                  small
                  aria-label={`Neem ${verdict.mend.toUpperCase()} voor ${label}`}
                  onClick={() => verdict.mend && set(name, verdict.mend)}
                >
                  Neem {verdict.mend.toUpperCase()}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
