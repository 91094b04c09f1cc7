import { Button } from '../../theme/controls/button';
import { Dialog } from '../../theme/controls/dialog';

interface ConflictDialogProps {
  onKeepMine: () => void;
  onLoadOther: () => void;
  onClose: () => void;
}

/** Somebody else saved this page in between: nothing was written, the choice is the editor's. */
export function ConflictDialog({ onKeepMine, onLoadOther, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      title="Iemand anders heeft deze pagina opgeslagen"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Annuleren
          </Button>
          <Button variant="soft" onClick={onLoadOther}>
            Andere versie laden
          </Button>
          <Button onClick={onKeepMine}>Mijn versie bewaren</Button>
        </>
      }
    >
      <p>
        Jouw wijzigingen zijn nog niet bewaard. Bewaar je versie, dan vervangt die de andere. Laad je de
        andere versie, dan ben je je wijzigingen kwijt.
      </p>
    </Dialog>
  );
}
