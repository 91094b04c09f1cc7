import { Copy } from 'lucide-react';
import type { Color } from '../../api/types';
import { Button, type ButtonLook } from '../../components/button';
import type { ColorValue } from '../../lib/color-values';
import { copyText } from '../../lib/copy-text';

interface CopyValueProps extends ButtonLook {
  color: Pick<Color, 'name'>;
  value: ColorValue;
  /** A HEX value says itself what it is. */
  withLabel?: boolean;
}

/** Puts a value of a colour on the clipboard. */
export function CopyValue({ color, value: { label, text }, withLabel, ...look }: CopyValueProps) {
  return (
    <Button
      {...look}
      aria-label={`Kopieer ${label} ${text}`}
      onClick={() => void copyText(text, `${label} van ${color.name} gekopieerd: ${text}`)}
    >
      {!look.iconOnly && <span>{withLabel || label !== 'HEX' ? `${label} ${text}` : text}</span>}
      <Copy />
    </Button>
  );
}
