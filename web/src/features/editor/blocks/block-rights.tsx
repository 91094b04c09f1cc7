import { clsx } from 'clsx';
import type { Block } from '../../../api/types';
import { Choices } from '../../../components/choices';
import styles from './block-rights.module.css';
import type { BlockActions } from './use-block-actions';

interface BlockRightsProps {
  block: Block;
  pageGroups: Block['groups'];
  actions: BlockActions;
}

/** Chooses which of the page's groups may see a block. */
export function BlockRights({ block, pageGroups, actions }: BlockRightsProps) {
  const { id, groups } = block;
  return (
    <fieldset className={clsx('stack', styles.rights)}>
      <legend>Wie ziet dit blok</legend>
      <p className="muted">
        Een privéblok zien alleen deze groepen, ook op een openbare pagina. Andere blokken ziet op een
        openbare pagina iedereen.
      </p>
      <Choices
        legend="Groepen van dit blok"
        options={pageGroups.map((group) => ({ value: group.id, label: group.name }))}
        chosen={groups.map((group) => group.id)}
        onChange={(chosen) =>
          actions.rights(id, { groups: pageGroups.filter((group) => chosen.includes(group.id)) })
        }
        empty={<p className="muted">Kies eerst groepen bij de instellingen van de pagina.</p>}
      />
    </fieldset>
  );
}
