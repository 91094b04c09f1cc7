import { Box, Flex, Grid, Link, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { LoadFailed, PanelScreen, protect, PERMISSIONS } from '../lib/panel-screen';
import { useLoad } from '../lib/use-load';
import {
  type Figure,
  Figures,
  getMailFigures,
  getPageFigures,
  getSignOnFigures,
  getSystemFigures,
  type Overview,
  OVERVIEW_PATH,
} from './figures';

const PAGES = '/content-manager/collection-types/api::page.page';

interface PartProps {
  title: string;
  figures: readonly Figure[];
  children?: ReactNode;
}

function Part({ title, figures, children }: PartProps) {
  return (
    <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={6} height="100%">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography tag="h2" variant="delta">
            {title}
          </Typography>
          {figures.length > 0 && <Figures figures={figures} />}
          {children}
        </Flex>
      </Box>
    </Grid.Item>
  );
}

function Parts({ overview }: { overview: Overview }) {
  const signOn = getSignOnFigures(overview);
  return (
    <Grid.Root gap={5}>
      <Part title="Pagina’s" figures={getPageFigures(overview)}>
        <Link tag={NavLink} to={PAGES}>
          Naar de pagina’s
        </Link>
      </Part>
      <Part title="Mails" figures={getMailFigures(overview)} />
      <Part title="Inloggen via personeelsportalen" figures={signOn}>
        {signOn.length === 0 && (
          <Typography textColor="neutral600">Er is geen personeelsportaal ingesteld.</Typography>
        )}
      </Part>
      <Part title="Systeem" figures={getSystemFigures(overview)} />
    </Grid.Root>
  );
}

function OverviewScreen() {
  const { answer, isFailed, reload } = useLoad<{ data: Overview }>(OVERVIEW_PATH);
  const name = answer
    ? `Hoe de huisstijl van ${answer.data.name} ervoor staat`
    : 'Hoe de portal ervoor staat';
  return (
    <PanelScreen title="Portaal" subtitle={name}>
      {isFailed && <LoadFailed onRetry={reload} />}
      {answer ? <Parts overview={answer.data} /> : !isFailed && <Page.Loading />}
    </PanelScreen>
  );
}

/** How the portal is doing, at a glance. */
export const OverviewPage = protect(PERMISSIONS.overview, OverviewScreen);
