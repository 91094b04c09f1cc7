import type { Letter } from './letter';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? '');

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escape(text)}</p>`;

/** The HTML of a mail: one calm column, nothing from elsewhere, every value escaped. */
export const htmlOf = (
  { subject, opening, link, closing }: Letter,
  productName: string,
): string => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f3f5f8;color:#14171f;${FONT}">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 24px;color:#0b2c5f;font-weight:600">${escape(productName)}</p>
${opening.map(paragraph).join('\n')}
<p style="margin:24px 0">
<a href="${escape(link.url)}"
style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b2c5f;color:#ffffff;text-decoration:none"
>${escape(link.label)}</a>
</p>
<p style="margin:0 0 16px;color:#5b6472;font-size:14px">Werkt de knop niet? Open dan dit adres:<br>
<span style="word-break:break-all">${escape(link.url)}</span></p>
${closing.map(paragraph).join('\n')}
</div>
</body>
</html>
`;
