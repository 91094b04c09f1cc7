import type { WrittenOut } from './dutch/written-out';

const GONE = "disabled: true, style: { display: 'none' }";
const ASSETS = 'upload/dist/admin/future/pages/Assets';

/** Choices of Strapi's panel whose routes are closed: the server fetches no file from elsewhere. */
export const DEAD_ENDS: readonly WrittenOut[] = [
  { module: `${ASSETS}/AssetsPage.mjs`, words: [['onSelect: ()=>setIsUrlDialogOpen(true)', GONE]] },
  { module: `${ASSETS}/components/MainAreaContextMenu.mjs`, words: [['onSelect: onImportFromUrl', GONE]] },
];
