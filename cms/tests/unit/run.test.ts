import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { isAlive } from '../support/postgres-process';

const RUN = pathToFileURL(path.join(root, 'scripts', 'lib', 'run.mjs')).href;

/** A folder with a tool that writes down its number and priority, and then goes on for an hour. */
function makeTool() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tool = path.join(folder, 'tool.mjs');
  writeFileSync(
    tool,
    `import os from 'node:os';
     import { writeFileSync } from 'node:fs';
     setTimeout(() => writeFileSync('told', process.pid + ' ' + os.getPriority()), 100);
     setTimeout(() => undefined, 3_600_000);`,
  );
  const told = async (): Promise<number[]> => {
    const read = () => readFileSync(path.join(folder, 'told'), 'utf8').split(' ').map(Number);
    await expect.poll(() => read().length, { timeout: 30_000 }).toBe(2);
    return read();
  };
  return { folder, tool, told };
}

test('a tool is ended by its signal, and left the processor to others', async () => {
  const { folder, tool, told } = makeTool();
  const ending = new AbortController();
  const options = { cwd: folder, quiet: true, tied: true, yields: true, signal: ending.signal };
  const running = run(process.execPath, [tool], options);
  const [pid = 0, priority] = await told();
  expect(priority).toBe(os.constants.priority.PRIORITY_LOW);
  ending.abort();
  await expect(running).rejects.toThrow('aborted');
  expect(isAlive(pid)).toBe(false);
});

test('a tool ends with the process that started it, however that ends', async () => {
  const { folder, tool, told } = makeTool();
  const script = path.join(folder, 'parent.mjs');
  const options = `{ cwd: ${JSON.stringify(folder)}, quiet: true, tied: true }`;
  writeFileSync(
    script,
    `import { run } from ${JSON.stringify(RUN)};
     await run(process.execPath, [${JSON.stringify(tool)}], ${options});`,
  );
  const parent = spawn(process.execPath, [script], { stdio: 'inherit' });
  const [pid = 0] = await told();
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
});

test('a tool that is done ends, also with its channel', async () => {
  const { folder } = makeTool();
  const done = await run(process.execPath, ['-e', 'console.log("klaar")'], {
    cwd: folder,
    quiet: true,
    tied: true,
  });
  expect(done).toEqual({ code: 0, output: 'klaar\n' });
});
