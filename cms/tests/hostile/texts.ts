/** Texts that are kept as they are, wherever plain text stands; names are without what nobody sees. */
export const texts: string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</title></script><!-- -->]]>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7} #{7*7} <%= 7*7 %>',
  "'; drop table pages; --",
  '%00 %0d%0a \\u0000 \\x00',
  '&lt;b&gt; &amp;amp; &#39;',
  "=cmd|' /C calc'!A1",
  '../../../etc/passwd',
  '\u202eexe.gnp \u200b\u2066\u00ad x',
  '🏥 é̂ ﷽ 𝕏 x',
  '__proto__',
  'null',
];
