import { clsx } from 'clsx';
import type { Group } from '../../api/types';
import { toast } from '../../lib/toasts/toasts';
import { RemoveButton } from '../../components/remove-button';
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
  const { data: usage } = useGroupUsage(group.id);
  const members = usage?.members ?? 0;
  const pages = usage?.pages ?? [];
  // A list that is only one longer is shown in full: the summary line would take as much space.
  const shown = pages.length > MOST_PAGES + 1 ? pages.slice(0, MOST_PAGES) : pages;
  return (
    <RemoveButton
      name={group.name}
      explanation={
        <div className={clsx('stack', styles.follows)}>
          <p>
            {members === 0
              ? 'De groep heeft geen leden.'
              : `${members} ${members === 1 ? 'lid verliest' : 'leden verliezen'} wat deze groep mag (${describePermissions(group).toLowerCase()}). Hun accounts en andere groepen blijven.`}
          </p>
          {pages.length > 0 && (
            <>
              <p>
                Op deze pagina&apos;s verdwijnt de groep, ook uit wat al gepubliceerd is. Wie alleen via deze
                groep binnenkwam, ziet ze niet meer:
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
      }
      onRemove={async (force) => {
        // Force only if the user has seen the pages.
        await removeGroup(group.id, force || pages.length > 0);
        toast.success(`Groep ${group.name} is verwijderd.`);
        onRemoved();
      }}
    />
  );
}
