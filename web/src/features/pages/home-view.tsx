import type { Page } from '../../api/types';
import { useTitle } from '../../lib/site';
import { HomeArticle } from './page-article';
import { useHash } from './use-page';

export function HomeView({ page }: { page: Page }) {
  useTitle(page.title);
  useHash(page.id);
  return <HomeArticle page={page} />;
}
