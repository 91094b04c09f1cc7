import Transport from 'winston-transport';
import { batchLines } from './line-batch';

/** The property in which winston stores the text of a line. */
const MESSAGE = Symbol.for('message');

/** Levels with many lines, none of them urgent. */
const CAN_WAIT = ['http', 'debug'];

interface Line {
  level: string;
  [MESSAGE]: string;
}

/** Writes to stdout: requests in batches, other lines at once. Pending lines are written when the process exits. */
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

/** The winston transport for a log that is not read live. */
export const batchedOutput = (): Transport => new BatchedOutput();
