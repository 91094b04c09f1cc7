import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

interface PanelScreenProps {
  title: string;
  subtitle: string;
  permissions: { action: string; subject: null }[];
  action?: ReactNode;
  children: ReactNode;
}

/** A screen of the plugin, for roles with its permissions. */
export function PanelScreen({ title, subtitle, permissions, action, children }: PanelScreenProps) {
  return (
    <Page.Protect permissions={permissions}>
      <Page.Main>
        <Page.Title>{title}</Page.Title>
        <Layouts.Header title={title} subtitle={subtitle} primaryAction={action} />
        <Layouts.Content>{children}</Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}
