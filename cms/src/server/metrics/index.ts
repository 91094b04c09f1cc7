export { answerMetrics, openMetrics } from './metrics';
export { watchSlowStatements } from '../../database/slow-statements';
export { watchRequests } from './watch-requests';
