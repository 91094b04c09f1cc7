import { SideMenu } from '../../features/navigation';
import { Frame } from './frame';

const ITEMS = [
  { to: '/account/details', label: 'Gegevens' },
  { to: '/account/password', label: 'Wachtwoord' },
];

export function AccountLayout() {
  return <Frame side={<SideMenu title="Instellingen" items={ITEMS} />} sideInline />;
}
