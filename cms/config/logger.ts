import { getEnv } from './env';
import { batchedOutput } from './log/batched-output';
import { jsonLines } from './log/json-lines';

/**
 * Whoever starts the portal on a terminal reads only what they must act upon; anywhere else (a service, a container, a
 * file) each line is a JSON object, and each request has one.
 */
export default () => {
  const isTerminal = process.stdout.isTTY;
  const level = getEnv().logLevel ?? (isTerminal ? 'warn' : 'http');
  return isTerminal ? { level } : { level, format: jsonLines, transports: [batchedOutput()] };
};
