import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger, type Logger } from 'winston';
import { jsonLines } from '../../config/log/json-lines';

const MESSAGE = Symbol.for('message');

/** The lines that a portal's log writes. */
function written(act: (logger: Logger) => void): Record<string, unknown>[] {
  const texts: string[] = [];
  const logger = createLogger({ format: jsonLines });
  logger.pipe(
    new Writable({
      objectMode: true,
      write(line: { [MESSAGE]: string }, _encoding, done) {
        texts.push(line[MESSAGE]);
        done();
      },
    }),
  );
  act(logger);
  return texts.map((text) => JSON.parse(text));
}

test('a line is one object: when, how grave, what, and the rest as fields', () => {
  const [line] = written((logger) => logger.warn('Let op', { request: 'abc', ms: 12 }));
  expect(Object.keys(line ?? {})).toEqual(['time', 'level', 'message', 'request', 'ms']);
  expect(line).toMatchObject({ level: 'warn', message: 'Let op', request: 'abc', ms: 12 });
  expect(new Date(String(line?.['time'])).getTime()).toBeCloseTo(Date.now(), -4);
});

test('an error says where it came from, on one line', () => {
  const error = new TypeError('stuk');
  expect(written((logger) => logger.error(error))).toEqual([
    expect.objectContaining({ level: 'error', message: error.stack }),
  ]);
  const [line] = written((logger) => logger.error('Mislukt', error));
  expect(line?.['message']).toContain('json-lines.test.ts');
  expect(line).not.toHaveProperty('stack');
});

test('what cannot be written as JSON costs no line', () => {
  const around: Record<string, unknown> = { size: 10n };
  around['self'] = around;
  expect(written((logger) => logger.info('rond', { around }))).toEqual([
    expect.objectContaining({ message: 'rond', around: { size: '10', self: '[Circular]' } }),
  ]);
});
