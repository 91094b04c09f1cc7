import { useState } from 'react';
import { pagePath } from '../../../lib/page-tree/tree';
import { usePageTree } from '../../../lib/page-tree/use-page-tree';
import { Button } from '../../../theme/controls/button';
import { Dialog } from '../../../theme/controls/dialog';
import { Select } from '../../../theme/controls/select';
import { TextField } from '../../../theme/controls/text-field';

interface LinkDialogProps {
  href: string;
  /** '' takes the link away. */
  onChoose: (href: string) => void;
  onClose: () => void;
}

/** Where a link leads: a page of the guide, or any address. */
export function LinkDialog({ href, onChoose, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(href);
  const { tree } = usePageTree();
  const pages = tree.flatMap((node) => [node, ...node.pages]);
  return (
    <Dialog
      title="Link"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Annuleren
          </Button>
          {href && (
            <Button variant="soft" onClick={() => onChoose('')}>
              Link weghalen
            </Button>
          )}
          <Button disabled={address.trim() === ''} onClick={() => onChoose(address.trim())}>
            Link maken
          </Button>
        </>
      }
    >
      <Select
        label="Pagina van de gids"
        choices={[
          { value: '', label: 'Kies een pagina' },
          ...pages.map(({ slug, title }) => ({ value: pagePath(slug), label: title })),
        ]}
        value={pages.some(({ slug }) => pagePath(slug) === address) ? address : ''}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label="Of een adres"
        inputMode="url"
        placeholder="https://…, mailto:… of tel:…"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
    </Dialog>
  );
}
