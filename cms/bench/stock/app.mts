import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cms } from '../../../scripts/lib/paths.mjs';

interface Schema {
  attributes: Record<string, unknown>;
}

const read = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8'));

/** The common fields of all blocks (src/blocks/common-attributes.ts). */
const COMMON = {
  isPrivate: { type: 'boolean', required: true, default: false },
  groups: { type: 'relation', relation: 'oneToMany', target: 'api::group.group' },
};

/** The part of a content type of the portal that a plain application supports. */
const KEPT: Record<string, string[]> = {
  page: ['title', 'slug', 'parent', 'children', 'isPublic', 'groups', 'blocks', 'position'],
  asset: ['title', 'description', 'isPrivate', 'settings', 'original', 'files'],
  group: ['name', 'canView', 'canUse', 'canEdit'],
  color: ['token', 'name', 'hex'],
};

const CONFIG = {
  'admin.js': `module.exports = () => ({ auth: { secret: 'bench' }, apiToken: { salt: 'bench' }, serveAdminPanel: false,
    transfer: { token: { salt: 'bench' } }, secrets: { encryptionKey: 'bench' }, autoOpen: false });`,
  'api.js': 'module.exports = { rest: { maxLimit: 500 } };',
  'database.js': `module.exports = () => ({ connection: { client: 'postgres',
    connection: { connectionString: process.env.DATABASE_URL }, pool: { min: 2, max: 20 } } });`,
  'server.js': `module.exports = () => ({ host: '127.0.0.1', port: Number(process.env.PORT), app: { keys: ['bench'] },
    logger: { startup: { enabled: false } } });`,
  'plugins.js': `module.exports = () => ({ 'users-permissions': { config: { jwtSecret: 'bench' } } });`,
  'logger.js': `module.exports = { level: 'warn' };`,
  'middlewares.js': `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors',
    'strapi::poweredBy', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public'];`,
};

function write(file: string, content: string | object) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function addContentType(dir: string, name: string, kept: string[]) {
  const { attributes, ...schema } = read(path.join(cms, `src/api/${name}/content-types/${name}/schema.json`));
  const api = path.join(dir, `src/api/${name}`);
  write(path.join(api, `content-types/${name}/schema.json`), {
    ...schema,
    attributes: Object.fromEntries(kept.map((attribute) => [attribute, attributes[attribute]])),
  });
  for (const [folder, factory] of Object.entries({
    controllers: 'Controller',
    routes: 'Router',
    services: 'Service',
  })) {
    const code = `module.exports = require('@strapi/strapi').factories.createCore${factory}('api::${name}.${name}');`;
    write(path.join(api, folder, `${name}.js`), code);
  }
}

/** Creates a plain Strapi application with only the content types of the portal. */
export function makeStockApp(dir: string): void {
  write(path.join(dir, 'package.json'), {
    name: 'stock',
    version: '1.0.0',
    dependencies: { '@strapi/strapi': '*', '@strapi/plugin-users-permissions': '*' },
    strapi: { uuid: false },
  });
  symlinkSync(path.join(cms, 'node_modules'), path.join(dir, 'node_modules'));
  for (const [file, code] of Object.entries(CONFIG)) write(path.join(dir, 'config', file), code);
  const components = path.join(dir, 'src/components');
  cpSync(path.join(cms, 'src/components'), components, { recursive: true });
  for (const file of readdirSync(path.join(components, 'block'))) {
    const block = path.join(components, 'block', file);
    const component = read(block);
    write(block, { ...component, attributes: { ...component.attributes, ...COMMON } });
  }
  for (const [name, kept] of Object.entries(KEPT)) addContentType(dir, name, kept);
  write(path.join(dir, 'src/index.js'), 'module.exports = {};');
  mkdirSync(path.join(dir, 'public/uploads'), { recursive: true });
}
