import { clsx } from 'clsx';
import { ChevronDown, LogOut, Settings } from 'lucide-react';
import type { Profile } from '../../api/types';
import { AT_ONCE } from '../../lib/session/router-state';
import { buttonClass } from '../../components/button';
import { Menu } from '../../components/menu';
import styles from './top-bar.module.css';

const ITEMS = [
  { label: 'Instellingen', to: '/account/details', icon: <Settings /> },
  {
    label: 'Uitloggen',
    to: '/logout',
    state: AT_ONCE,
    icon: <LogOut />,
  },
];

const initials = ({ firstName, lastName }: Profile): string =>
  `${firstName.charAt(0)}${lastName.split(' ').pop()?.charAt(0) ?? ''}`.toUpperCase();

export default function AccountMenu({ profile }: { profile: Profile }) {
  return (
    <Menu items={ITEMS} className={buttonClass({ variant: 'quiet', small: true }, styles.account)}>
      <span className={clsx('center strong', styles.avatar)} aria-hidden="true">
        {initials(profile)}
      </span>
      {profile.name}
      <ChevronDown />
    </Menu>
  );
}
