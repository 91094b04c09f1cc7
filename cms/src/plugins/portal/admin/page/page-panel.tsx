import { Flex, Link, Typography } from '@strapi/design-system';
import { formatMoment } from '../lib/format';
import { ASSET, PAGE, usePageState, type OpenDocument, type PageState } from './page-state';

const WORDS: Record<PageState['status'], string> = {
  draft: 'Concept: bezoekers zien deze pagina niet.',
  published: 'Gepubliceerd: bezoekers lezen de pagina zoals zij hier staat.',
  modified: 'Gewijzigd: bezoekers lezen nog een eerdere versie.',
};

function State({ document }: { document: OpenDocument }) {
  const { state } = usePageState(document);
  if (!state) return null;
  const { status, scheduledAt, unpublishAt, editor } = state;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography>{WORDS[status]}</Typography>
      {scheduledAt && <Typography>Gaat live op {formatMoment(scheduledAt)}.</Typography>}
      {unpublishAt && <Typography>Gaat offline op {formatMoment(unpublishAt)}.</Typography>}
      <Link href={editor} isExternal>
        Bewerken in de portal
      </Link>
    </Flex>
  );
}

/** Next to the fields of a page: its status for visitors, and a link to the portal's own editor. */
export function PagePanel(document: OpenDocument) {
  if (document.model !== PAGE || !document.documentId || document.document?.deletedAt) return null;
  return { title: 'In de portal', content: <State document={document} /> };
}

/** Where the portal lists what is deleted, by type. */
const DELETED: Record<string, { what: string; href: string }> = {
  [PAGE]: { what: 'Deze pagina', href: '/huisstijl/deleted' },
  [ASSET]: { what: 'Deze asset', href: '/assets' },
};

/** Next to the fields of a deleted item. */
export function DeletedPanel({ model, document }: OpenDocument) {
  const words = DELETED[model];
  const deletedAt = document?.deletedAt;
  if (!words || typeof deletedAt !== 'string') return null;
  return {
    title: 'Verwijderd',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <Typography>
          {words.what} is verwijderd op {formatMoment(deletedAt)}. Terugzetten kan in de portal. Verwijder je
          hier, dan is het voorgoed.
        </Typography>
        <Link href={words.href} isExternal>
          Verwijderd, in de portal
        </Link>
      </Flex>
    ),
  };
}
