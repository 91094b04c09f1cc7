import { ScreenHeading } from '../../theme/controls/screen-heading';

export default function Screen() {
  return <ScreenHeading>Binnenkort</ScreenHeading>;
}
