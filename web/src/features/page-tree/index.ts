export { demoPages } from './demo-pages';
export {
  editPath,
  findOutside,
  getChapters,
  GUIDE,
  GUIDE_INDEX,
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
export { refreshPageTree, showPageTree, useGuidePath, usePageTree } from './use-page-tree';
export { useSchedules } from './use-schedules';
