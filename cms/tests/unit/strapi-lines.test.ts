import { expect, test } from 'vitest';
import { createLogger, format } from 'winston';
import Transport from 'winston-transport';
import { strapiLines } from '../../config/log/strapi-lines';

interface Line {
  level: string;
  message: string;
}

/** What stands on the console, at a level, of the lines of a first start. */
function written(level: string): Line[] {
  const lines: Line[] = [];
  class Console extends Transport {
    override log(line: Line, done: () => void): void {
      lines.push({ level: line.level, message: line.message });
      done();
    }
  }
  const logger = createLogger({
    level,
    format: format.combine(strapiLines(), format.json()),
    transports: [new Console()],
  });
  logger.info({ level: 'info', message: '[internal migration]: migrated 5.0.0-03 (0.1s)', timestamp: 1 });
  logger.info('[discard-drafts] Migration started');
  logger.warn('[discard-drafts] Skipped 2 relation(s)');
  logger.info('Strapi started successfully');
  logger.info('The portal says something');
  logger.http('GET /_health 204');
  return lines;
}

test("Strapi's own lines of a start are for who asks for them", () => {
  expect(written('http')).toEqual([
    { level: 'warn', message: '[discard-drafts] Skipped 2 relation(s)' },
    { level: 'info', message: 'The portal says something' },
    { level: 'http', message: 'GET /_health 204' },
  ]);
  expect(written('debug')).toEqual([
    { level: 'debug', message: '[internal migration]: migrated 5.0.0-03 (0.1s)' },
    { level: 'debug', message: '[discard-drafts] Migration started' },
    { level: 'warn', message: '[discard-drafts] Skipped 2 relation(s)' },
    { level: 'debug', message: 'Strapi started successfully' },
    { level: 'info', message: 'The portal says something' },
    { level: 'http', message: 'GET /_health 204' },
  ]);
});
