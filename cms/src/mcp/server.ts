import { McpServer } from '@modelcontextprotocol/server';
import { getPublished } from '../published';
import { anonymous } from '../permissions/viewer';
import type { ToolContext } from './context';
import { registerPages } from './resources';
import { findAssetsTool, listTemplatesTool } from './tools/assets';
import { checkContrastTool, listColorsTool } from './tools/colors';
import { getDownloadTool } from './tools/download';
import { listPagesTool, readPageTool } from './tools/pages';
import { searchTool } from './tools/search';

const TOOLS = [
  searchTool,
  readPageTool,
  listPagesTool,
  listColorsTool,
  checkContrastTool,
  findAssetsTool,
  getDownloadTool,
  listTemplatesTool,
];

const VERSION = '1';

const getInstructions = (name: string): string =>
  [
    `De huisstijl van ${name}: regels voor logo, kleur, letter, beeld en taal, en de bestanden daarbij. Zoek eerst (search, in het Nederlands), lees dan de pagina (read_page), en antwoord op grond daarvan met het adres als bron. Verzin geen regels: staat het er niet, zeg dat dan.`,
    `The house style of ${name}: rules for logo, colour, type, imagery and language, with their files. The content is Dutch. Search first (search, with Dutch words), then read the page (read_page), and answer from it with its address as the source. Do not invent rules: when it is not there, say so.`,
  ].join('\n');

/** The server that answers one request, as its viewer. */
export async function makeServer(context: ToolContext): Promise<McpServer> {
  const { site } = await getPublished(context.strapi).snapshotFor(anonymous);
  const server = new McpServer(
    { name: 'huisstijl', title: `Huisstijl ${site.productName}`, version: VERSION },
    { instructions: getInstructions(site.productName) },
  );
  for (const register of TOOLS) register(server, context);
  await registerPages(server, context);
  return server;
}
