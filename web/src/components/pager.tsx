import type { Pagination } from '../api/types';
import { Button } from './button';

interface PagerProps {
  pagination: Pagination;
  onPage: (page: number) => void;
}

export function Pager({ pagination: { page, pageCount, total }, onPage }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Bladeren" className="cluster">
      <Button variant="soft" small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Vorige
      </Button>
      <span className="meta">
        {page} van {pageCount} · {total} in totaal
      </span>
      <Button variant="soft" small disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        Volgende
      </Button>
    </nav>
  );
}
