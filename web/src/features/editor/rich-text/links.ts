import Link from '@tiptap/extension-link';
import { repairTyped } from '../fields/repair-address';

/** Leads to a page, a block or a file of the portal itself. */
const isInternal = (link: HTMLElement): boolean => /^[/#]/.test(link.getAttribute('href') ?? '');

const kept = (name: 'target' | 'rel') => ({
  default: null,
  parseHTML: (link: HTMLElement) => (isInternal(link) ? null : link.getAttribute(name)),
});

/** Links open in the same window; only one to elsewhere that came with another window keeps it. */
export const Links = Link.extend({
  addAttributes() {
    return { ...this.parent?.(), target: kept('target'), rel: kept('rel') };
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  // What is only mentioned, such as a screen for administrators, is no link that readers can follow.
  shouldAutoLink: (address) => repairTyped(address).problem === null,
});
