import { expect, test } from 'vitest';
import { fillShell } from '../../src/server/html/index-html';

const TEMPLATE = '<head><!-- head --><!-- /head --></head><body><!-- data --></body>';

test.each(['</script>', '</SCRIPT x>', '</script', '<!--<script>', '<Script>', '<!-- -->', '<b>a</b> <s>'])(
  'the data of a page stays data with %s in it',
  (text) => {
    const html = fillShell(TEMPLATE, {
      head: '',
      code: { scripts: [], styles: [] },
      json: JSON.stringify({ text }),
    });
    const [, json = '', after] = /id="first-view">(.*?)(<\/script.*)$/i.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ text });
    expect(json).not.toMatch(/<!--|<\/?script/i);
    expect(after).toBe('</script></body>');
  },
);
