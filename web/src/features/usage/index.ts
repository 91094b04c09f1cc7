export { UsageList } from './usage-list';
export { byPage } from './usages';
