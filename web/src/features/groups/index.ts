export { useGroup, useGroups } from './api';
export { GroupForm } from './group-form';
export { RightsBar } from './rights-bar';
export { RightsMatrix } from './rights-matrix';
export { useRights } from './use-rights';
