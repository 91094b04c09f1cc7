import type { Block } from '../../../api/types';
import { Switch } from '../../../theme/controls/checkbox';
import { Choices } from '../../../theme/controls/choices';
import styles from './block-rights.module.css';
import type { BlockActions } from './use-block-actions';

interface BlockRightsProps {
  block: Block;
  pageGroups: Block['groups'];
  actions: BlockActions;
}

/** Who a block is for: everybody on a public page, unless it is private; and which groups of the page. */
export function BlockRights({ block, pageGroups, actions }: BlockRightsProps) {
  const { id, isPrivate, groups } = block;
  return (
    <fieldset className={styles.rights}>
      <legend>Voor wie</legend>
      <Switch
        label="Privé"
        hint="Ook op een openbare pagina zien alleen de groepen dit blok."
        checked={isPrivate}
        onChange={(event) => actions.rights(id, { isPrivate: event.target.checked })}
      />
      <Choices
        legend="Groepen van dit blok"
        options={pageGroups.map((group) => ({ value: group.id, label: group.name }))}
        chosen={groups.map((group) => group.id)}
        onChange={(chosen) =>
          actions.rights(id, { groups: pageGroups.filter((group) => chosen.includes(group.id)) })
        }
        empty={<p className={styles.empty}>Kies eerst groepen bij de instellingen van de pagina.</p>}
      />
    </fieldset>
  );
}
