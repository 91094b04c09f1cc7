export { downloadLog } from './api';
export { Log } from './log';
export { LogFilters } from './log-filters';
export { getFilters, readLogQuery, writeLogQuery } from './log-query';
