import { useSite } from '../../lib/site';
import { paletteProperty } from '../../theme/palette';
import styles from './elements.module.css';
import { Section } from './section';

export function Colours() {
  const { palette } = useSite();
  return (
    <Section title="Kleuren">
      <ul role="list" className={styles.swatches}>
        {Object.entries(palette).map(([name, hex]) => (
          <li key={name}>
            <span
              className={styles.swatch}
              style={{ background: `var(${paletteProperty(name)})` }}
              aria-hidden="true"
            />
            <b>{name}</b>
            <span className="meta">{hex}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
