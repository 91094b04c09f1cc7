import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button';
import { Checkbox } from '../../../components/checkbox';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { Dialog } from '../../../components/dialog';
import { UnsavedGuard } from '../../../components/unsaved-guard';
import { CopyField } from './copy-field';
import { Note } from './note';
import styles from './shown-once.module.css';

interface ShownOnceProps {
  title: string;
  /** What it is, with its article: 'de sleutel'. */
  what: string;
  value: string;
  /** What to do when it is lost. */
  otherwise: string;
  onClose: () => void;
  /** How it is used. */
  children?: ReactNode;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Shows a secret that nobody can show again. Asks before it closes, unless it was copied or kept otherwise. */
export function ShownOnce({ title, what, value, otherwise, onClose, children }: ShownOnceProps) {
  const [isKept, setIsKept] = useState(false);
  const [asks, setAsks] = useState(false);
  const close = isKept ? onClose : () => setAsks(true);
  return (
    <>
      <UnsavedGuard dirty={!isKept} />
      {/* First, so that it closes first: the focus can return only to what no dialog covers. */}
      {asks && (
        <ConfirmDialog
          title={`Sluiten zonder ${what} te kopiëren?`}
          verb="Toch sluiten"
          onConfirm={onClose}
          onClose={() => setAsks(false)}
        >
          <p>
            {capitalize(what)} is daarna nergens meer te zien. {otherwise}
          </p>
        </ConfirmDialog>
      )}
      <Dialog title={title} width={640} onClose={close}>
        <div className={clsx('stack gap-3', styles.once)}>
          <p>
            Kopieer {what} nu. We bewaren alleen een afdruk, dus hierna kan niemand {what} nog laten zien, ook
            wij niet.
          </p>
          <CopyField
            value={value}
            said={`${capitalize(what)} is gekopieerd.`}
            onCopy={() => setIsKept(true)}
          />
          <Note kind="warning" icon={<TriangleAlert />}>
            Zet dit niet in een mail of een gedeeld document. Bewaar het in een kluis voor wachtwoorden.
          </Note>
          {children}
          <div className="spread">
            <Checkbox
              label="Ik heb dit bewaard"
              checked={isKept}
              onChange={(event) => setIsKept(event.target.checked)}
            />
            <Button onClick={close}>Klaar</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
