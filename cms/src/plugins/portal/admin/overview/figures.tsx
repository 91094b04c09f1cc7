import { Box, Flex, Status, type StatusVariant, Typography } from '@strapi/design-system';
import { formatBytes, formatNumber } from '../lib/format';

/** What the server reports about the portal at a glance. */
export interface Overview {
  name: string;
  pages: { published: number; modified: number; draft: number; scheduled: number };
  mails: { waiting: number; failed: number };
  signOn: { id: string; label: string; daysLeft: number }[];
  storage: { files: number; bytes: number };
  version: string;
}

export const OVERVIEW_PATH = '/portal/overview';

/** One line of the overview: what it is about and how it stands. */
export interface Figure {
  name: string;
  value: string;
  /** Set when it needs attention. */
  variant?: StatusVariant;
}

const count = (name: string, value: number, variant?: StatusVariant): Figure => ({
  name,
  value: formatNumber(value),
  ...(value > 0 && variant && { variant }),
});

export const getPageFigures = ({ pages }: Overview): Figure[] => [
  count('Gepubliceerde pagina’s', pages.published),
  count('Wijzigingen nog niet gepubliceerd', pages.modified, 'primary'),
  count('Geplande publicaties', pages.scheduled, 'primary'),
  count('Concepten', pages.draft),
];

export const getMailFigures = ({ mails }: Overview): Figure[] => [
  count('Mails die wachten', mails.waiting),
  count('Mislukte mails', mails.failed, 'danger'),
];

const SOON = 30;

function getCertificate({ label, daysLeft }: Overview['signOn'][number]): Figure {
  if (daysLeft < 0) return { name: label, value: 'Certificaat verlopen', variant: 'danger' };
  const value = daysLeft === 1 ? 'Certificaat nog 1 dag geldig' : `Certificaat nog ${daysLeft} dagen geldig`;
  return { name: label, value, variant: daysLeft <= SOON ? 'warning' : 'success' };
}

export const getSignOnFigures = ({ signOn }: Overview): Figure[] => signOn.map(getCertificate);

export const getSystemFigures = ({ storage, version }: Overview): Figure[] => [
  { name: 'Opslag in gebruik', value: formatBytes(storage.bytes) },
  { name: 'Bestanden', value: formatNumber(storage.files) },
  { name: 'Versie', value: version },
];

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Flex tag="dl" direction="column" alignItems="stretch" gap={3}>
      {figures.map(({ name, value, variant }) => (
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
