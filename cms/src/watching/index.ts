export { answerMetrics, openMetrics, requests } from './metrics';
export { routeName } from './route-name';
export { watchSlowStatements } from './slow-statements';
