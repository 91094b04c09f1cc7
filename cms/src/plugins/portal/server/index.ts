import { bootstrap } from './bootstrap';
import { controllers } from './controllers';
import { register } from './register';
import { routes } from './routes';
import { previewService } from './services/preview';

/** The server part of the plugin that extends Strapi's panel. */
export default {
  register,
  bootstrap,
  routes,
  controllers,
  services: { preview: previewService },
};
