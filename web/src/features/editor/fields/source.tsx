import { clsx } from 'clsx';
import { Maximize2 } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Field } from '../../../components/field';
import { RichText } from '../../blocks';
import { type FieldControlProps, useTextControl } from './block-form';
import styles from './source.module.css';

type Colour = (source: string) => string;

/** The colours of HTML, once their code is there: the text can be written before. */
function useColours(): Colour | null {
  const [colour, setColour] = useState<Colour | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./source-colours').then(
      ({ colourHtml }) => isWanted && setColour(() => colourHtml),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return colour;
}

/** Undo and redo replace the value from outside, and apply at once. */
const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['z', 'y'].includes(key.toLowerCase());

interface SourceProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * A text field over a drawing of its own text, in colours. The server sanitises on save, which shows only on blur: an
 * autosave may happen while a tag is half typed.
 */
function Source({ label, value, error, onChange }: SourceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const colour = useColours();
  const shown = typed ?? value;
  return (
    <Field
      label={label}
      error={error}
      hint="HTML: koppen, lijsten, tabellen, beelden en links. Scripts en formulieren vallen weg bij het opslaan."
    >
      {({ className, ...control }) => (
        <div className={`${className} stack gap-0 ${styles.box}`} data-coloured={colour ? '' : undefined}>
          {/* A last line without words has its height too. */}
          <pre
            className={styles.colours}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: `${colour?.(shown) ?? ''}\n` }}
          />
          <textarea
            {...control}
            className={styles.text}
            spellCheck={false}
            autoCapitalize="off"
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(event.target.value);
            }}
            onKeyDown={(event) => isUndo(event) && setTyped(null)}
            onBlur={() => setTyped(null)}
          />
        </div>
      )}
    </Field>
  );
}

interface LargeSourceProps extends SourceProps {
  onClose: () => void;
}

/** The source with what readers will see beside it. */
const LargeSource = ({ onClose, ...source }: LargeSourceProps) => (
  <Dialog
    title={`${source.label} bewerken`}
    onClose={onClose}
    width={1280}
    actions={<Button onClick={onClose}>Klaar</Button>}
  >
    <div className={styles.large}>
      <Source {...source} />
      <section aria-label="Zo ziet het eruit" className={styles.preview}>
        <h3 className="label">Zo ziet het eruit</h3>
        <div className={`page-container rounded ${styles.sheet}`}>
          <RichText html={source.value} />
        </div>
      </section>
    </div>
  </Dialog>
);

/** HTML source in colours. The page shows what comes of it; a larger field has that beside it. */
export function SourceControl(props: FieldControlProps) {
  const { label, value, error, onChange } = useTextControl(props);
  const [isLarge, setLarge] = useState(false);
  const source = {
    label,
    value,
    error,
    onChange: (text: string) => onChange({ target: { value: text } }),
  };
  return (
    <div className={clsx('stack gap-1', styles.field)}>
      <Source {...source} />
      <Button variant="soft" small onClick={() => setLarge(true)}>
        <Maximize2 />
        Groter, met voorbeeld
      </Button>
      {isLarge && <LargeSource {...source} onClose={() => setLarge(false)} />}
    </div>
  );
}
