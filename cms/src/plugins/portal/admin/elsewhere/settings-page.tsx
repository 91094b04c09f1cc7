import { Box, Flex, Typography } from '@strapi/design-system';
import { useAppInfo } from '@strapi/strapi/admin';
import { PanelScreen } from '../lib/panel-screen';
import { PlaceText } from './place-text';
import { PLACES } from './places';

/** The first screen of the settings: what maintainers look for in Strapi and find in the portal. */
export function SettingsPage() {
  const strapi = useAppInfo('SettingsPage', ({ strapiVersion }) => strapiVersion);
  const node = useAppInfo('SettingsPage', ({ nodeVersion }) => nodeVersion);
  const versions = strapi && node ? `Strapi ${strapi}, Node.js ${node}` : 'Waar staat wat';
  return (
    <PanelScreen title="Overzicht" subtitle={versions}>
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
        <Flex direction="column" alignItems="stretch" gap={5}>
          {PLACES.map((place) => (
            <Flex key={place.path} direction="column" alignItems="stretch" gap={1}>
              <Typography tag="h2" variant="delta">
                {place.title}
              </Typography>
              <PlaceText {...place} />
            </Flex>
          ))}
        </Flex>
      </Box>
    </PanelScreen>
  );
}
