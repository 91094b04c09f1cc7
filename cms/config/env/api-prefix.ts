/** Where the API stands. Here, because Strapi's panel is built with the configuration alone. */
export const API_PREFIX = '/api/v1';
