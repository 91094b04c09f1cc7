export { useSettings } from './api';
export { SettingsForm } from './settings-form';
