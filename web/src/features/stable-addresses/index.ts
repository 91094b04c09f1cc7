export { StableAddressButton } from './stable-address-button';
export { StableUses } from './stable-uses';
