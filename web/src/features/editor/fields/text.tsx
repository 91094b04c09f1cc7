import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { TextArea } from '../../../components/text-area';
import { TextField } from '../../../components/text-field';
import { type FieldControlProps, useBlockForm, useTextControl } from './block-form';
import labelled from './labelled.module.css';
import { LinkDialog } from './link-dialog';

export const TextControl = (props: FieldControlProps) => <TextField {...useTextControl(props)} />;

/** A URL: external, mailto, or a page or asset of the portal that is found by its title. */
export function UrlControl(props: FieldControlProps) {
  const { change } = useBlockForm();
  const [isOpen, setOpen] = useState(false);
  const control = useTextControl(props);
  return (
    <div className={labelled.field}>
      <TextField {...control} inputMode="url" spellCheck={false} placeholder="/huisstijl/logo of https://…" />
      <Button variant="soft" small className={labelled.beside} onClick={() => setOpen(true)}>
        <Search />
        Pagina of asset zoeken
      </Button>
      {isOpen && (
        <LinkDialog
          href={control.value}
          onClose={() => setOpen(false)}
          onChoose={(href) => {
            setOpen(false);
            change(props.path, href);
          }}
        />
      )}
    </div>
  );
}

export const TextareaControl = (props: FieldControlProps) => <TextArea {...useTextControl(props)} />;
