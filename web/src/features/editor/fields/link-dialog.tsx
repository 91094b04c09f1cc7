import { clsx } from 'clsx';
import { ChevronRight, Link2 } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { walkResults } from '../../../lib/list-keys';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { TextField } from '../../../components/text-field';
import styles from './link-dialog.module.css';
import { LinkedBlocks } from './linked-blocks';
import { repairAddress } from './repair-address';
import { useLinkTargets, type LinkTarget } from './use-link-targets';

interface LinkDialogProps {
  href: string;
  /** '' removes the link. The title is that of the page or asset; of an address it is the address. */
  onChoose: (href: string, title: string) => void;
  onClose: () => void;
}

/** Chooses a link target: a page or asset found by title, or any URL. Enter takes the first. */
export function LinkDialog({ href, onChoose, onClose }: LinkDialogProps) {
  const [written, setWritten] = useState(href);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<LinkTarget['page']>();
  const found = useLinkTargets(search);
  const [problem, setProblem] = useState<string>();
  const typed = search.trim();
  const sought = repairAddress(typed);
  const address = { href: sought.link, title: typed, kind: 'Adres', icon: Link2 };
  // A number is a word to search as well.
  const isNumber = /^\d+$/.test(typed);
  const isAddress = typed !== '' && sought.problem === null;
  const targets: LinkTarget[] = isAddress ? (isNumber ? [...found, address] : [address, ...found]) : found;
  const mended = repairAddress(written);
  const becomes = mended.problem === null && mended.link !== written.trim() ? mended.link : '';
  const form = useId();
  const make = (event: FormEvent): void => {
    event.preventDefault();
    // React events bubble through portals, so without this the outer form would submit too.
    event.stopPropagation();
    if (mended.problem !== null) setProblem(mended.problem);
    else if (mended.link) onChoose(mended.link, written.trim());
  };
  return (
    <Dialog
      title="Link"
      onClose={onClose}
      verbs={
        <>
          {href && (
            <Button variant="soft" onClick={() => onChoose('', '')}>
              Link weghalen
            </Button>
          )}
          <Button type="submit" form={form} disabled={written.trim() === ''}>
            Link maken
          </Button>
        </>
      }
    >
      {opened && (
        <LinkedBlocks {...opened} href={href} onChoose={onChoose} onBack={() => setOpened(undefined)} />
      )}
      <div role="presentation" hidden={Boolean(opened)} onKeyDown={walkResults}>
        <TextField
          label="Zoek een pagina of asset"
          hint="Enter neemt de eerste. Een adres plakken mag hier ook."
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ul role="list" className={clsx('stack gap-half panel', styles.targets)} aria-label="Gevonden">
          {targets.map((target) => (
            <li key={target.href}>
              <button
                className="grid breaks"
                type="button"
                data-result
                aria-current={target.href === href || undefined}
                onClick={() => onChoose(target.href, target.title)}
              >
                <target.icon />
                <span>{target.title}</span>
                <span className="meta">{target.kind}</span>
              </button>
              {target.page && (
                <button
                  type="button"
                  className={clsx('grid breaks', styles.open)}
                  aria-label={`Blokken van ${target.title}`}
                  title="Blokken"
                  onClick={() => setOpened(target.page)}
                >
                  <ChevronRight />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      {targets.length === 0 && !opened && (
        <p className={`meta ${styles.none}`}>Niets gevonden. Zoek op een ander woord.</p>
      )}
      <form id={form} noValidate onSubmit={make}>
        <TextField
          label="Of een adres"
          inputMode="url"
          placeholder="https://…, mailto:… of tel:…"
          value={written}
          hint={becomes && `Wordt ${becomes}`}
          error={problem}
          onChange={(event) => {
            setWritten(event.target.value);
            setProblem(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
