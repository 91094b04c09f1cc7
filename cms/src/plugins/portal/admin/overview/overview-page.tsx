import { Box, Flex, Grid, Link, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { LoadFailed } from '../lib/load-failed';
import { PanelScreen, protect } from '../lib/panel-screen';
import { useLoad } from '../lib/use-load';
import { PERMISSIONS } from '../permissions';
import { type Fact, Facts, getMailFacts, getPageFacts, getSignOnFacts, getSystemFacts } from './facts';
import { type Overview, OVERVIEW_PATH } from './overview';

const PAGES = '/content-manager/collection-types/api::page.page';

interface PartProps {
  title: string;
  facts: readonly Fact[];
  children?: ReactNode;
}

function Part({ title, facts, children }: PartProps) {
  return (
    <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={6} height="100%">
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography tag="h2" variant="delta">
            {title}
          </Typography>
          {facts.length > 0 && <Facts facts={facts} />}
          {children}
        </Flex>
      </Box>
    </Grid.Item>
  );
}

function Parts({ overview }: { overview: Overview }) {
  const signOn = getSignOnFacts(overview);
  return (
    <Grid.Root gap={5}>
      <Part title="Pagina’s" facts={getPageFacts(overview)}>
        <Link tag={NavLink} to={PAGES}>
          Naar de pagina’s
        </Link>
      </Part>
      <Part title="Mails" facts={getMailFacts(overview)} />
      <Part title="Inloggen via personeelsportalen" facts={signOn}>
        {signOn.length === 0 && (
          <Typography textColor="neutral600">Er is geen personeelsportaal ingesteld.</Typography>
        )}
      </Part>
      <Part title="Systeem" facts={getSystemFacts(overview)} />
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
