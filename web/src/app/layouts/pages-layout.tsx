import { useLocation } from 'react-router-dom';
import { SideNavigation, useSideOpen } from '../../features/navigation';
import { isEditingPath, isHomePath } from '../../features/page-tree';
import { homePath, useSite } from '../../lib/site';
import { Frame } from './frame';

/** The layout of the guide and its editor, with the page tree on the left; the home page has no tree. */
export function PagesLayout() {
  const { pathname } = useLocation();
  const site = useSite();
  const [open, toggle] = useSideOpen();
  const footer = !isEditingPath(pathname);
  if (isHomePath(pathname, homePath(site))) return <Frame footer={footer} />;
  return <Frame side={<SideNavigation open={open} onToggle={toggle} />} sideClosed={!open} footer={footer} />;
}
