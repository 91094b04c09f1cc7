import { Button } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { ASSET, PAGE } from '../page/page-state';

/** Above the lists of pages and assets: those that are deleted, or the others. */
export function DeletedSwitch() {
  const { slug } = useParams();
  const [{ query }, setQuery] = useQueryParams<{ deleted?: string; page?: number }>();
  if (slug !== PAGE && slug !== ASSET) return null;
  const isOn = query.deleted === 'true';
  const toggle = (): void =>
    isOn ? setQuery({ deleted: '' }, 'remove') : setQuery({ deleted: 'true', page: 1 });
  return (
    <Button variant="tertiary" onClick={toggle}>
      {isOn ? 'Verwijderde verbergen' : 'Verwijderde tonen'}
    </Button>
  );
}
