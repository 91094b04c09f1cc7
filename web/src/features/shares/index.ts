export { useMayShare } from './api';
export { OpenedLink } from './opened-link';
export { ShareFields } from './share-fields';
export { ShareReady } from './share-ready';
export { SharedLinks } from './shared-links';
export { useShareForm } from './use-share-form';
