import { describe, expect, test } from 'vitest';
import { freeSlug } from '../../src/shared/slugs';
import { getMeantPath, isPortalPath } from '../../src/http/strapi-paths';
import { isSafeUrl } from '../../src/shared/safe-url';
import { slugify } from '../../src/shared/slugify';

describe('an address behind a button', () => {
  test.each([
    '',
    '/huisstijl/logo',
    '/',
    'https://a.nl/x?y#z',
    'http://a.nl',
    'mailto:a@b.nl',
    'tel:+31201234567',
    '#logo',
    '#blok-12345678',
  ])('%s may be', (url) => expect(isSafeUrl(url)).toBe(true));
  test.each([
    'javascript:alert(1)',
    ' javascript:x',
    'java\nscript:x',
    'data:text/html,x',
    '//a.nl',
    '/\\a.nl',
    '\\\\a.nl',
    'vbscript:x',
    'logo',
    'a b',
    'file:///etc',
    '#',
    '# logo',
    '#\\evil',
    '\u0000#logo',
  ])('%s may not be', (url) => expect(isSafeUrl(url)).toBe(false));
});

describe('a slug from a title', () => {
  test.each([
    ['Tone of voice', 'tone-of-voice'],
    ['  Élan & Crème!  ', 'elan-creme'],
    ['Straße Æ Ø', 'strasse-ae-o'],
    ['Łódź, Œuvre', 'lodz-oeuvre'],
    ['Huisnummer 1½ & €', 'huisnummer-11-2'],
    ['Müller Çelik Ağaoğlu İşçi Isı', 'muller-celik-agaoglu-isci-isi'],
    ['Þórður Ægisson, Smørrebrød på Fyn', 'thordur-aegisson-smorrebrod-pa-fyn'],
    ['Nguyễn Đặng', 'nguyen-dang'],
    ['Đorđe Šćepanović', 'dorde-scepanovic'],
    ['Γιώργος, Юлия', 'giorgos-yuliya'],
    ['IJsland Ĳ ﬁets', 'ijsland-ij-fiets'],
    ['---', ''],
    ['漢字', ''],
    ['x'.repeat(150), 'x'.repeat(100)],
  ])('%s', (title, slug) => expect(slugify(title)).toBe(slug));

  test('counts on from what is taken, within the longest length', () => {
    expect(freeSlug('Logo', new Set())).toBe('logo');
    expect(freeSlug('Logo', new Set(['logo', 'logo-2']))).toBe('logo-3');
    expect(freeSlug('Edit', new Set())).toBe('edit-2');
    expect(freeSlug('!', new Set())).toBe('pagina');
    const long = 'x'.repeat(100);
    expect(freeSlug(long, new Set([long]))).toBe(`${'x'.repeat(98)}-2`);
  });
});

describe('an address of the portal', () => {
  test.each([
    '/',
    '/wij-zijn-noorderlicht',
    '/huisstijl/logo/edit',
    '/admin/users/abc',
    '/assets',
    '/login/',
  ])('%s has a screen', (path) => expect(isPortalPath(path, 'noorderlicht')).toBe(true));
  test.each(['/404', '/onbekend', '/wij-zijn-ander', '/huisstijl/a/b', '/admin', '/admin/roles'])(
    '%s has none',
    (path) => expect(isPortalPath(path, 'noorderlicht')).toBe(false),
  );
});

describe('the path of a screen in another notation', () => {
  test.each([
    ['/BESTANDEN', '/bestanden'],
    ['/Huisstijl', '/huisstijl'],
    ['/Huisstijl/', '/huisstijl'],
    ['/HUISSTIJL/Logo', '/huisstijl/Logo'],
    ['/huisstijl/logo/Edit', '/huisstijl/logo/edit'],
    ['/Bestanden/aBc', '/bestanden/aBc'],
    ['/Delen/tOken', '/delen/tOken'],
    ['/zoeken.', '/zoeken'],
    ['/Login)', '/login'],
    ['/Admin/Users', '/admin/users'],
    ['/Wij-Zijn-Cim', '/wij-zijn-cim'],
    ['/Beheer', '/beheer'],
  ])('%s is %s', (path, meant) => expect(getMeantPath(path, 'cim')).toBe(meant));
  test.each([
    '/',
    '/huisstijl',
    '/huisstijl/LOGO',
    '/bestanden/',
    '//Login',
    '/onbekend',
    '/Huisstijl/a/b',
    '/Api',
  ])('%s leads nowhere', (path) => expect(getMeantPath(path, 'cim')).toBeNull());
});
