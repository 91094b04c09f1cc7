import { useFocusRescue } from '../../components/list-state';
import { Button } from '../../components/button';
import type { RightsChange } from './rights';
import styles from './rights-bar.module.css';

interface RightsBarProps {
  changes: readonly RightsChange[];
  busy: boolean;
  onUndo: () => void;
  onSave: () => void;
}

const inWords = ({ comes, goes }: RightsChange): string =>
  [...comes.map((label) => `${label} erbij`), ...goes.map((label) => `${label} eraf`)].join(', ');

/** Pending permission changes, per group, before they are saved. */
export function RightsBar({ changes, busy, onUndo, onSave }: RightsBarProps) {
  useFocusRescue(changes.length);
  return (
    <div className={styles.place}>
      <p className="sr" role="status">
        {changes.length > 0 &&
          `${changes.length} ${changes.length === 1 ? 'groep' : 'groepen'} gewijzigd, nog niet opgeslagen.`}
      </p>
      {changes.length > 0 && (
        <section className={`spread card small edged ${styles.bar}`} aria-label="Gewijzigde rechten">
          <div className={styles.text}>
            <ul role="list">
              {changes.map((change) => (
                <li key={change.group.id}>
                  <b>{change.group.name}</b>: {inWords(change)}
                </li>
              ))}
            </ul>
            <p className="soft">Geldt na het opslaan meteen, voor alle leden.</p>
          </div>
          <div className={`cluster ${styles.actions}`}>
            <Button variant="quiet" small onClick={onUndo}>
              Ongedaan maken
            </Button>
            <Button small busy={busy} onClick={onSave}>
              Opslaan
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
