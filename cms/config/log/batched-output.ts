import Transport from 'winston-transport';
import { batchLines } from './line-batch';

/** Where winston keeps the text of a line. */
const MESSAGE = Symbol.for('message');

/** There are many of these, and nobody waits for one. All others tell of something. */
const CAN_WAIT = ['http', 'debug'];

interface Line {
  level: string;
  [MESSAGE]: string;
}

/** Writes to the standard output, requests in batches and all else at once. What waits is written when the process ends, however. */
class BatchedOutput extends Transport {
  private readonly lines = batchLines((text) => process.stdout.write(text));

  constructor() {
    super();
    process.once('exit', () => this.lines.flush());
  }

  override log(line: Line, done: () => void): void {
    this.lines.add(line[MESSAGE], !CAN_WAIT.includes(line.level));
    done();
  }
}

/** Where lines of the log go when nobody looks on. */
export const batchedOutput = (): Transport => new BatchedOutput();
