import { escapeHtml } from '../../utils/escape-html';
import { readableOn } from '../../utils/contrast';
import { PALETTE } from '../../shared/palette';
import type { Letter } from './letters';

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

/** The colours of a mail, from the hospital's palette; text stays readable on any of it. */
function getColours(palette: Record<string, string>) {
  const { white, black, grey, greyLight, blueDark } = { ...PALETTE, ...palette };
  return {
    paper: white,
    ground: greyLight,
    button: blueDark,
    ink: readableOn(white, black, '#000000'),
    soft: readableOn(white, grey, black),
    name: readableOn(white, blueDark, black),
    onButton: readableOn(blueDark, white, black),
  };
}

/** The HTML of a mail: a single column, no external resources, every value escaped. */
export function renderHtml(
  { subject, opening, link, closing }: Letter,
  productName: string,
  palette: Record<string, string>,
): string {
  const colours = getColours(palette);
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${colours.ground};color:${colours.ink};${FONT}">
<div style="max-width:560px;margin:0 auto;padding:32px;background:${colours.paper};border-radius:8px">
<p style="margin:0 0 24px;color:${colours.name};font-weight:600">${escapeHtml(productName)}</p>
${opening.map(paragraph).join('\n')}
<p style="margin:24px 0">
<a href="${escapeHtml(link.url)}"
style="display:inline-block;padding:12px 20px;border-radius:6px;background:${colours.button};color:${colours.onButton};text-decoration:none"
>${escapeHtml(link.label)}</a>
</p>
<p style="margin:0 0 16px;color:${colours.soft};font-size:14px">Werkt de knop niet? Open dan dit adres:<br>
<span style="word-break:break-all">${escapeHtml(link.url)}</span></p>
${closing.map(paragraph).join('\n')}
</div>
</body>
</html>
`;
}
