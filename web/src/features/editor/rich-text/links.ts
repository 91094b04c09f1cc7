import Link from '@tiptap/extension-link';

/** Leads to a page or file of the portal itself. */
const isInternal = (link: HTMLElement): boolean => link.getAttribute('href')?.startsWith('/') === true;

const kept = (name: 'target' | 'rel') => ({
  default: null,
  parseHTML: (link: HTMLElement) => (isInternal(link) ? null : link.getAttribute(name)),
});

/** Links open in the same window; only one to elsewhere that came with another window keeps it. */
export const Links = Link.extend({
  addAttributes() {
    return { ...this.parent?.(), target: kept('target'), rel: kept('rel') };
  },
}).configure({ openOnClick: false });
