import { bootstrap } from './bootstrap';
import { controllers } from './controllers';
import { register } from './register';
import { routes } from './routes';

/** The server part of the plugin that extends Strapi's panel. */
export default { register, bootstrap, routes, controllers };
