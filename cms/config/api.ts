import { API_PREFIX } from './env/api-prefix';

export default () => ({
  rest: { prefix: API_PREFIX, defaultLimit: 100, maxLimit: 500, withCount: true },
});
