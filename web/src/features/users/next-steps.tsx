import { clsx } from 'clsx';
import screen from '../../theme/admin-screen.module.css';
import type { UserWrite } from './api';
import styles from './added-message.module.css';

/** Explains what happens once a new user is saved. */
export function NextSteps({ write, hasPassword }: { write: UserWrite; hasPassword: boolean }) {
  const who = write.firstName.trim() || 'Je collega';
  return (
    <aside className={clsx('stack panel small', screen.panel)} aria-labelledby="hierna">
      <h2 className="title-4" id="hierna">
        Wat er hierna gebeurt
      </h2>
      {!write.isActive && <p>{who} krijgt een account dat nog niet werkt. Er gaat geen mail uit.</p>}
      {write.isActive && hasPassword && (
        <p>
          {who} kan meteen inloggen met het wachtwoord dat jij kiest. Geef dat zelf door: er gaat geen mail
          uit.
        </p>
      )}
      {write.isActive && !hasPassword && (
        <ol className={clsx('stack gap-1', styles.steps)}>
          <li>{who} krijgt meteen een mail met een link.</li>
          <li>De link werkt zeven dagen; daarna stuur je hier een nieuwe.</li>
          <li>{who} kiest een wachtwoord, logt in en ziet wat de groepen mogen.</li>
        </ol>
      )}
    </aside>
  );
}
