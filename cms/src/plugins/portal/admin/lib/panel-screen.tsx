import { Layouts, Page, Pagination } from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';
import { Alert, TextButton, Flex } from '@strapi/design-system';

interface PanelScreenProps {
  title: string;
  subtitle: string;
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen of the plugin. */
export function PanelScreen({ title, subtitle, action, children }: PanelScreenProps) {
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={subtitle} primaryAction={action} />
      <Layouts.Content>{children}</Layouts.Content>
    </Page.Main>
  );
}

/** The screen for roles with these permissions: without them it does not even ask the server. */
export const protect = (permissions: { action: string; subject: null }[], Screen: ComponentType) =>
  function Protected() {
    return (
      <Page.Protect permissions={permissions}>
        <Screen />
      </Page.Protect>
    );
  };

/** The plugin's permissions as the panel asks for them; the server checks them on every call. */
const permission = (uid: string) => [{ action: `plugin::portal.${uid}`, subject: null }];

export const PERMISSIONS = {
  overview: permission('overview.read'),
  log: permission('log.read'),
  mails: permission('mails.read'),
  sendMails: permission('mails.send'),
};

/** Says that something did not load, with the way to try again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      variant="danger"
      title="Laden is niet gelukt."
      closeLabel="Opnieuw proberen"
      onClose={onRetry}
      action={<TextButton onClick={onRetry}>Opnieuw proberen</TextButton>}
    >
      Kijk of de portal bereikbaar is.
    </Alert>
  );
}

/** The answer to a list, as far as the pages below it need. */
export interface ListMeta {
  pagination: { page: number; pageSize: number; pageCount: number; total: number };
}

/** The pages of a list, kept in the address. */
export function Pages({ meta }: { meta: ListMeta }) {
  return (
    <Flex direction="column" alignItems="stretch" paddingTop={4}>
      <Pagination.Root pageCount={meta.pagination.pageCount} total={meta.pagination.total}>
        <Pagination.PageSize />
        <Pagination.Links />
      </Pagination.Root>
    </Flex>
  );
}
