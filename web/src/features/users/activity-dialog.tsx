import type { User } from '../../api/types';
import { useSession } from '../../lib/session/use-session';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { announceMany, setActive } from './api';
import { describeAre, forEachIn, howMany, getNames, type FailedUser } from './many';

interface ActivityDialogProps {
  /** The selected users; those already in the wanted state are skipped. */
  people: readonly User[];
  active: boolean;
  onClose: () => void;
}

function reportRefused(refused: readonly FailedUser[], verb: string): void {
  if (refused.length === 0) return;
  const reasons = refused.map(({ name, message }) => `${name}: ${message}`);
  toast.error(`${howMany(refused)} ${describeAre(refused)} niet ${verb}.`, reasons.join(' '));
}

/** Asks for confirmation before several users are deactivated or reactivated. */
export function ActivityDialog({ people, active, onClose }: ActivityDialogProps) {
  const { profile } = useSession();
  const { busy, run } = useFormSave();
  const touched = people.filter(({ isActive }) => isActive !== active);
  const skipped = people.length - touched.length;
  const verb = active ? 'geactiveerd' : 'gedeactiveerd';

  const confirm = () =>
    run(async () => {
      const { done, refused } = await forEachIn(touched, ({ id }) => setActive(id, active));
      if (done.length > 0) toast.success(`${howMany(done)} ${describeAre(done)} ${verb}.`);
      reportRefused(refused, verb);
      announceMany();
      onClose();
    });

  return (
    <ConfirmDialog
      title={`${howMany(touched)} ${active ? 'activeren' : 'deactiveren'}?`}
      verb={active ? 'Activeren' : 'Deactiveren'}
      variant={active ? 'primary' : 'danger'}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        {getNames(touched)}{' '}
        {active
          ? `${touched.length === 1 ? 'kan' : 'kunnen'} daarna weer inloggen.`
          : `${describeAre(touched)} meteen uitgelogd en ${touched.length === 1 ? 'kan' : 'kunnen'} niet meer inloggen. Het account en de groepen blijven.`}
      </p>
      {skipped > 0 && (
        <p>{`${skipped} ${skipped === 1 ? 'gebruiker is' : 'gebruikers zijn'} al ${active ? 'actief' : 'niet actief'}.`}</p>
      )}
      {!active && touched.some(({ id }) => id === profile?.id) && (
        <p>
          <b>Let op: je eigen account is erbij.</b> Je wordt dan zelf uitgelogd.
        </p>
      )}
    </ConfirmDialog>
  );
}
