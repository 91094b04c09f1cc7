import { useLocation } from 'react-router-dom';
import { ColorsScreen } from './colors/colors-screen';
import { GroupScreen } from './groups/group-screen';
import { GroupsScreen } from './groups/groups-screen';
import { LogScreen } from './log/log-screen';
import { PresetsScreen } from './presets/presets-screen';
import { SearchWordsScreen } from './search-words/search-words-screen';
import { SiteScreen } from './site/site-screen';
import { UserScreen } from './users/user-screen';
import { UsersScreen } from './users/users-screen';

const LISTS = {
  users: UsersScreen,
  groups: GroupsScreen,
  colors: ColorsScreen,
  presets: PresetsScreen,
  search: SearchWordsScreen,
  site: SiteScreen,
  audit: LogScreen,
};

const isList = (name: string): name is keyof typeof LISTS => Object.hasOwn(LISTS, name);

/** All screens below /admin, in one chunk: each lazy route weighs on the first visit of every reader. */
export default function ManagingScreen() {
  const [, , name = '', one] = useLocation().pathname.split('/');
  if (one) return name === 'groups' ? <GroupScreen /> : <UserScreen />;
  const Screen = LISTS[isList(name) ? name : 'users'];
  return <Screen />;
}
