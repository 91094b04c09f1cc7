import { getEmbedNames, toEmbedAddress } from 'cms/shared/embeds';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { TextArea } from '../../../components/text-area';
import { TextField } from '../../../components/text-field';
import { useEmbedHosts } from '../../../lib/embed-hosts';
import { type FieldControlProps, useBlockForm, useTextControl } from './block-form';
import labelled from './labelled.module.css';
import { LinkDialog } from './link-dialog';
import { repairTyped } from './repair-address';

export const TextControl = (props: FieldControlProps) => <TextField {...useTextControl(props)} />;

/** A URL: external, mailto, or a page or asset of the portal that is found by its title. */
export function UrlControl(props: FieldControlProps) {
  const { change, fieldAt, valueAt } = useBlockForm();
  const [isOpen, setOpen] = useState(false);
  const control = useTextControl(props);
  const label = props.path.replace(/[^.]+$/, 'label');
  return (
    <div className="stack gap-1">
      <TextField
        {...control}
        inputMode="url"
        spellCheck={false}
        placeholder="/huisstijl/logo of https://…"
        onBlur={() => {
          const { link } = repairTyped(control.value);
          if (link !== control.value) change(props.path, link);
        }}
      />
      <Button variant="soft" small className={labelled.beside} onClick={() => setOpen(true)}>
        <Search />
        Pagina of asset zoeken
      </Button>
      {isOpen && (
        <LinkDialog
          href={control.value}
          onClose={() => setOpen(false)}
          onChoose={(href, title) => {
            setOpen(false);
            change(props.path, href);
            // A button without words is not shown.
            if (title !== href && fieldAt(label) && valueAt(label) === '') change(label, title);
          }}
        />
      )}
    </div>
  );
}

/** The address of a video, post or map of another site, or the code that the site gives for it. */
export function EmbedControl(props: FieldControlProps) {
  const { change } = useBlockForm();
  const control = useTextControl(props);
  const names = getEmbedNames(useEmbedHosts() ?? []).join(', ');
  return (
    <TextField
      {...control}
      inputMode="url"
      spellCheck={false}
      hint={names ? `Van ${names}. Het laadt pas als een lezer erop klikt.` : undefined}
      onBlur={() => {
        const address = toEmbedAddress(control.value);
        if (address !== control.value) change(props.path, address);
      }}
    />
  );
}

export const TextareaControl = (props: FieldControlProps) => <TextArea {...useTextControl(props)} />;
