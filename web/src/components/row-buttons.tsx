import { Pencil, Trash2 } from 'lucide-react';
import { Button } from './button';

interface RowButtonsProps {
  /** What they are about, for screen readers. */
  name: string;
  onChange: () => void;
  onRemove: () => void;
}

/** Changes and removes one thing of a list. */
export const RowButtons = ({ name, onChange, onRemove }: RowButtonsProps) => (
  <>
    <Button variant="quiet" small aria-label={`Wijzigen: ${name}`} onClick={onChange}>
      <Pencil />
      Wijzigen
    </Button>
    <Button variant="quiet" small aria-label={`Verwijderen: ${name}`} onClick={onRemove}>
      <Trash2 />
      Verwijderen
    </Button>
  </>
);
