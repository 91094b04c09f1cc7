import type { Core } from '@strapi/strapi';

/** A line of the log, as it is written. */
export interface LogLine {
  [name: string]: unknown;
  level: string;
  message: string;
  ms?: number;
  request?: string;
}

const MESSAGE = Symbol.for('message');

/** Collects what a portal logs from now on, parsed, and keeps it out of the output of the tests. */
export function collectLog({ log }: Core.Strapi): LogLine[] {
  const lines: LogLine[] = [];
  for (const transport of log.transports) transport.silent = true;
  log.on('data', (line: object) => lines.push(JSON.parse(String(Reflect.get(line, MESSAGE)))));
  return lines;
}
