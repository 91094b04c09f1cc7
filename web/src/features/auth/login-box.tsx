import { clsx } from 'clsx';
import { CircleAlert, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Site } from '../../api/types';
import { useSite } from '../../lib/site';
import { GUIDE_INDEX, useGuidePath } from '../page-tree';
import { ButtonAnchor } from '../../components/button';
import { Entrance } from './entrance';
import { LoginForm } from './login-form';
import styles from './login.module.css';

interface LoginBoxProps {
  /** Where to go afterwards: a safe path. */
  target: string;
  /** Shows the form even when single sign-on is available. */
  regular: boolean;
  /** Why the user is back here: a failed SAML login, or a screen for admins only. */
  problem: ReactNode;
}

const providerPath = (id: string, target: string): string =>
  `/saml2/${encodeURIComponent(id)}/login?redirect=${encodeURIComponent(target)}`;

/** The login methods: single sign-on first; the form where it is the only method or was requested. */
export function LoginBox({ target, regular, problem }: LoginBoxProps) {
  const site = useSite();
  const guide = useGuidePath();
  const providers = site.samlProviders;
  const withForm = regular || providers.length === 0;
  return (
    <Entrance title="Inloggen" intro={getIntro(site)}>
      {problem !== null && (
        <p className={clsx('rounded', styles.problem)} role="alert">
          <CircleAlert />
          <span>{problem}</span>
        </p>
      )}
      {providers.map(({ id, label }) => (
        <ButtonAnchor key={id} wide href={providerPath(id, target)}>
          <LogIn />
          Inloggen via {label}
        </ButtonAnchor>
      ))}
      {withForm && providers.length > 0 && (
        <p className={clsx('line gap-2 text-sm', styles.or)}>of met je e-mailadres</p>
      )}
      {withForm ? (
        <LoginForm quiet={providers.length > 0} />
      ) : (
        <p className="small">
          Geen account bij {site.productName}?{' '}
          <Link to={`/login?state=regular&redirect=${encodeURIComponent(target)}`}>
            Inloggen met je e-mailadres
          </Link>
        </p>
      )}
      {withForm && site.registrationOpen && (
        <p className="small">
          Nog geen account? <Link to="/register">Registreren</Link>
        </p>
      )}
      {guide !== GUIDE_INDEX && (
        <p className="small">
          Lezen kan zonder account: <Link to={guide}>bekijk de openbare pagina&apos;s</Link>.
        </p>
      )}
    </Entrance>
  );
}

function getIntro({ productName, samlProviders }: Site): string {
  return samlProviders.length > 0
    ? `Werk je bij ${productName}? Dan heb je geen apart wachtwoord nodig.`
    : `Voor iedereen die met de huisstijl van ${productName} werkt.`;
}
