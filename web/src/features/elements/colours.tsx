import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import { useColors } from '../../lib/colors';
import { copyText } from '../../lib/copy-text';
import { paletteProperty } from '../../theme/palette';
import styles from './elements.module.css';
import { Section } from './section';

export function Colours() {
  const { data: colors = [] } = useColors();
  return (
    <Section title="Kleuren">
      <ul role="list" className={clsx('grid', styles.swatches)}>
        {colors.map(({ token, name, hex }) => (
          <li className="stack gap-half text-sm" key={token}>
            <span
              className={clsx('rounded own-colors', styles.swatch)}
              style={{ background: `var(${paletteProperty(token)}, ${hex})` }}
              aria-hidden="true"
            />
            <b>{name}</b>
            <button
              type="button"
              className={clsx('line soft small-icons tabular', styles.copy)}
              onClick={() => void copyText(hex, `HEX van ${name} gekopieerd: ${hex}`)}
            >
              <span className="sr">Kopieer HEX </span>
              {hex}
              <Copy />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
