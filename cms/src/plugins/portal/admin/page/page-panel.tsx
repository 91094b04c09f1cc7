import { Flex, Link, Typography } from '@strapi/design-system';
import { formatMoment } from '../lib/format';
import { PAGE, usePageState, type OpenDocument, type PageState } from './page-state';

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

/** Beside the fields of a page: what visitors see of it, and the way to the portal's own editor. */
export function PagePanel(document: OpenDocument) {
  if (document.model !== PAGE || !document.documentId) return null;
  return { title: 'In de portal', content: <State document={document} /> };
}
