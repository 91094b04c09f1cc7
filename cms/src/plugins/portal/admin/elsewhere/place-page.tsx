import { Box } from '@strapi/design-system';
import { PanelScreen } from '../lib/panel-screen';
import { PlaceText } from './place-text';
import type { Place } from './places';

/** Creates the screen at a URL of Strapi that explains where the portal does this. */
export const makePlacePage = (place: Place) =>
  function PlacePage() {
    return (
      <PanelScreen title={place.title} subtitle="De portal doet dit op een eigen manier">
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
          <PlaceText {...place} />
        </Box>
      </PanelScreen>
    );
  };
