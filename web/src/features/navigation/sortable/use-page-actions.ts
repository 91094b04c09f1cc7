import { useLocation, useNavigate } from 'react-router-dom';
import { mutate } from 'swr';
import type { PageNode } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { homePath, useSite } from '../../../lib/site';
import { matchesKey } from '../../../lib/swr-keys';
import { toast } from '../../../lib/toasts/toasts';
import { useReportError } from '../../../lib/use-report-error';
import { editPath, isEditingPath, pagePath, refreshPageTree } from '../../page-tree';
import { slugOfPath } from '../use-expanded';

/** What a row of the page tree does to its page, besides moving it. */
export function usePageActions(node: PageNode) {
  const { id, slug, title } = node;
  const home = homePath(useSite());
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const report = useReportError();
  const isOpen = isEditingPath(pathname) && slugOfPath(pathname) === slug;
  const params = { path: { id } };

  /** Refetches what shows the page, after a change that did not go through its editor. */
  const refresh = async (): Promise<void> => {
    await refreshPageTree();
    await mutate((key) => matchesKey(key, 'deleted-pages'));
  };
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      await refresh();
      return true;
    } catch (thrown) {
      report(thrown);
      return false;
    }
  };

  const putBack = async (): Promise<void> => {
    await attempt(async () => {
      await api.POST('/pages/{id}/restore', { params });
      toast.success(`${title} staat weer op zijn plek.`);
    });
  };

  return {
    /** Whether its editor is open here. */
    isOpen,
    async copyAddress(): Promise<void> {
      const address = `${window.location.origin}${pagePath(slug)}`;
      await navigator.clipboard.writeText(address).then(
        () => toast.success('Het adres is gekopieerd.'),
        () => toast.warning('Kopiëren lukte niet.', address),
      );
    },
    async duplicate(): Promise<void> {
      await attempt(async () => {
        const { copyPage } = await import('../../editor');
        const copy = await copyPage(slug);
        toast.success(`${title} is gekopieerd.`);
        navigate(editPath(copy.slug, home));
      });
    },
    rename: (name: string): Promise<boolean> =>
      attempt(async () => {
        await unwrap(api.PUT('/pages/{id}', { params, body: { title: name } }));
        toast.success(`De pagina heet nu ${name}.`);
      }),
    takeOffline: (): Promise<boolean> =>
      attempt(async () => {
        await unwrap(api.PUT('/pages/{id}', { params, body: { published_at: null } }));
        toast.success(`${title} is offline gehaald.`);
      }),
    async remove(): Promise<void> {
      // The editor would otherwise go on saving a page that is gone.
      if (isOpen) navigate('/huisstijl');
      await attempt(async () => {
        await api.DELETE('/pages/{id}', { params });
        toast.success(`${title} is verwijderd.`, undefined, {
          label: 'Ongedaan maken',
          run: () => void putBack(),
        });
      });
    },
  };
}
