import { expect, test } from 'vitest';
import { fillIndexHtml } from '../../src/first-view/index-html';
import { logoPreload } from '../../src/first-view/pictures';

const OWN = '<link rel="preload" href="/static/logo.svg" as="image" />';
const TEMPLATE = `<head><!-- head --><title></title><!-- /head --><!-- logo -->${OWN}<!-- /logo --></head><!-- data -->`;

const site = {
  ...{
    productName: 'Noorderlicht',
    productSlug: 'noorderlicht',
    title: 'Corporate Identity Manager' as const,
  },
  ...{ palette: {}, samlProviders: [], registrationOpen: true },
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
const logo = { ...file, width: 320, height: 60, preview };

const filled = (shown: typeof logo | null): string => {
  const data = { site: { ...site, logo: shown }, tree: [], page: null };
  return fillIndexHtml(TEMPLATE, { head: '', logo: logoPreload(data.site), data });
};

test("a browser is told of the logo that the portal shows: its own, or the hospital's", () => {
  expect(filled(null)).toContain(OWN);
  expect(filled(logo)).not.toContain('/static/logo.svg');
  expect(filled(logo)).toContain('href="/_files/a/b/320.webp?expires=1&amp;signature=&quot;"');
});
