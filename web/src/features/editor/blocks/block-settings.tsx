import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { memo, useContext } from 'react';
import type { Block, BlockType } from '../../../api/types';
import { Button } from '../../../components/button';
import { BlockForm } from '../fields/block-form';
import { Fields } from '../fields/field-control';
import { PlacesContext, withoutInlineFields } from '../in-place/places';
import { BlockRights } from './block-rights';
import styles from './block-settings.module.css';
import type { BlockActions } from './use-block-actions';

interface BlockSettingsProps {
  block: Block;
  type: BlockType;
  index: number;
  count: number;
  errors: Record<string, string>;
  pageGroups: Block['groups'];
  actions: BlockActions;
}

/** The settings of the selected block. */
export const BlockSettings = memo(function BlockSettings(props: BlockSettingsProps) {
  const { block, type, index, count, errors, pageGroups, actions } = props;
  const { inlinePaths: taken } = useContext(PlacesContext);
  const { id } = block;
  return (
    <section
      className={clsx('stack gap-3', styles.settings)}
      aria-label={`Instellingen van blok ${index + 1}`}
      data-settings={id}
    >
      <div className={clsx('line', styles.head)}>
        <div>
          <h2 className="title-4">{type.label}</h2>
          <p className="meta">
            Blok {index + 1} van {count}
          </p>
        </div>
        <Button variant="quiet" iconOnly aria-label="Sluiten" onClick={() => actions.open(null)}>
          <X />
        </Button>
      </div>
      <BlockForm {...{ type, block, errors }} onChange={(path, value) => actions.change(id, path, value)}>
        <Fields fields={withoutInlineFields(type.fields, taken)} path="" value={block} />
      </BlockForm>
      <BlockRights block={block} pageGroups={pageGroups} actions={actions} />
    </section>
  );
});
