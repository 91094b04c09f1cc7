import { clsx } from 'clsx';
import { CircleCheck, CircleSlash, Clock, Copy, KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../components/badge';
import { Button, ButtonLink } from '../../components/button';
import { WorkDialog } from '../../components/work-dialog';
import { EmptyState } from '../../components/empty-state';
import { ListState } from '../../components/list-state';
import { Pager } from '../../components/pager';
import { copyText } from '../../lib/copy-text';
import { fullDay } from '../../lib/dates/amsterdam-time';
import { agreedMoment } from '../../lib/dates/moments';
import { useSession } from '../../lib/session/use-session';
import { toast } from '../../lib/toasts/toasts';
import { WhomToAsk } from '../../components/whom-to-ask';
import { useSite } from '../../lib/site';
import { revokeShare, useMayShare, useShares, type Share } from './api';
import { describeDownloads, getShareState, type ShareState } from './share-state';
import styles from './shared-links.module.css';

const STATES: Record<ShareState, { label: string; icon: ReactNode }> = {
  valid: { label: 'Geldig', icon: <CircleCheck /> },
  over: { label: 'Verlopen', icon: <Clock /> },
  revoked: { label: 'Ingetrokken', icon: <CircleSlash /> },
  'used-up': { label: 'Op', icon: <CircleSlash /> },
};

const describeEnd = (share: Share, state: ShareState): string => {
  if (state === 'revoked' && share.revoked_at) return `ingetrokken op ${fullDay(share.revoked_at)}`;
  if (state === 'over') return `verlopen op ${fullDay(share.expires_at)}`;
  return `tot ${agreedMoment(share.expires_at)}`;
};

interface RowProps {
  share: Share;
  onRevoke: () => void;
}

function Row({ share, onRevoke }: RowProps) {
  const { profile } = useSession();
  const state = getShareState(share);
  const { label, icon } = STATES[state];
  const { items, title, created_by } = share;
  const about = [
    items.length === 1 ? '1 bestand' : `${items.length} bestanden`,
    describeDownloads(share),
    describeEnd(share, state),
    created_by && created_by.id !== profile?.id ? `van ${created_by.name}` : '',
  ];
  return (
    <li className={state === 'valid' ? undefined : styles.old}>
      <div className={clsx('stack gap-half', styles.words)}>
        <h2 className="title-4 breaks">{title}</h2>
        <p className="meta">{about.filter(Boolean).join(' · ')}</p>
        <p className={clsx('cluster tiny-icons', styles.state)}>
          <Badge>
            {icon}
            {label}
          </Badge>
          {share.has_password && (
            <Badge>
              <KeyRound />
              Met wachtwoord
            </Badge>
          )}
        </p>
      </div>
      {state === 'valid' && (
        <div className="cluster">
          <Button
            variant="soft"
            small
            aria-label={`Kopieer link: ${title}`}
            onClick={() => void copyText(share.url, 'De link is gekopieerd.')}
          >
            <Copy />
            Kopieer link
          </Button>
          <Button variant="quiet" small aria-label={`Intrekken: ${title}`} onClick={onRevoke}>
            Intrekken
          </Button>
        </div>
      )}
    </li>
  );
}

/** Shown when nothing is shared: how to start, or who may. */
function NothingShared() {
  const { sharing } = useSite();
  const mayShare = useMayShare();
  return (
    <EmptyState
      title="Er is nog niets gedeeld"
      actions={<ButtonLink to="/bestanden">Naar de bestanden</ButtonLink>}
    >
      {mayShare && 'Zet bestanden in je mandje, en kies daar ‘Deel met een link’.'}
      {!mayShare && sharing === 'off' && 'Delen met een link staat in dit portaal uit.'}
      {!mayShare && sharing !== 'off' && (
        <>
          Alleen beheerders delen hier met een link. Moet een bestand naar buiten? Vraag het aan <WhomToAsk />
          .
        </>
      )}
    </EmptyState>
  );
}

/** All share links of the viewer, or of everyone for administrators, with a button to revoke them. */
export function SharedLinks() {
  const [page, setPage] = useState(1);
  const shares = useShares(page);
  const [revoking, setRevoking] = useState<Share | null>(null);
  const { data, mutate } = shares;

  if (data?.meta.pagination.total === 0) return <NothingShared />;
  return (
    <>
      <ListState list={shares} />
      {data && (
        <ul role="list" aria-label="Gedeelde links" className={clsx('stack gap-0', styles.links)}>
          {data.data.map((share) => (
            <Row key={share.id} share={share} onRevoke={() => setRevoking(share)} />
          ))}
        </ul>
      )}
      {data && <Pager pagination={data.meta.pagination} onPage={setPage} />}
      {revoking && (
        <WorkDialog
          title="Link intrekken?"
          verb="Intrekken"
          work={async () => {
            await revokeShare(revoking.id);
            await mutate();
            toast.success(`De link ‘${revoking.title}’ werkt niet meer.`);
          }}
          onClose={() => setRevoking(null)}
        >
          <p>
            ‘{revoking.title}’ werkt dan meteen niet meer, ook niet voor wie de link al heeft. Terug kan niet;
            een nieuwe link maken wel.
          </p>
        </WorkDialog>
      )}
    </>
  );
}
