import { clsx } from 'clsx';
import { CircleAlert, Clock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { WorkDialog } from '../../../components/work-dialog';
import table from '../../../components/data-table.module.css';
import { toast } from '../../../lib/toasts/toasts';
import { Note } from '../shared/note';
import type { ApiToken } from '../types';
import { describeScopes, describeViewer } from '../words/token-words';
import { describeEnd, describeUse } from '../words/moment-words';
import { revokeApiToken } from './api';
import { ExtendDialog } from './extend-dialog';
import styles from './api-tokens.module.css';

function TokenEnd({ expires_at }: Pick<ApiToken, 'expires_at'>) {
  const { words, state } = describeEnd(expires_at);
  if (state === 'fine') return words;
  const isOver = state === 'over';
  return (
    <Note kind={isOver ? 'error' : 'warning'} icon={isOver ? <CircleAlert /> : <Clock />}>
      {words}
    </Note>
  );
}

interface RevokeDialogProps {
  of: ApiToken;
  onRevoked: () => void;
  onClose: () => void;
}

function RevokeDialog({ of: { id, name, scopes, last_used_at }, onRevoked, onClose }: RevokeDialogProps) {
  return (
    <WorkDialog
      title={`${name} intrekken?`}
      verb="Intrekken"
      work={async () => {
        await revokeApiToken(id);
        toast.success(`De sleutel van ${name} is ingetrokken.`);
        onRevoked();
      }}
      onClose={onClose}
    >
      <div className="stack">
        <p>
          Wat met deze sleutel leest{scopes.includes('write-assets') && ' of bestanden toevoegt'}, krijgt
          meteen geen antwoord meer. Wat al is opgehaald of toegevoegd, blijft.
        </p>
        <p>
          {last_used_at === null
            ? 'De sleutel is nog niet gebruikt.'
            : `De sleutel is voor het laatst gebruikt: ${describeUse(last_used_at)}.`}{' '}
          Terugdraaien kan niet; wel kun je een nieuwe maken.
        </p>
      </div>
    </WorkDialog>
  );
}

interface TokenTableProps {
  tokens: readonly ApiToken[];
  /** Once one is revoked, and its question gone. */
  onRevoked: () => void;
}

/** The tokens, with what each may do, as whom, and until when. */
export function TokenTable({ tokens, onRevoked }: TokenTableProps) {
  const [asked, setAsked] = useState<{ token: ApiToken; verb: 'extend' | 'revoke' } | null>(null);
  const close = (): void => setAsked(null);
  return (
    <>
      <table className={clsx(table.table, table.wide, styles.table)}>
        <caption className="sr">Sleutels</caption>
        <thead>
          <tr>
            <th scope="col">Naam</th>
            <th scope="col">Mag</th>
            <th scope="col">Als</th>
            <th scope="col">Laatst gebruikt</th>
            <th scope="col">Eindigt</th>
            <th scope="col">
              <span className="sr">Wat je kunt doen</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <th scope="row" className={clsx('span-all breaks strong', styles.name)}>
                {token.name}
                <span className="meta">{token.prefix}…</span>
              </th>
              <td data-label="Mag">{describeScopes(token.scopes)}</td>
              <td data-label="Als" className="breaks">
                {describeViewer(token.groups)}
              </td>
              <td
                data-label="Laatst gebruikt"
                className={clsx(styles.moment, token.last_used_at === null && 'soft')}
              >
                {describeUse(token.last_used_at)}
              </td>
              <td data-label="Eindigt" className={styles.moment}>
                <TokenEnd expires_at={token.expires_at} />
              </td>
              <td className={clsx('cluster gap-half', styles.actions)}>
                {describeEnd(token.expires_at).state !== 'fine' && (
                  <Button
                    variant="soft"
                    small
                    aria-label={`Verleng: ${token.name}`}
                    onClick={() => setAsked({ token, verb: 'extend' })}
                  >
                    Verleng
                  </Button>
                )}
                <Button
                  variant="quiet"
                  small
                  aria-label={`Intrekken: ${token.name}`}
                  onClick={() => setAsked({ token, verb: 'revoke' })}
                >
                  Intrekken
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked?.verb === 'extend' && <ExtendDialog of={asked.token} onClose={close} />}
      {asked?.verb === 'revoke' && (
        <RevokeDialog
          of={asked.token}
          onRevoked={() => {
            close();
            onRevoked();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
