export { usePresets } from './api';
export { PresetDialog } from './preset-dialog';
export { PresetList } from './preset-list';
