import { clsx } from 'clsx';
import { ArrowLeft, X } from 'lucide-react';
import { useId } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ShareFields, ShareReady, useShareForm } from '../shares';
import { countFiles } from './count-files';
import { DrawerHeading } from './drawer-heading';
import styles from './drawer.module.css';
import type { CheckedItem } from './check-items';
import { emptyBasket } from './stored-basket';
import { toZipItem } from './start-zip';

interface ShareViewProps {
  /** What goes along. */
  going: readonly CheckedItem[];
  /** As text; empty when it is not known. */
  size: string;
  onBack: () => void;
  onClose: () => void;
}

/** Makes a link to what is in the basket, for people without an account. */
export default function ShareView({ going, size, onBack, onClose }: ShareViewProps) {
  const id = useId();
  const form = useShareForm(going.map(({ item }) => toZipItem(item)));
  const { made, saving } = form;
  const files = countFiles(going.length);
  const close = (
    <Button variant="quiet" iconOnly aria-label="Sluiten" onClick={onClose}>
      <X />
    </Button>
  );
  if (made) {
    return (
      <>
        <div className={clsx('line', styles.head)}>
          <div>
            <DrawerHeading>De link is klaar</DrawerHeading>
            <p className="meta">{made.share.title}</p>
          </div>
          {close}
        </div>
        <div className={clsx('stack gap-3', styles.body)}>
          <ShareReady {...made} contents={size ? `${files}, ${size}` : files} />
        </div>
        <div className={clsx('stack', styles.foot)}>
          <div className={styles.two}>
            <Button
              variant="soft"
              small
              onClick={() => {
                emptyBasket();
                onBack();
              }}
            >
              Nieuw mandje
            </Button>
            <ButtonLink variant="quiet" small to="/delen">
              Gedeelde links
            </ButtonLink>
          </div>
        </div>
      </>
    );
  }
  return (
    <>
      <div className={clsx('line', styles.head)}>
        <div className={clsx('line gap-half', styles.back)}>
          <Button variant="quiet" iconOnly aria-label="Terug naar het mandje" onClick={onBack}>
            <ArrowLeft />
          </Button>
          <DrawerHeading>Deel met een link</DrawerHeading>
        </div>
        {close}
      </div>
      <ShareFields form={form} id={id} className={clsx('stack gap-3', styles.body)} />
      <div className={clsx('stack', styles.foot)}>
        <p className={clsx('line gap-2 strong tabular', styles.sum)}>
          <span>{files}</span>
          <span>{size}</span>
        </p>
        <Button wide type="submit" form={id} busy={saving.busy}>
          Maak link
        </Button>
      </div>
    </>
  );
}
