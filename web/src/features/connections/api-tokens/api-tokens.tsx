import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Fold } from '../../../components/fold';
import { ListState, useFocusRescue } from '../../../components/list-state';
import { API_PREFIX } from '../../../lib/api/client';
import { Code } from '../shared/code';
import { Section } from '../shared/section';
import { ShownOnce } from '../shared/shown-once';
import type { NewApiToken } from '../types';
import { useApiTokens } from './api';
import { TokenDialog } from './token-dialog';
import { TokenTable } from './token-table';

/** Keys for programs that come for something themselves. */
export function ApiTokens() {
  const answer = useApiTokens();
  const { data: tokens = [] } = answer;
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<NewApiToken | null>(null);
  const [revoked, setRevoked] = useState(0);
  // The question has the focus until after the row has gone, so the number of rows does not tell.
  useFocusRescue(-revoked);
  return (
    <Section
      title="Sleutels"
      about="Voor een programma dat zelf komt halen."
      actions={
        <Button variant="soft" small onClick={() => setIsMaking(true)}>
          <Plus />
          Sleutel maken
        </Button>
      }
    >
      {tokens.length > 0 && <TokenTable tokens={tokens} onRevoked={() => setRevoked((now) => now + 1)} />}
      <ListState
        list={answer}
        empty={
          answer.data?.length === 0 &&
          'Nog geen sleutels. Maak er een per programma, dan kun je ze los van elkaar intrekken.'
        }
      />
      {isMaking && (
        <TokenDialog
          onMade={(token) => {
            setIsMaking(false);
            setMade(token);
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
      {made && (
        <ShownOnce
          title={`Sleutel voor ${made.name}`}
          what="de sleutel"
          value={made.token}
          otherwise="Je moet dan een nieuwe maken."
          onClose={() => setMade(null)}
        >
          <Fold summary="Zo gebruik je hem">
            <Code>{`curl -H "Authorization: Bearer ${made.prefix}…" \\\n${window.location.origin}${API_PREFIX}/assets`}</Code>
          </Fold>
        </ShownOnce>
      )}
    </Section>
  );
}
