export default () => ({
  rest: { prefix: '/api/v1', defaultLimit: 100, maxLimit: 500, withCount: true },
});
