export { demoPages } from './demo-pages';
export {
  editPath,
  isEditingPath,
  isHomePath,
  isSystemPage,
  linkPath,
  listedPages,
  neighbours,
  numberTree,
  pagePath,
  pathTo,
} from './tree';
export { refreshPageTree, showPageTree, usePageTree } from './use-page-tree';
export { useSchedules } from './use-schedules';
