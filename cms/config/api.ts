import { API_PREFIX } from '../src/utils/addresses';

export default () => ({
  rest: { prefix: API_PREFIX, defaultLimit: 100, maxLimit: 500, withCount: true },
});
