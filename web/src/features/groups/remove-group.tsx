import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Group } from '../../api/types';
import { toApiError } from '../../lib/api/errors';
import { toast } from '../../lib/toasts/toasts';
import { useReportError } from '../../lib/use-report-error';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { removeGroup, useGroupUsage } from './api';
import styles from './group-form.module.css';
import { describePermissions } from './permissions';

interface RemoveGroupProps {
  group: Group;
  onRemoved: () => void;
}

const MOST_PAGES = 8;

/** Deletes a group, after a confirmation that lists who loses which access. */
export function RemoveGroup({ group, onRemoved }: RemoveGroupProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { data: usage, mutate } = useGroupUsage(group.id);
  const report = useReportError();

  async function remove() {
    setBusy(true);
    try {
      // Force only if the user has seen the pages.
      await removeGroup(group.id, (usage?.pages.length ?? 0) > 0);
      toast.success(`Groep ${group.name} is verwijderd.`);
      onRemoved();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.status !== 409) {
        setAsking(false);
        report(error);
      }
      await mutate();
    }
    setBusy(false);
  }

  const members = usage?.members ?? 0;
  const pages = usage?.pages ?? [];
  // A list that is only one longer is shown in full: the summary line would take as much space.
  const shown = pages.length > MOST_PAGES + 1 ? pages.slice(0, MOST_PAGES) : pages;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 className="icon" aria-hidden="true" />
        Verwijderen
      </Button>
      {asking && (
        <ConfirmDialog
          title={`${group.name} verwijderen?`}
          verb="Verwijderen"
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <div className={styles.follows}>
            <p>
              {members === 0
                ? 'De groep heeft geen leden.'
                : `${members} ${members === 1 ? 'lid verliest' : 'leden verliezen'} wat deze groep mag (${describePermissions(group).toLowerCase()}). Hun accounts en andere groepen blijven.`}
            </p>
            {pages.length > 0 && (
              <>
                <p>
                  Op deze pagina&apos;s verdwijnt de groep, ook uit wat al gepubliceerd is. Wie alleen via
                  deze groep binnenkwam, ziet ze niet meer:
                </p>
                <ul>
                  {shown.map(({ id, title }) => (
                    <li key={id}>{title}</li>
                  ))}
                  {pages.length > shown.length && <li>en {pages.length - shown.length} andere</li>}
                </ul>
              </>
            )}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
