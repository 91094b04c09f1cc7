import { useId, useState, type FormEvent } from 'react';
import { walkResults } from '../../../lib/list-keys';
import { Button } from '../../../components/button';
import { CancelButton, Dialog } from '../../../components/dialog';
import { TextField } from '../../../components/text-field';
import styles from './link-dialog.module.css';
import { useLinkTargets } from './use-link-targets';

interface LinkDialogProps {
  href: string;
  /** '' removes the link. */
  onChoose: (href: string) => void;
  onClose: () => void;
}

/** Chooses a link target: a page or asset found by title, or any URL. */
export function LinkDialog({ href, onChoose, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(href);
  const [search, setSearch] = useState('');
  const targets = useLinkTargets(search);
  const form = useId();
  const make = (event: FormEvent): void => {
    event.preventDefault();
    // React events bubble through portals, so without this the outer form would submit too.
    event.stopPropagation();
    if (address.trim()) onChoose(address.trim());
  };
  return (
    <Dialog
      title="Link"
      onClose={onClose}
      actions={
        <>
          <CancelButton onClick={onClose} />
          {href && (
            <Button variant="soft" onClick={() => onChoose('')}>
              Link weghalen
            </Button>
          )}
          <Button type="submit" form={form} disabled={address.trim() === ''}>
            Link maken
          </Button>
        </>
      }
    >
      <div role="presentation" onKeyDown={walkResults}>
        <TextField
          label="Zoek een pagina of asset"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ul role="list" className={styles.targets} aria-label="Gevonden">
          {targets.map((target) => (
            <li key={target.href}>
              <button
                type="button"
                data-result
                aria-pressed={target.href === address}
                onClick={() => (target.href === address ? onChoose(address) : setAddress(target.href))}
              >
                <target.icon />
                <span>{target.title}</span>
                <span className="meta">{target.kind}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {targets.length === 0 && <p className="meta">Niets gevonden. Zoek op een ander woord.</p>}
      <form id={form} noValidate onSubmit={make}>
        <TextField
          label="Of een adres"
          inputMode="url"
          placeholder="https://…, mailto:… of tel:…"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
