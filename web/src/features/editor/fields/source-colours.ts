import { highlightText } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/markup';

/** HTML with a span of a class per kind of word, such as `token tag`; everything in it is escaped. */
export const colourHtml = (source: string): string => highlightText(source, 'html');
