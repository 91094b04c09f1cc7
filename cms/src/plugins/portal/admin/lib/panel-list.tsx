import { EmptyStateLayout, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Page, Pagination } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { LoadFailed } from './panel-screen';
import type { LoadResult } from './use-load';

/** One page of a list, as the server answers it. */
export interface ListResponse<Item> {
  data: Item[];
  meta: { pagination: { pageCount: number; total: number } };
}

interface PanelListProps<Item> {
  loaded: LoadResult<ListResponse<Item>>;
  /** What is said of an empty list. */
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** One page of a list, and the way to the others; the page is kept in the address. */
export function PanelList<Item>({
  loaded: { answer, isFailed, reload },
  empty,
  children,
}: PanelListProps<Item>) {
  const { pageCount, total } = answer?.meta.pagination ?? { pageCount: 0, total: 0 };
  return (
    <>
      {isFailed && <LoadFailed onRetry={reload} />}
      {!answer && !isFailed && <Page.Loading />}
      {answer?.data.length === 0 && <EmptyStateLayout content={empty} />}
      {answer && answer.data.length > 0 && (
        <>
          {children(answer.data)}
          <Flex direction="column" alignItems="stretch" paddingTop={4}>
            <Pagination.Root pageCount={pageCount} total={total}>
              <Pagination.PageSize />
              <Pagination.Links />
            </Pagination.Root>
          </Flex>
        </>
      )}
    </>
  );
}

interface PanelTableProps {
  heads: readonly string[];
  rowCount: number;
  children: ReactNode;
}

/** A table under a line of heads. */
export const PanelTable = ({ heads, rowCount, children }: PanelTableProps) => (
  <Table colCount={heads.length} rowCount={rowCount + 1}>
    <Thead>
      <Tr>
        {heads.map((head) => (
          <Th key={head}>
            <Typography variant="sigma">{head}</Typography>
          </Th>
        ))}
      </Tr>
    </Thead>
    <Tbody>{children}</Tbody>
  </Table>
);

/** Cells of a row that hold text alone. */
export const TextCells = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, at) => (
    <Td key={at}>
      <Typography>{text}</Typography>
    </Td>
  ));
