import { SideMenu } from '../../features/navigation';
import { Frame } from './frame';

const ITEMS = [
  { to: '/admin/users', label: 'Gebruikers' },
  { to: '/admin/groups', label: 'Groepen' },
  { to: '/admin/colors', label: 'Kleuren' },
  { to: '/admin/presets', label: 'Formaten' },
  { to: '/admin/search', label: 'Zoekwoorden' },
  { to: '/admin/connections', label: 'Koppelingen' },
  { to: '/admin/site', label: 'Portaal' },
  { to: '/admin/audit', label: 'Logboek' },
];

export function AdminLayout() {
  return <Frame side={<SideMenu title="Beheer" items={ITEMS} />} sideInline />;
}
