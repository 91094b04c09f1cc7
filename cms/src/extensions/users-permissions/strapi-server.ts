interface Plugin {
  routes: Record<string, unknown>;
}

/** Closes the plugin's own calls (auth/local, users, connect…): login, accounts and profile are the portal's. */
export default (plugin: Plugin): Plugin => {
  plugin.routes['content-api'] = { type: 'content-api', routes: [] };
  return plugin;
};
