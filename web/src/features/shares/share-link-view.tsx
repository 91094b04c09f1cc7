import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { Button } from '../../components/button';
import { ErrorScreen } from '../../components/error-screen';
import { NotFound } from '../../components/not-found';
import { FileDrawing } from '../../components/file-drawing';
import { ScreenHeading } from '../../components/screen-heading';
import { WhomToAsk } from '../../components/whom-to-ask';
import { byteSize } from '../../lib/byte-size';
import { toApiError } from '../../lib/api/errors';
import { agreedMoment } from '../../lib/dates/moments';
import { downloadFrom } from '../../lib/start-download';
import { useSite, useTitle } from '../../lib/site';
import { swrKey } from '../../lib/swr-keys';
import { openShare, type OpenShare } from './api';
import { Handover } from './handover';
import styles from './handover.module.css';
import { PasswordStep } from './password-step';

const getExtension = (name: string): string => /\.\w+$/.exec(name)?.[0].toLowerCase() ?? '';

function Files({ items }: Pick<OpenShare, 'items'>) {
  return (
    <ul role="list" aria-label="Bestanden" className={clsx('stack gap-1', styles.files)}>
      {items.map(({ name, size, preview }, index) => (
        <li className="grid panel" key={`${index} ${name}`}>
          <span className={clsx('center', styles.picture)} aria-hidden="true">
            {preview ? (
              <img src={preview.url} srcSet={preview.srcset} sizes="64px" alt="" width="64" height="56" />
            ) : (
              <FileDrawing file={{ ext: getExtension(name) }} />
            )}
          </span>
          <span className={clsx('strong breaks', styles.name)}>
            {name}
            <span className="meta">{byteSize(size)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function ShareContents({ share, isByPassword }: { share: OpenShare; isByPassword: boolean }) {
  const { title, items, size, expires_at, url } = share;
  const { productName } = useSite();
  // After the heading, which has it without the name of who shares.
  useTitle(`${title} – ${productName}`);
  useEffect(() => {
    if (isByPassword) document.querySelector('h1')?.focus();
  }, [isByPassword]);
  return (
    <Handover>
      <ScreenHeading>{title}</ScreenHeading>
      <div className="stack">
        <Button wide onClick={() => downloadFrom(url)}>
          <Download />
          Alles downloaden (zip, {byteSize(size)})
        </Button>
        <Files items={items} />
      </div>
      <p className={clsx('muted', styles.until)}>
        Geldig tot {agreedMoment(expires_at)}. Je hebt geen account nodig. Werkt er iets niet? Vraag het aan{' '}
        <WhomToAsk />.
      </p>
    </Handover>
  );
}

/** The contents of a share link, or why it does not open. */
export function ShareLinkView({ token }: { token: string }) {
  // Cached as long as the screen, because its picture URLs expire sooner.
  const [password, setPassword] = useState<string | null>(null);
  const {
    data: share,
    error,
    mutate,
  } = useSWR<OpenShare, unknown>(
    swrKey('opened-share', token),
    () => openShare(token, password),
    // A share link requests its password by a 401, which does not end the session.
    { revalidateOnReconnect: false, shouldRetryOnError: false, onError: () => undefined },
  );
  const unlock = (opened: OpenShare, by: string): void => {
    setPassword(by);
    void mutate(opened, { revalidate: false });
  };
  if (share) return <ShareContents share={share} isByPassword={password !== null} />;
  if (!error) return <Handover isWaiting />;
  const { status, message } = toApiError(error);
  if (status === 401) return <PasswordStep token={token} onOpened={unlock} onOver={() => void mutate()} />;
  if (status === 404) {
    return (
      <main id="inhoud" tabIndex={-1}>
        <NotFound />
      </main>
    );
  }
  if (status === 410) {
    return (
      <Handover>
        <ScreenHeading>Deze link is verlopen</ScreenHeading>
        <p className={styles.intro}>
          De bestanden zijn er niet meer mee op te halen. Vraag een nieuwe link aan wie je deze gaf, of aan{' '}
          <WhomToAsk />.
        </p>
      </Handover>
    );
  }
  return (
    <main id="inhoud" tabIndex={-1}>
      <ErrorScreen
        status={status}
        message={message}
        heading={<ScreenHeading>De link kan nu niet open</ScreenHeading>}
      />
    </main>
  );
}
