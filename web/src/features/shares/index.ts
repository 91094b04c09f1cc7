export { useMayShare } from './api';
export { ShareLinkView } from './share-link-view';
export { ShareFields } from './share-fields';
export { ShareReady } from './share-ready';
export { SharedLinks } from './shared-links';
export { useShareForm } from './use-share-form';
