import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { mutate } from 'swr';
import { normalizeSlug } from 'cms/shared/normalize-slug';
import type { Page } from '../../api/types';
import { PageProblem, PageSkeleton, PageView, usePage } from '../../features/pages';
import { pagePath } from '../../features/page-tree';
import { swrKey } from '../../lib/swr-keys';

/** Redirects from an earlier slug, and from one in another case or with a mark behind it, to the present one. */
function useMovedPage(slug: string, page: Page | undefined): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!page || page.slug === slug) return;
    void mutate(swrKey('page', page.slug), page, { revalidate: false });
    navigate(pagePath(page.slug) + search + hash, { replace: true, preventScrollReset: true });
  }, [slug, page, search, hash, navigate]);
}

/** /huisstijl/{slug}: a page of the guide. */
export default function PageScreen() {
  const { slug: sent = '' } = useParams();
  const slug = normalizeSlug(sent);
  const { data, error } = usePage(slug);
  useMovedPage(sent, data);
  if (data) return <PageView key={data.id} page={data} />;
  return error ? <PageProblem slug={slug} error={error} /> : <PageSkeleton />;
}
