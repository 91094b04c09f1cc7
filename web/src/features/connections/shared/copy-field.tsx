import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Address } from '../../../components/address';
import { buttonClass } from '../../../components/button';
import { copyText } from '../../../lib/copy-text';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  value: string;
  /** Said once it is copied. */
  said: string;
  onCopy?: () => void;
  /** On a dark ground. */
  isPaper?: boolean;
}

/** A value that is its own button: it copies itself. */
export function CopyField({ value, said, onCopy, isPaper }: CopyFieldProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    if (!(await copyText(value, said))) return;
    setIsCopied(true);
    onCopy?.();
  };
  return (
    <button
      type="button"
      className={clsx('grid rounded edged', styles.field, isPaper && styles.paper, isCopied && styles.copied)}
      onClick={() => void copy()}
    >
      <span className="breaks tabular">
        <Address>{value}</Address>
      </span>
      {isCopied ? (
        <span className={clsx('line text-sm', styles.done)}>
          <Check />
          Gekopieerd
        </span>
      ) : (
        <span className={isPaper ? clsx('line text-sm', styles.verb) : buttonClass({ small: true })}>
          <Copy />
          Kopieer
        </span>
      )}
    </button>
  );
}
