import { Box } from '@strapi/design-system';
import { PanelScreen } from '../lib/panel-screen';
import { PlaceText } from './place-text';
import type { Place } from './places';

/** Makes the screen at an address of Strapi that says who does this now. */
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
