import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import type { Page } from '../../../api/types';
import { isAhead } from '../../../lib/dates/moments';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';

interface OfflineDialogProps {
  page: Page;
  onTakeOffline: () => void;
  onClose: () => void;
}

function getReplacement({ slug }: Page): string {
  if (slug === 'home') return 'Bezoekers zien op de startpagina dan alleen een welkomstscherm.';
  if (slug === 'huisstijl') return "Bezoekers zien op deze plek dan alleen de lijst van pagina's.";
  return 'Bezoekers komen op dit adres dan bij het inlogscherm; wie is ingelogd, leest dat de pagina niet bestaat. In het menu staat ze ook niet meer.';
}

/** Explains what visitors will see instead of a live page, before it is taken offline. */
export function OfflineDialog({ page, onTakeOffline, onClose }: OfflineDialogProps) {
  return (
    <ConfirmDialog
      title={`${page.title} offline halen?`}
      verb="Offline halen"
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onTakeOffline();
      }}
    >
      <div className="stack">
        <p>{getReplacement(page)}</p>
        {page.pages.length > 0 && (
          <p>De subpagina&apos;s blijven online en staan dan op het hoogste niveau van het menu.</p>
        )}
        {isAhead(page.scheduled_at) && <p>De geplande publicatie vervalt.</p>}
        <p>Je concept blijft hier staan. Met Publiceren staat de pagina weer online.</p>
      </div>
    </ConfirmDialog>
  );
}

interface OfflineButtonProps {
  page: Page;
  busy: boolean;
  onTakeOffline: () => void;
}

export function OfflineButton({ page, busy, onTakeOffline }: OfflineButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" small busy={busy} onClick={() => setAsking(true)}>
        <CloudOff />
        Offline halen
      </Button>
      {asking && <OfflineDialog {...{ page, onTakeOffline }} onClose={() => setAsking(false)} />}
    </>
  );
}
