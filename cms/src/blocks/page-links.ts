import type { ReplaceText } from './field';

// What follows a path: a query, an anchor, or nothing.
const END = '(?=$|[?#])';
const PAGE_PATH = new RegExp(`^/huisstijl/([a-z0-9-]{1,100})/?${END}`);
const KEPT = new RegExp(`^page:([A-Za-z0-9]{1,64})/([a-z0-9-]{1,100})${END}`);
const SYSTEM_PATH = new RegExp(`^/(?:(?:huisstijl|wij-zijn-[a-z0-9-]{1,100})/?)?${END}`);

/** Which page stands at an address now, and the other way round. */
export interface PageSlugs {
  /** The id of the page with this slug, now or formerly; null when there is none. */
  idAt(slug: string): string | null;
  /** The slug of a page; null when it is deleted. */
  getSlug(id: string): string | null;
}

/** A link as it is kept: by the id of its page, with the slug of this moment for when the page is gone. */
export function keepLink(link: string, slugs: PageSlugs): string {
  const [path, sent] = PAGE_PATH.exec(link) ?? [];
  const id = sent === undefined ? null : slugs.idAt(sent);
  if (path === undefined || id === null) return link;
  return `page:${id}/${slugs.getSlug(id) ?? sent}${link.slice(path.length)}`;
}

/** A link as it goes out: with the slug that its page has now. */
export function writeLink(link: string, slugs: PageSlugs): string {
  const [kept, keptId, keptSlug] = KEPT.exec(link) ?? [];
  if (kept !== undefined && keptId !== undefined) {
    return `/huisstijl/${slugs.getSlug(keptId) ?? keptSlug}${link.slice(kept.length)}`;
  }
  // It was written before there was such a page.
  const [path, sent] = PAGE_PATH.exec(link) ?? [];
  const id = sent === undefined ? null : slugs.idAt(sent);
  const slug = id === null ? null : slugs.getSlug(id);
  return path === undefined || slug === null || slug === sent
    ? link
    : `/huisstijl/${slug}${link.slice(path.length)}`;
}

/** Where a kept link leads to, without query and anchor; null when that is no page of the portal. */
export function getTarget(link: string): string | null {
  const [, id] = KEPT.exec(link) ?? [];
  if (id !== undefined) return `page:${id}`;
  const [, slug] = PAGE_PATH.exec(link) ?? [];
  if (slug !== undefined) return `/huisstijl/${slug}`;
  return SYSTEM_PATH.exec(link)?.[0] ?? null;
}

/** The id of the page that a target stands for at this moment; null when there is none. */
export function targetPage(target: string, slugs: PageSlugs, productSlug: string): string | null {
  if (target.startsWith('page:')) return target.slice('page:'.length);
  const [, slug] = PAGE_PATH.exec(target) ?? [];
  if (slug !== undefined) return slugs.idAt(slug);
  const path = target.replace(/\/$/, '');
  if (path === '/huisstijl') return slugs.idAt('huisstijl');
  return path === '' || path === `/wij-zijn-${productSlug}` ? slugs.idAt('home') : null;
}

/** Whether an address is a link to a page as it is kept. */
export const isKeptLink = (link: string): boolean => KEPT.test(link);

/** Content with links that are kept counts as the same when their pages are: the slugs in them are no content. */
export const withoutSlugs = (text: string): string =>
  text.replaceAll(/"page:([A-Za-z0-9]{1,64})\/[a-z0-9-]{1,100}/g, '"page:$1');

// Clean rich text has no < but those of its tags, and no quote within a value.
const ANCHOR = /<a\s[^>]*>/g;
const HREF = /(\shref=")([^"]*)"/;

/** Replaces links: an address, or those in rich text that was cleaned. */
export const inLinks =
  (replace: (link: string) => string): ReplaceText =>
  (text, kind) => {
    if (kind === 'url') return replace(text);
    if (!text.includes('<a ')) return text;
    return text.replace(ANCHOR, (tag) =>
      tag.replace(HREF, (_all, before: string, link: string) => `${before}${replace(link)}"`),
    );
  };
