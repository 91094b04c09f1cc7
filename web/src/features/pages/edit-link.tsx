import { Pencil } from 'lucide-react';
import type { Page } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { homePath, useSite } from '../../lib/site';
import { editPath } from '../page-tree';

/** For editors: opens the page in its editor. */
export default function EditLink({ page }: { page: Pick<Page, 'slug'> }) {
  return (
    <ButtonLink variant="soft" small to={editPath(page.slug, homePath(useSite()))}>
      <Pencil />
      Pagina bewerken
    </ButtonLink>
  );
}
