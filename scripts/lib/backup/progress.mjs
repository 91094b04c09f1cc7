const EVERY_MS = 200;
/** Without a terminal, to keep the log short. */
const LOG_EVERY_MS = 10_000;

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];
const numbers = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** @param {number} bytes */
export function inBytes(bytes) {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${numbers.format(bytes / 1000 ** unit)} ${UNITS[unit]}`;
}

/** @param {number} rows */
export const inRows = (rows) => `${numbers.format(rows)} ${rows === 1 ? 'rij' : 'rijen'}`;

/**
 * Shows progress: on a terminal in one line that is updated, elsewhere in an occasional line.
 * @param {NodeJS.WriteStream} [out]
 */
export function showProgress(out = process.stdout) {
  let what = '';
  let line = '';
  let last = 0;
  const show = () => {
    last = Date.now();
    out.write(out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  };
  const finish = () => {
    if (out.isTTY && line) out.write('\n');
    line = '';
  };
  return {
    /** @param {string} next */
    step(next) {
      if (next === what && line) return;
      finish();
      what = next;
      line = `${what}…`;
      show();
    },
    /** @param {number} done @param {number} total @param {'rows' | 'bytes'} unit */
    at(done, total, unit) {
      const say = unit === 'bytes' ? inBytes : inRows;
      const percent = total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 100;
      line = `${what}… ${percent}% (${say(done)})`;
      if (Date.now() - last > (out.isTTY ? EVERY_MS : LOG_EVERY_MS)) show();
    },
    /** @param {string} sentence */
    warn(sentence) {
      finish();
      console.warn(`Let op: ${sentence}`);
    },
    finish,
  };
}
