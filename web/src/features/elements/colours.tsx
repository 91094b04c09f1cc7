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
      <ul role="list" className={styles.swatches}>
        {colors.map(({ token, name, hex }) => (
          <li key={token}>
            <span
              className={styles.swatch}
              style={{ background: `var(${paletteProperty(token)}, ${hex})` }}
              aria-hidden="true"
            />
            <b>{name}</b>
            <button
              type="button"
              className={styles.copy}
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
