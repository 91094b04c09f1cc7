import { clsx } from 'clsx';
import { useState } from 'react';
import { noResponse } from '../../lib/api/errors';
import { inProgress } from '../../lib/progress/progress';
import { toast } from '../../lib/toasts/toasts';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { ListState } from '../../components/list-state';
import { Section } from './section';
import styles from './elements.module.css';

const SHOWN_MS = 2000;

const aWhile = () => new Promise((resolve) => setTimeout(resolve, SHOWN_MS));

export function Messages() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Section title="Meldingen">
        <p className="cluster">
          <Button variant="soft" onClick={() => toast.success('Opgeslagen.', 'Bezoekers zien het meteen.')}>
            Gelukt
          </Button>
          <Button variant="soft" onClick={() => toast.info('Er is een nieuwe versie.')}>
            Ter informatie
          </Button>
          <Button variant="soft" onClick={() => toast.warning('Deze pagina heeft nog geen groepen.')}>
            Let op
          </Button>
          <Button variant="soft" onClick={() => toast.error('Dit bestand is te groot.')}>
            Mislukt
          </Button>
        </p>
        <p className="cluster">
          <Button variant="soft" onClick={() => setAsking(true)}>
            Een vraag
          </Button>
          <Button variant="soft" onClick={() => void inProgress('Even bezig…', aWhile())}>
            Even bezig
          </Button>
        </p>
      </Section>
      <Section title="Leeg en mislukt">
        <div className={clsx('stack', styles.stack)}>
          <ListState list={{ data: [], mutate: () => undefined }} empty="Hier staat nog niets." />
          <ListState
            list={{
              data: undefined,
              error: noResponse(),
              mutate: () => toast.info('Nog een keer geprobeerd.'),
            }}
          />
        </div>
      </Section>
      {asking && (
        <ConfirmDialog
          title="Weet je het zeker?"
          verb="Verwijderen"
          onConfirm={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <p>Een vraag zegt wat er gebeurt.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
