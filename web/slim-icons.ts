import type { Plugin } from 'vite';

/**
 * Leaves out of each icon what nobody sees: its names, which become a class, and keys, which only React's warnings in
 * development ask for. About 600 bytes of each first visit.
 */
export const slimIcons: Plugin = {
  name: 'slim-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler(icon) {
      const code = icon
        .replace(/^ {2}name: "[\w-]+",$/m, '')
        .replace(/^ {2}aliases: .*$/m, '')
        .replace(/, key: "\w+"/g, '');
      return { code, map: null };
    },
  },
};
