import { clsx } from 'clsx';
import { Copy, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Page } from '../../../api/types';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { TextField } from '../../../components/text-field';
import { fullMoment } from '../../../lib/dates/moments';
import { toast } from '../../../lib/toasts/toasts';
import { useReportError } from '../../../lib/use-report-error';
import { createPreviewLink, revokePreviewLink, usePreviewLinks } from './preview-links';
import styles from './share-dialog.module.css';

/** Makes addresses that show the draft to people without an account, and takes them back. */
export default function ShareDialog({ page: { id }, onClose }: { page: Page; onClose: () => void }) {
  const { data: links = [], mutate } = usePreviewLinks(id);
  const report = useReportError();
  const [made, setMade] = useState<{ id: string; url: string } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const inside = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone; the first one is the next step.
  useEffect(() => {
    if (document.activeElement === document.body) inside.current?.querySelector('button')?.focus();
  }, [made, links.length]);

  async function attempt(what: string, work: () => Promise<void>): Promise<void> {
    setBusy(what);
    try {
      await work();
      await mutate();
    } catch (thrown) {
      report(thrown);
    }
    setBusy(null);
  }
  const make = () =>
    attempt('make', async () => {
      const link = await createPreviewLink(id);
      setMade(link);
    });
  const revoke = (link: string) =>
    attempt(link, async () => {
      await revokePreviewLink(id, link);
      if (made?.id === link) setMade(null);
      toast.success('De link werkt niet meer.');
    });
  const copy = async (url: string): Promise<void> => {
    await navigator.clipboard.writeText(url).then(
      () => toast.success('De link is gekopieerd.'),
      () => toast.warning('Kopiëren lukte niet.', 'Kopieer het adres uit het veld.'),
    );
  };

  return (
    <Dialog
      title="Deel voorbeeld"
      onClose={onClose}
      width={600}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Sluiten
        </Button>
      }
    >
      <div ref={inside} className={clsx('stack gap-3', styles.inside)}>
        <p>
          Wie de link heeft, ziet een week lang het concept zoals het op dat moment is, ook de privéblokken.
          Inloggen hoeft niet, wijzigen kan niet.
        </p>
        {made ? (
          <TextField
            label="Link"
            readOnly
            value={made.url}
            onFocus={(event) => event.target.select()}
            beside={
              <Button variant="soft" small onClick={() => void copy(made.url)}>
                <Copy />
                Kopiëren
              </Button>
            }
          />
        ) : (
          <Button variant="soft" className={styles.make} busy={busy === 'make'} onClick={() => void make()}>
            <Link2 />
            Link maken
          </Button>
        )}
        {links.length > 0 && (
          <section aria-labelledby="preview-links">
            <h3 id="preview-links">Links die nu werken</h3>
            <ul role="list" className={clsx('stack gap-0 text-sm', styles.links)}>
              {links.map((link) => (
                <li key={link.id} className="spread">
                  <span id={`link-${link.id}`}>
                    Tot {fullMoment(link.expires_at)}
                    {link.created_by && `, van ${link.created_by.name}`}
                  </span>
                  <span className={styles.actions}>
                    <Button
                      variant="quiet"
                      small
                      aria-describedby={`link-${link.id}`}
                      onClick={() => void copy(link.url)}
                    >
                      Kopiëren
                    </Button>
                    <Button
                      variant="quiet"
                      small
                      busy={busy === link.id}
                      aria-describedby={`link-${link.id}`}
                      onClick={() => void revoke(link.id)}
                    >
                      Intrekken
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
