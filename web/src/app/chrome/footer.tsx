import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Site } from '../../api/types';
import { GUIDE_INDEX, useGuidePath } from '../../features/page-tree';
import { useSession } from '../../lib/session/use-session';
import { useSite } from '../../lib/site';
import { Logo } from '../../components/logo';
import styles from './footer.module.css';

/** The contact for readers; renders nothing when no contact is set. */
function Help({ contact: { name, email, phone, text } }: Site) {
  if (!name && !email && !phone && !text) return null;
  return (
    <div>
      <h2 className="small">Hulp nodig?</h2>
      <ul role="list">
        {name && <li>{name}</li>}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {text && <li>{text}</li>}
      </ul>
    </div>
  );
}

type FooterLinkProps = Site['footerLinks'][number] & { guide: string };

/** A link that an admin configured; internal ones use client-side navigation. */
function FooterLink({ label, url: set, guide }: FooterLinkProps) {
  const url = set === GUIDE_INDEX ? guide : set;
  return url.startsWith('/') ? <Link to={url}>{label}</Link> : <a href={url}>{label}</a>;
}

export function Footer() {
  const site = useSite();
  const { profile } = useSession();
  const guide = useGuidePath();
  return (
    <footer className={clsx('small', styles.footer)} data-screen-only>
      <div className={clsx('stack gap-4', styles.inside)}>
        <div className={clsx('stack', styles.brand)}>
          <Logo site={site} alt={site.productName} />
          <p>
            De huisstijl van {site.productName}, voor iedereen die namens ons schrijft, ontwerpt of drukt.
          </p>
        </div>
        <Help {...site} />
        <div>
          <h2 className="small">Op deze site</h2>
          <ul role="list">
            <li>
              <Link to="/">Wij zijn {site.productName}</Link>
            </li>
            <li>
              <Link to={guide}>Alle pagina&apos;s</Link>
            </li>
            <li>
              <Link to="/huisstijl/afdrukken">Hele gids als pdf</Link>
            </li>
            {site.footerLinks.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <FooterLink {...{ label, url, guide }} />
              </li>
            ))}
            {!profile && (
              <li>
                <Link to="/login">Inloggen voor medewerkers</Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}
