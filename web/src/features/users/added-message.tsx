import { clsx } from 'clsx';
import { CircleCheck, X } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { EmailAddress } from '../../components/email-address';
import styles from './added-message.module.css';
import { isObject } from '../../lib/is-object';

/** The user who was just added, passed from the form to the list. */
export interface AddedUser {
  id: string;
  name: string;
  email: string;
  invited: boolean;
  /** When the tab loaded the portal: a reload keeps the state of the router, and the message is news only once. */
  loaded: number;
}

const isAdded = (value: unknown): value is AddedUser =>
  isObject(value) && ['id', 'name', 'email', 'invited', 'loaded'].every((field) => field in value);

const getAddedUser = (state: unknown): AddedUser | null =>
  isObject(state) && 'added' in state && isAdded(state.added) && state.added.loaded === performance.timeOrigin
    ? state.added
    : null;

/** Explains what happens next for a user who was just added; can be dismissed. */
export function AddedMessage() {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const added = getAddedUser(location.state);
  if (!added) return null;
  return (
    <div className={clsx('grid rounded small', styles.message)}>
      <CircleCheck />
      <div>
        <p>
          <Link to={`/admin/users/${added.id}`}>{added.name}</Link>{' '}
          {added.invited ? 'krijgt nu een mail op ' : 'kan meteen inloggen met '}
          <EmailAddress>{added.email}</EmailAddress>
          {added.invited && ', met een link om een wachtwoord te kiezen. De link werkt zeven dagen'}.
        </p>
        <ButtonLink variant="quiet" small to="/admin/users/create">
          Nog iemand toevoegen
        </ButtonLink>
      </div>
      <Button
        variant="quiet"
        small
        iconOnly
        aria-label="Melding sluiten"
        onClick={() => {
          navigate({ pathname, search }, { replace: true, preventScrollReset: true });
          document.querySelector('h1')?.focus();
        }}
      >
        <X />
      </Button>
    </div>
  );
}
