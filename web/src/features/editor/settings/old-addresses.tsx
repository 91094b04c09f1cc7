import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import styles from './old-addresses.module.css';

interface OldAddressesProps {
  slugs: readonly string[];
  busy: boolean;
  onRemove: (slug: string) => Promise<boolean>;
}

/** Earlier addresses of a page, which redirect to it until they are removed. */
export function OldAddresses({ slugs, busy, onRemove }: OldAddressesProps) {
  const [asking, setAsking] = useState<string | null>(null);
  if (slugs.length === 0) return null;
  return (
    <section className={clsx('stack gap-half text-sm', styles.addresses)} aria-labelledby="old-addresses">
      <h3 className="text-sm" id="old-addresses">
        Eerdere adressen
      </h3>
      <p>Wie zo&apos;n adres opent, komt op deze pagina.</p>
      <ul role="list">
        {slugs.map((slug) => (
          <li className="line breaks" key={slug}>
            <span>/huisstijl/{slug}</span>
            <Button
              variant="quiet"
              small
              aria-label={`Adres ${slug} weghalen`}
              title="Weghalen"
              onClick={() => setAsking(slug)}
            >
              <X />
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
