import { Plus } from 'lucide-react';
import { ButtonLink } from '../../components/button';

export function AddPageLink({ onClick }: { onClick?: () => void }) {
  return (
    <ButtonLink variant="soft" small wide to="/huisstijl/create" onClick={onClick}>
      <Plus />
      Pagina toevoegen
    </ButtonLink>
  );
}
