import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { getAddressWords, getShownAddress } from 'cms/shared/lost-address';
import type { LikelyPage } from '../api/types';
import { api, unwrap } from '../lib/api/client';
import { getInitialData } from '../lib/initial-data';
import { useSession } from '../lib/session/use-session';
import { useSite } from '../lib/site';
import { swrKey } from '../lib/swr-keys';
import onLight from '../theme/on-light.module.css';
import { AskField } from './ask-field';
import { ButtonAnchor } from './button';
import { LazyOrnament } from './lazy-ornament';
import styles from './not-found.module.css';
import { ScreenHeading } from './screen-heading';

const MESSAGE = 'This page could not be found';
const LONGEST_ADDRESS = 2000;

/** The address is named without them when they cannot be read. */
const stay = { onError: () => undefined, shouldRetryOnError: false };

/** The screen of a missing or hidden page: the address, and suggestions. */
function useLost() {
  const { pathname } = useLocation();
  const { known, profile } = useSession();
  const { lost } = getInitialData();
  // The suggestions from the server are those for visitors.
  const own = lost?.path === pathname ? lost : undefined;
  const isThere = own !== undefined && !profile;
  const { data } = useSWR<LikelyPage[], unknown>(
    known && !isThere ? swrKey('likely', pathname, profile?.id ?? 'visitor') : null,
    () =>
      unwrap(
        api.GET('/search/likely', { params: { query: { address: pathname.slice(0, LONGEST_ADDRESS) } } }),
      ),
    stay,
  );
  return {
    pathname,
    address: own?.address ?? getShownAddress(pathname),
    words: own?.words ?? getAddressWords(pathname),
    pages: (isThere ? own.pages : data) ?? [],
  };
}

const MEANT = ['', 'Misschien zoek je deze.', 'Waarschijnlijk zoek je een van deze twee.'];
const ONE_OF_THREE = 'Waarschijnlijk zoek je een van deze drie.';

/** For a page that does not exist, or that this viewer may not see. */
export function NotFound() {
  const { email } = useSite().contact;
  const { pathname, address, words, pages } = useLost();
  return (
    <section className={`${onLight.screen} bg-blueDark`}>
      <LazyOrnament className={onLight.ornament} />
      <div className={`wrap ${onLight.words} stack gap-4 ${styles.words}`}>
        <div className={clsx('stack', styles.head)}>
          <ScreenHeading lang="en">{MESSAGE}</ScreenHeading>
          <p className={styles.lead}>
            De pagina <b className="strong breaks">{address}</b> is er niet.{' '}
            {MEANT[pages.length] ?? ONE_OF_THREE}
          </p>
        </div>
        {pages.length > 0 && (
          <ul role="list" className={clsx('stack gap-half', styles.likely)}>
            {pages.map(({ slug, title, about }) => (
              <li key={slug}>
                <Link className="grid card edged breaks" to={`/huisstijl/${slug}`}>
                  <b className="title-4 strong">{title}</b>
                  <span>{about}</span>
                  <ArrowRight />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <AskField key={pathname} label="Of zoek verder" words={words} />
        {email && (
          <p className={clsx('text-sm', styles.help)}>
            Kwam je hier via een link van ons? <a href={`mailto:${email}`}>Laat het ons weten</a>, dan maken
            we hem heel.
          </p>
        )}
        <ButtonAnchor variant="glass" small className={styles.home} href="/">
          Terug naar home
        </ButtonAnchor>
      </div>
    </section>
  );
}
