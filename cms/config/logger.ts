import { getEnv } from './env';
import { batchedOutput } from './log/batched-output';
import { jsonLines } from './log/json-lines';

/**
 * On a terminal only warnings and errors. Elsewhere (a service, a container, a file) one JSON object per line, requests
 * included.
 */
export default () => {
  const isTerminal = process.stdout.isTTY;
  const level = getEnv().logLevel ?? (isTerminal ? 'warn' : 'http');
  return isTerminal ? { level } : { level, format: jsonLines, transports: [batchedOutput()] };
};
