import { format } from 'winston';
import { getEnv } from './env';
import { batchedOutput } from './log/batched-output';
import { jsonLines } from './log/json-lines';
import { strapiLines } from './log/strapi-lines';

/**
 * On a terminal only warnings and errors. Elsewhere (a service, a container, a file) one JSON object per line, requests
 * included.
 */
export default () => {
  const isTerminal = process.stdout.isTTY;
  const level = getEnv().logLevel ?? (isTerminal ? 'warn' : 'http');
  if (isTerminal) return { level };
  return { level, format: format.combine(strapiLines(), jsonLines), transports: [batchedOutput()] };
};
