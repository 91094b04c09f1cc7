import { clsx } from 'clsx';
import { Copy, Mail } from 'lucide-react';
import { Button, ButtonAnchor } from '../../components/button';
import { copyText } from '../../lib/copy-text';
import { agreedMoment } from '../../lib/dates/moments';
import type { Share } from './api';
import styles from './shares.module.css';

const describeMost = (most: number | null): string =>
  most === null ? 'zo vaak als nodig' : `${most} keer mogelijk`;

const getMail = ({ title, url }: Share): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`De bestanden staan klaar op ${url}`)}`;

interface ShareReadyProps {
  share: Share;
  /** Shown this once. */
  password: string | null;
  /** '5 bestanden, 5,8 MB' */
  contents: string;
}

/** The address of a new link and its password, to pass on. */
export function ShareReady({ share, password, contents }: ShareReadyProps) {
  return (
    <>
      <div className={clsx('stack rounded', styles.box)}>
        <p className={clsx('strong breaks', styles.value)}>{share.url}</p>
        <div className={clsx('grid gap-1', styles.two)}>
          <Button small onClick={() => void copyText(share.url, 'De link is gekopieerd.')}>
            <Copy />
            Kopieer link
          </Button>
          <ButtonAnchor variant="paper" small href={getMail(share)}>
            <Mail />
            Mail link
          </ButtonAnchor>
        </div>
      </div>
      {password !== null && (
        <div className={`stack rounded ${styles.box} ${styles.plain}`}>
          <p className="small">Het wachtwoord zie je alleen nu. Stuur het apart: bel of app.</p>
          <p className={clsx('strong breaks', styles.value)}>{password}</p>
          <Button
            variant="paper"
            small
            onClick={() => void copyText(password, 'Het wachtwoord is gekopieerd.')}
          >
            <Copy />
            Kopieer wachtwoord
          </Button>
        </div>
      )}
      <dl className={clsx('stack', styles.facts)}>
        <div className="grid text-sm">
          <dt className="soft">Geldig</dt>
          <dd>tot {agreedMoment(share.expires_at)}</dd>
        </div>
        <div className="grid text-sm">
          <dt className="soft">Downloaden</dt>
          <dd>{describeMost(share.max_downloads)}</dd>
        </div>
        <div className="grid text-sm">
          <dt className="soft">Inhoud</dt>
          <dd>{contents}</dd>
        </div>
      </dl>
    </>
  );
}
