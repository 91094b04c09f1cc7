import { Box, Flex, Status, type StatusVariant, Typography } from '@strapi/design-system';
import { formatBytes, formatNumber } from '../lib/format';
import type { Overview } from './overview';

/** One line of the overview: what it is about and how it stands. */
export interface Fact {
  name: string;
  value: string;
  /** Set when somebody should look at it. */
  variant?: StatusVariant;
}

const count = (name: string, value: number, variant?: StatusVariant): Fact => ({
  name,
  value: formatNumber(value),
  ...(value > 0 && variant && { variant }),
});

export const getPageFacts = ({ pages }: Overview): Fact[] => [
  count('Gepubliceerde pagina’s', pages.published),
  count('Wijzigingen nog niet gepubliceerd', pages.modified, 'primary'),
  count('Geplande publicaties', pages.scheduled, 'primary'),
  count('Concepten', pages.draft),
];

export const getMailFacts = ({ mails }: Overview): Fact[] => [
  count('Mails die wachten', mails.waiting),
  count('Mislukte mails', mails.failed, 'danger'),
];

const SOON = 30;

function getCertificate({ label, daysLeft }: Overview['signOn'][number]): Fact {
  if (daysLeft < 0) return { name: label, value: 'Certificaat verlopen', variant: 'danger' };
  const value = daysLeft === 1 ? 'Certificaat nog 1 dag geldig' : `Certificaat nog ${daysLeft} dagen geldig`;
  return { name: label, value, variant: daysLeft <= SOON ? 'warning' : 'success' };
}

export const getSignOnFacts = ({ signOn }: Overview): Fact[] => signOn.map(getCertificate);

export const getSystemFacts = ({ storage, version }: Overview): Fact[] => [
  { name: 'Opslag in gebruik', value: formatBytes(storage.bytes) },
  { name: 'Bestanden', value: formatNumber(storage.files) },
  { name: 'Versie', value: version },
];

/** Lines of the overview, as a list of names and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Flex tag="dl" direction="column" alignItems="stretch" gap={3}>
      {facts.map(({ name, value, variant }) => (
        <Flex key={name} justifyContent="space-between" gap={4}>
          <Typography tag="dt" textColor="neutral600">
            {name}
          </Typography>
          <Box tag="dd">
            {variant ? (
              <Status variant={variant} size="S">
                <Typography fontWeight="bold">{value}</Typography>
              </Status>
            ) : (
              <Typography fontWeight="bold">{value}</Typography>
            )}
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}
