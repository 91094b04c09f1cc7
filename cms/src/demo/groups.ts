import type { DemoGroup } from './types';

/** Four groups, each with other rights. */
export const groups: DemoGroup[] = [
  {
    key: 'communicatie',
    name: 'Team Communicatie',
    permissions: ['view', 'download-for-use', 'download-for-edit'],
  },
  { key: 'medewerkers', name: 'Medewerkers', permissions: ['view', 'download-for-use'] },
  { key: 'vormgevers', name: 'Vormgevers en drukkers', permissions: ['view', 'download-for-edit'] },
  { key: 'vrijwilligers', name: 'Vrijwilligers', permissions: ['view'] },
];
