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

/** The screen for roles with these permissions: without them it does not even ask the server. */
export const protect = (permissions: { action: string; subject: null }[], Screen: ComponentType) =>
  function Protected() {
    return (
      <Page.Protect permissions={permissions}>
        <Screen />
      </Page.Protect>
    );
  };
