import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { CopyField } from './shared/copy-field';
import styles from './assistants.module.css';

/** How to connect an assistant; `more` leads to what developers read. */
export function Assistants({ more }: { more?: ReactNode }) {
  const id = useId();
  return (
    <section className={clsx('grid rounded bg-blueDark', styles.assistants)} aria-labelledby={id}>
      <div className={clsx('stack', styles.words)}>
        <h2 className="title-3" id={id}>
          Assistenten
        </h2>
        <p>
          Wie met een assistent werkt, kan daar naar de huisstijl vragen. Hij zoekt, leest pagina’s en geeft
          het juiste bestand, met de bron erbij.
        </p>
        <ol role="list" className="stack gap-1 small">
          <li>Open in je assistent de instellingen, en kies een eigen koppeling (MCP).</li>
          <li>Plak dit adres.</li>
          <li>Meer dan openbaar nodig? Geef een sleutel mee, als Bearer.</li>
        </ol>
        <CopyField value={`${window.location.origin}/mcp`} said="Het adres is gekopieerd." isPaper />
        {more}
      </div>
      <figure className={clsx('stack text-sm', styles.talk)} aria-label="Voorbeeld van een gesprek">
        <p className="rounded">Ik maak een poster op paars. Welk logo neem ik?</p>
        <div className="stack gap-1 rounded">
          <p>
            Neem <b className="strong">Logo wit</b>: op donkere kleuren staat het witte logo. Het staat op de
            pagina Logo, onder Versies.
          </p>
          <p className="line small-icons strong">
            <Download />
            Logo wit, PDF
          </p>
        </div>
      </figure>
    </section>
  );
}
