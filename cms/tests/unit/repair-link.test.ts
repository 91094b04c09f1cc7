import { expect, test } from 'vitest';
import { repairLink, repairLinks } from '../../src/shared/repair-link';

const OWN = 'https://huisstijl.voorbeeld.nl';
const mend = (text: string) => repairLink(text, OWN);

test.each([
  ['info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
  ['\u00a0info@voorbeeld.nl\u200b ', 'mailto:info@voorbeeld.nl'],
  ['<j.de-vries@zuid.voorbeeld.nl>', 'mailto:j.de-vries@zuid.voorbeeld.nl'],
  ['mailto: info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
  ['mailto://info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
  ['E-mail: info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
  ['http://info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
  ['info@voorbeeld.nl?subject=Logo', 'mailto:info@voorbeeld.nl?subject=Logo'],
  ['06-12345678', 'tel:0612345678'],
  ['+31 (0)20 123 45 67', 'tel:+31201234567'],
  ['(088) 123 45 67', 'tel:0881234567'],
  ['tel: 088 123 45 67', 'tel:0881234567'],
  ['Telefoon 0881234567', 'tel:0881234567'],
  ['112', 'tel:112'],
  ['voorbeeld.nl/pad?a=1#b', 'https://voorbeeld.nl/pad?a=1#b'],
  ['www.voorbeeld.nl', 'https://www.voorbeeld.nl'],
  ['voorbeeld.nl:8080', 'https://voorbeeld.nl:8080'],
  ['zorgzaam.café/menu', 'https://zorgzaam.café/menu'],
  ['10.0.0.1/pad', 'https://10.0.0.1/pad'],
  ['http//voorbeeld.nl', 'http://voorbeeld.nl'],
  ['https//voorbeeld.nl', 'https://voorbeeld.nl'],
  ['https:/voorbeeld.nl', 'https://voorbeeld.nl'],
  ['https:voorbeeld.nl', 'https://voorbeeld.nl'],
  ['http;//voorbeeld.nl', 'http://voorbeeld.nl'],
  ['htp://voorbeeld.nl', 'http://voorbeeld.nl'],
  ['ttps://voorbeeld.nl', 'https://voorbeeld.nl'],
  ['http://https://voorbeeld.nl', 'https://voorbeeld.nl'],
  ['https:\\\\voorbeeld.nl', 'https://voorbeeld.nl'],
  ['https://voorbeeld.nl/mijn pad', 'https://voorbeeld.nl/mijn%20pad'],
  // The portal's own addresses, with and without its host.
  ['/huisstijl/logo/edit', '/huisstijl/logo'],
  ['/huisstijl/logo/edit/?blok=12345678#kleur', '/huisstijl/logo#kleur'],
  [`${OWN}/huisstijl/logo/edit`, '/huisstijl/logo'],
  ['http://huisstijl.voorbeeld.nl/huisstijl/logo/edit#kleur', '/huisstijl/logo#kleur'],
  ['HTTPS://Huisstijl.Voorbeeld.nl/huisstijl/logo', '/huisstijl/logo'],
  ['huisstijl.voorbeeld.nl/huisstijl/logo', '/huisstijl/logo'],
  ['www.huisstijl.voorbeeld.nl', '/'],
  [`${OWN}?van=mail`, '/?van=mail'],
  ['huisstijl/logo', '/huisstijl/logo'],
  ['http://localhost:1337/huisstijl/logo/edit', '/huisstijl/logo'],
  // As telephones, capitals and sentences write them.
  ['Huisstijl/Logo', '/huisstijl/logo'],
  ['/Huisstijl/LOGO#Kleur', '/huisstijl/logo#Kleur'],
  ['/huisstijl/logo.', '/huisstijl/logo'],
  [`${OWN}/Huisstijl/Logo)`, '/huisstijl/logo'],
  ['/HUISSTIJL/LOGO/EDIT', '/huisstijl/logo'],
  ['/Bestanden/abc', '/bestanden/abc'],
  ['https://mailto:info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
  ['127.0.0.1:1337/bestanden/abc', '/bestanden/abc'],
  ['http://localhost:1337', '/'],
  ['/wij-zijn-noorderlicht/edit', '/wij-zijn-noorderlicht'],
  ['/assets', '/bestanden'],
  ['/assets?tag=logo', '/bestanden'],
  [`${OWN}/assets/abc123?tag=logo`, '/bestanden/abc123'],
  ['/api/v1/assets/abc123', '/bestanden/abc123'],
  ['/api/v1/pages/logo', '/huisstijl/logo'],
  ['/api/v1/files/abc123/download?token=x.y', '/api/v1/files/abc123/download'],
  ['/_files/abc123/v1/400.webp?expires=1&signature=x', '/api/v1/files/abc123/download'],
])('%s becomes %s', (sent, link) => {
  expect(mend(sent)).toEqual({ link, problem: null });
  expect(mend(link)).toEqual({ link, problem: null });
});

test.each([
  ...['', '/', '#kleur', '/huisstijl/logo?a=1#b', '/bestanden/abc', '/zoeken?q=logo', '/account/details'],
  ...['https://voorbeeld.nl/a?b=c@d#e', 'http://intranet/pad', 'https://voorbeeld.nl/huisstijl/logo/edit'],
  ...['https://huisstijl.voorbeeld.nl.kwaad.nl/admin', 'mailto:info@voorbeeld.nl', 'tel:+31201234567'],
  // Not known here, and judged elsewhere.
  ...['logo', 'javascript:alert(1)', 'data:text/html,x', '//voorbeeld.nl', 'ftp://voorbeeld.nl', 'page:a/b'],
  ...['asset:a', '27-11-2026', '/editie', '/administratie'],
])('%s stays as it is', (link) => expect(mend(link)).toEqual({ link, problem: null }));

test.each([
  ['file:///C:/Documenten/logo.eps', 'computer of schijf'],
  ['C:\\Documenten\\logo.eps', 'computer of schijf'],
  ['g:/huisstijl', 'computer of schijf'],
  ['\\\\server\\map', 'computer of schijf'],
  ['handleiding.pdf', 'naam van een bestand'],
  ['http://localhost:3000/elders', 'eigen computer'],
  ['/admin/users', 'alleen voor beheerders'],
  ['mailto:', 'niet af'],
  ['mailto:jan', 'niet af'],
  ['tel:', 'niet af'],
  ['tel: ', 'niet af'],
  ['/beheer/content-manager', 'alleen voor beheerders'],
  ['/edit', 'alleen voor beheerders'],
  ['/huisstijl/create', 'alleen voor beheerders'],
  [`${OWN}/huisstijl/deleted`, 'alleen voor beheerders'],
  ['http://localhost:1337/admin/site', 'alleen voor beheerders'],
  ['/voorbeeld/abc.def', 'verloopt'],
])('%s cannot work, and a sentence says why', (sent, words) => expect(mend(sent).problem).toContain(words));

test('no address grows longer than a field takes', () => {
  const [fits, long] = [1979, 1980].map((count) => `voorbeeld.nl/${'a'.repeat(count)}`);
  expect(mend(fits ?? '').link).toHaveLength(2000);
  expect(mend(long ?? '').link).toBe(long);
});

test('links in HTML are mended, and nothing else', () => {
  const html = `<p title="info@a.nl"><a class="x" href='info@a.nl'>info@a.nl</a> <A HREF=www.a.nl>b</A>
    <a href="/huisstijl/logo/edit?a=1&amp;b=2#c">d</a> <a href="https://a.nl/?a=1&amp;b=2">e</a> <a>f</a> 'g@a.nl'</p>`;
  expect(repairLinks(html, OWN)).toEqual({
    html: `<p title="info@a.nl"><a class="x" href="mailto:info@a.nl">info@a.nl</a> <A HREF="https://www.a.nl">b</A>
    <a href="/huisstijl/logo#c">d</a> <a href="https://a.nl/?a=1&amp;b=2">e</a> <a>f</a> 'g@a.nl'</p>`,
    problem: null,
  });
  expect(
    repairLinks('<a href="/x">a</a><a href="file:///x">b</a><a href="/admin/site">', OWN).problem,
  ).toContain('computer of schijf');
});

test.each([
  '<a '.repeat(160_000),
  '<a href="'.repeat(50_000),
  "<a href='x".repeat(50_000),
  `<a href="${'a@'.repeat(200_000)}">`,
  `<a href="http${' '.repeat(400_000)}">`,
  `<a href="${'a.'.repeat(990)}">`.repeat(250),
  `<a href="${' '.repeat(1990)}x">`.repeat(250),
  `<a href="tel${'0 '.repeat(990)}x">`.repeat(250),
])('a hostile text of 500 kB is read in no time (%#)', (html) => {
  const start = performance.now();
  repairLinks(html, OWN);
  expect(performance.now() - start).toBeLessThan(1000);
});
