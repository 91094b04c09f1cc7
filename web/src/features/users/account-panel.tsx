import { clsx } from 'clsx';
import { Mail } from 'lucide-react';
import type { User } from '../../api/types';
import { fullMoment } from '../../lib/dates/moments';
import { toast } from '../../lib/toasts/toasts';
import { useFormSave } from '../../lib/use-form-save';
import screen from '../../theme/admin-screen.module.css';
import { Button } from '../../components/button';
import { RemoveButton } from '../../components/remove-button';
import { inviteAgain, removeUser } from './api';
import { getInvitation } from './invitation';

interface AccountPanelProps {
  user: User;
  onRemoved: () => void;
}

export function AccountPanel({ user, onRemoved }: AccountPanelProps) {
  const { id, name, email, isActive, lastLoginAt, invitedAt } = user;
  const { busy, run } = useFormSave();
  const invite = () =>
    run(async () => {
      await inviteAgain(id);
      toast.success(
        'De uitnodiging is verstuurd.',
        `${email} krijgt een nieuwe link; die werkt zeven dagen.`,
      );
    });
  return (
    <aside className={clsx('stack panel small', screen.panel)} aria-labelledby="account">
      <h2 className="title-4" id="account">
        Account
      </h2>
      <dl className="stack">
        <div>
          <dt className="soft">Laatst ingelogd</dt>
          <dd className="strong">
            {lastLoginAt === null
              ? isActive
                ? getInvitation(invitedAt)
                : 'Nog niet'
              : fullMoment(lastLoginAt)}
          </dd>
        </div>
        <div>
          <dt className="soft">Toegang</dt>
          <dd className="strong">{isActive ? 'Actief' : 'Niet actief'}</dd>
        </div>
      </dl>
      {lastLoginAt === null && isActive && (
        <div>
          <Button variant="soft" small busy={busy} onClick={() => void invite()}>
            <Mail />
            Uitnodiging opnieuw versturen
          </Button>
        </div>
      )}
      <hr />
      <div className={screen.remove}>
        <RemoveButton
          name={name}
          explanation={
            <p>
              Het account verdwijnt en deze persoon is meteen uitgelogd. De pagina&apos;s die deze persoon
              maakte, blijven.
            </p>
          }
          onRemove={async () => {
            await removeUser(id);
            toast.success(`${name} is verwijderd.`);
            onRemoved();
          }}
        />
      </div>
    </aside>
  );
}
