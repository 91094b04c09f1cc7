import { Badge } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { ASSET, PAGE, type PageState } from '../page/page-state';
import { loadStatus } from './load-status';

interface Row {
  documentId?: string;
  deletedAt?: unknown;
  isPrivate?: unknown;
}

const WORDS: Record<PageState['status'], string> = {
  draft: 'Concept',
  published: 'Gepubliceerd',
  modified: 'Gewijzigd',
};

function PageStatus({ id, savedAt }: { id: string; savedAt: unknown }) {
  const { get } = useFetchClient();
  const [status, setStatus] = useState<PageState['status']>();
  useEffect(() => {
    let isHere = true;
    loadStatus(get, id).then(
      (found) => isHere && setStatus(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id, savedAt, get]);
  if (!status) return null;
  return <Badge active={status === 'published'}>{WORDS[status]}</Badge>;
}

function StateCell({ row, model }: { row: Row & { updatedAt?: unknown }; model: string }) {
  if (row.deletedAt) {
    return (
      <Badge backgroundColor="danger100" textColor="danger700">
        Verwijderd
      </Badge>
    );
  }
  if (model === ASSET) return row.isPrivate === true ? <Badge>Privé</Badge> : null;
  return row.documentId ? <PageStatus id={row.documentId} savedAt={row.updatedAt} /> : null;
}

interface Column {
  name: string;
  label: { id: string; defaultMessage: string };
}

interface Table {
  displayedHeaders: Column[];
  layout: unknown;
}

/** The type whose list is open: Strapi passes the columns of a list, but not its type. */
const getModel = (): string | undefined => /\/collection-types\/([^/]+)/.exec(window.location.pathname)?.[1];

/** Shows in the lists of pages and assets whether something is published, private or deleted. */
export function addStateColumn({ displayedHeaders, layout }: Table): Table {
  const model = getModel();
  if (model !== PAGE && model !== ASSET) return { displayedHeaders, layout };
  const column = {
    attribute: { type: 'custom' },
    name: 'portalState',
    label: { id: 'portal.state', defaultMessage: 'Status' },
    searchable: false,
    sortable: false,
    cellFormatter: (row: Row) => <StateCell row={row} model={model} />,
  };
  return { displayedHeaders: [...displayedHeaders, column], layout };
}
