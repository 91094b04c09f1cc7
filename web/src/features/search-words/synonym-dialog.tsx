import { FormDialog } from '../../components/form-dialog';
import { ConflictNotice } from '../../components/conflict-notice';
import { TextArea } from '../../components/text-area';
import { toast } from '../../lib/toasts/toasts';
import { useSharedForm } from '../../lib/shared-form/use-shared-form';
import { useFormSave } from '../../lib/use-form-save';
import { createSynonym, updateSynonym, type Synonym } from './api';
import { gatherErrors, readWords, writeWords } from './words';

interface SynonymDialogProps {
  /** The list to change; a new one has no id. */
  synonym: Partial<Pick<Synonym, 'id'>> & Pick<Synonym, 'words'>;
  onClose: () => void;
}

/** Asks for words that mean the same. */
export function SynonymDialog({ synonym: { id, words }, onClose }: SynonymDialogProps) {
  const saving = useFormSave();
  // A word that found nothing needs another one: the caret stands where it goes.
  const begin = words.length === 0 ? '' : `${writeWords(words)}, `;
  const shared = useSharedForm<Pick<Synonym, 'words'>, { words: string }>(
    id ? { words } : undefined,
    (synonym) => ({ words: synonym ? writeWords(synonym.words) : begin }),
  );
  const text = shared.form.words;
  const errors = gatherErrors(saving.errors);

  async function store(): Promise<void> {
    await (id
      ? shared.save(`/admin/search/synonyms/${id}`, (_changes, header) =>
          updateSynonym(id, readWords(text), header),
        )
      : createSynonym(readWords(text)));
    toast.success(id ? 'De synoniemen zijn opgeslagen.' : 'De synoniemen zijn toegevoegd.');
    onClose();
  }

  return (
    <FormDialog
      dirty={shared.isChanged}
      title={id ? 'Synoniemen wijzigen' : 'Synoniem toevoegen'}
      onClose={onClose}
      saving={saving}
      verb={id ? 'Opslaan' : 'Toevoegen'}
      onSubmit={() => saving.run(store)}
    >
      <ConflictNotice take={shared.takeTheirs} saving={saving} />
      <TextArea
        label="Woorden"
        hint="Minstens twee, met komma’s ertussen. Wie het ene zoekt, vindt ook het andere."
        rows={3}
        value={text}
        error={errors['words']}
        onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
        onChange={(event) => shared.change({ words: event.target.value })}
      />
    </FormDialog>
  );
}
