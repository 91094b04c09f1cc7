import { escapeHtml } from '../../utils/escape-html';

export const meta = (name: 'name' | 'property', key: string, content: string | number): string =>
  `<meta ${name}="${key}" content="${escapeHtml(String(content))}" />`;
