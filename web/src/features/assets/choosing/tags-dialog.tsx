import { useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { useTags } from '../library/assets';
import { Pill } from '../library/pill';
import { TagsField } from '../tags-field';

interface TagsDialogProps {
  title: string;
  busy: boolean;
  onSave: (added: string[], removed: string[]) => void;
  onClose: () => void;
}

/** Asks which tags to give to the chosen assets, and which to take off them. */
export function TagsDialog({ title, busy, onSave, onClose }: TagsDialogProps) {
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { data: known = [] } = useTags();
  const toggle = (tag: string): void =>
    setRemoved((now) => (now.includes(tag) ? now.filter((each) => each !== tag) : [...now, tag]));
  return (
    <Dialog
      title={title}
      onClose={onClose}
      verbs={
        <Button
          busy={busy}
          aria-disabled={added.length + removed.length === 0}
          onClick={() => added.length + removed.length > 0 && onSave(added, [...removed])}
        >
          Labels opslaan
        </Button>
      }
    >
      <div className="stack gap-3">
        <TagsField label="Erbij zetten" tags={added} onChange={setAdded} />
        {known.length > 0 && (
          <div role="group" aria-label="Weghalen" className="stack gap-1">
            <span className="label" aria-hidden="true">
              Weghalen
            </span>
            <div className="cluster">
              {known.map(({ tag }) => (
                <Pill key={tag} on={removed.includes(tag)} onToggle={() => toggle(tag)}>
                  {tag}
                </Pill>
              ))}
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}
