export { SideMenu } from './side-menu';
export { SideNavigation } from './side-navigation';
export { TopBar } from './top-bar';
export { useSideOpen } from './use-side-open';
