import { Flex } from '@strapi/design-system';
import { Pagination } from '@strapi/strapi/admin';

/** The answer to a list, as far as the pages below it need. */
export interface ListMeta {
  pagination: { page: number; pageSize: number; pageCount: number; total: number };
}

/** The pages of a list, kept in the address. */
export function Pages({ meta }: { meta: ListMeta }) {
  return (
    <Flex direction="column" alignItems="stretch" paddingTop={4}>
      <Pagination.Root pageCount={meta.pagination.pageCount} total={meta.pagination.total}>
        <Pagination.PageSize />
        <Pagination.Links />
      </Pagination.Root>
    </Flex>
  );
}
