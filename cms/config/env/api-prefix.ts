/** The path of the API. In this folder, because building Strapi's panel includes only the configuration. */
export const API_PREFIX = '/api/v1';
