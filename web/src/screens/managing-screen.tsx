import { useLocation } from 'react-router-dom';
import { ColorsScreen } from './colors/colors-screen';
import { ConnectionsScreen } from './connections/connections-screen';
import { WebhookScreen } from './connections/webhook-screen';
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
  connections: ConnectionsScreen,
  site: SiteScreen,
  audit: LogScreen,
};

/** The screen of one of a list. */
const ONES = { users: UserScreen, groups: GroupScreen, connections: WebhookScreen };

const isList = (name: string): name is keyof typeof LISTS => Object.hasOwn(LISTS, name);

const hasOnes = (name: string): name is keyof typeof ONES => Object.hasOwn(ONES, name);

/** All screens below /admin, in one chunk: each lazy route weighs on the first visit of every reader. */
export default function ManagingScreen() {
  const [, , name = '', one] = useLocation().pathname.split('/');
  const Screen = one ? ONES[hasOnes(name) ? name : 'users'] : LISTS[isList(name) ? name : 'users'];
  return <Screen />;
}
