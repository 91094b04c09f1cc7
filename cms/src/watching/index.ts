export { answerMetrics, openMetrics } from './metrics';
export { watchSlowStatements } from './slow-statements';
export { watchRequests } from './watch-requests';
