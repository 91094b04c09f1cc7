import { useLocation } from 'react-router-dom';
import { SideNavigation } from '../../features/navigation/side-navigation';
import { useSideOpen } from '../../features/navigation/use-side-open';
import { isEditingPath } from '../../lib/page-tree/tree';
import { Frame } from './frame';

/** The frame of the guide and its editor, with the tree of pages on the left. */
export function PagesLayout() {
  const { pathname } = useLocation();
  const [open, toggle] = useSideOpen();
  return (
    <Frame
      side={<SideNavigation open={open} onToggle={toggle} />}
      sideClosed={!open}
      footer={!isEditingPath(pathname)}
    />
  );
}
