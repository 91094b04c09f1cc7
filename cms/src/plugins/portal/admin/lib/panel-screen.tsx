import { Alert, TextButton } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ComponentType, ReactNode } from 'react';

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

/** A screen for roles with these permissions; without them it sends no request. */
export const protect = (permissions: { action: string; subject: null }[], Screen: ComponentType) =>
  function Protected() {
    return (
      <Page.Protect permissions={permissions}>
        <Screen />
      </Page.Protect>
    );
  };

const permission = (uid: string) => [{ action: `plugin::portal.${uid}`, subject: null }];

/** The plugin's permissions as the panel asks for them; the server checks them on every call. */
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
