import { Plus } from 'lucide-react';
import { ButtonLink } from '../../components/button';

/** A link to a new page, for admins. */
export function AddPageLink({ onClick }: { onClick?: () => void }) {
  return (
    <ButtonLink variant="soft" small wide to="/huisstijl/create" onClick={onClick}>
      <Plus />
      Pagina toevoegen
    </ButtonLink>
  );
}
