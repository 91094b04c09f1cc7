import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import styles from './old-addresses.module.css';

interface OldAddressesProps {
  slugs: readonly string[];
  busy: boolean;
  /** Takes one away; false when that did not work. */
  onRemove: (slug: string) => Promise<boolean>;
}

/** The addresses that a page had before, which lead to it until they are taken away. */
export function OldAddresses({ slugs, busy, onRemove }: OldAddressesProps) {
  const [asking, setAsking] = useState<string | null>(null);
  if (slugs.length === 0) return null;
  return (
    <section className={styles.addresses} aria-labelledby="old-addresses">
      <h3 id="old-addresses">Eerdere adressen</h3>
      <p>Wie zo&apos;n adres opent, komt op deze pagina.</p>
      <ul role="list">
        {slugs.map((slug) => (
          <li key={slug}>
            <span>/huisstijl/{slug}</span>
            <Button
              variant="quiet"
              small
              aria-label={`Adres ${slug} weghalen`}
              title="Weghalen"
              onClick={() => setAsking(slug)}
            >
              <X className="icon" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {asking !== null && (
        <ConfirmDialog
          title={`/huisstijl/${asking} weghalen?`}
          verb="Weghalen"
          busy={busy}
          onConfirm={() => void onRemove(asking).then(() => setAsking(null))}
          onClose={() => setAsking(null)}
        >
          <p>Wie dit adres opent, vindt de pagina dan niet meer.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
