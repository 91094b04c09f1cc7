import { expect, test } from 'vitest';
import { logoPreload } from '../../src/server/html/pictures';

const site = {
  productName: 'Noorderlicht',
  productSlug: 'noorderlicht',
  oldProductSlugs: [],
  title: 'Corporate Identity Manager' as const,
  logoDark: null,
  palette: {},
  samlProviders: [],
  sharing: 'off' as const,
  registrationOpen: true,
  contact: { name: '', email: '', phone: '', text: '' },
  footerLinks: [],
  embedHosts: [],
  ornament: 'none' as const,
  ornamentImage: null,
};
const preview = { url: '/_files/a/b/320.webp?expires=1&signature="', width: 320, height: 60, srcset: '' };
const file = {
  id: 'a',
  name: 'logo.svg',
  ext: '.svg',
  mime: 'image/svg+xml',
  size: 9,
  kind: 'usable' as const,
};

test("a browser hears of a logo of the hospital's own", () => {
  const logo = { ...file, width: 320, height: 60, preview };
  expect(logoPreload({ ...site, logo })).toBe(
    '<link rel="preload" as="image" href="/_files/a/b/320.webp?expires=1&amp;signature=&quot;" />',
  );
  expect(logoPreload({ ...site, logo: null })).toBe('');
});
