import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root, textOf } from '../support/tree.ts';

/** A checkout with nothing in it but what is needed to get ready, and a pnpm that writes down what it is asked for. */
let checkout: string;
let log: string;

const { packageManager } = JSON.parse(textOf('package.json')) as { packageManager: string };

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'axle-starts-'));
  log = join(checkout, 'asked.log');
  for (const folder of ['scripts', 'bin', 'apps/server/src', 'packages']) mkdirSync(join(checkout, folder), { recursive: true });
  copyFileSync(join(root, 'scripts/boot.mjs'), join(checkout, 'scripts/boot.mjs'));
  writeFileSync(join(checkout, 'package.json'), JSON.stringify({ packageManager }));
  writeFileSync(join(checkout, 'pnpm-lock.yaml'), 'one');
  writeFileSync(join(checkout, 'apps/server/src/main.ts'), `console.error('server over ' + process.env.DATA_DIR);`);
  writeFileSync(
    join(checkout, 'bin/pnpm'),
    `#!${process.execPath}
const fs = require('node:fs');
const [first, second] = process.argv.slice(2);
if (first === '--version') console.log('${packageManager.replace(/^pnpm@/, '')}');
else {
  fs.appendFileSync(${JSON.stringify(log)}, (first === 'run' ? second : first) + ' begins\\n');
  fs.mkdirSync('node_modules', { recursive: true });
  fs.mkdirSync('dist/web', { recursive: true });
  fs.writeFileSync('dist/web/index.html', '');
  fs.appendFileSync(${JSON.stringify(log)}, (first === 'run' ? second : first) + ' ends\\n');
}
`,
    { mode: 0o755 },
  );
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const start = async (dataFolder: string): Promise<string> => {
  const child = spawn(process.execPath, ['scripts/boot.mjs', 'start'], {
    cwd: checkout,
    env: {
      ...process.env,
      PATH: [join(checkout, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
      DATA_DIR: dataFolder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`the start ended with ${String(code)}:\n${said}`);
  return said;
};
const asked = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);
const gotReadyOnce = ['install begins', 'install ends', 'build begins', 'build ends'];

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it('gets a checkout ready once, however many start at the same time', async () => {
    const said = await Promise.all(['a', 'b', 'c'].map(start));
    expect(asked()).toEqual(gotReadyOnce);
    expect(said.map(text => /server over (.)/.exec(text)?.[1])).toEqual(['a', 'b', 'c']);
  });

  it('installs nothing when the packages are those of the lockfile, Node and pnpm', async () => {
    await start('a');
    await start('a');
    expect(asked()).toEqual(gotReadyOnce);
    writeFileSync(join(checkout, 'pnpm-lock.yaml'), 'two');
    await start('a');
    expect(asked().slice(gotReadyOnce.length)).toEqual(gotReadyOnce);
  });

  it('goes on over the lock of a start that was killed', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    mkdirSync(join(checkout, '.toolchain'));
    writeFileSync(join(checkout, '.toolchain/setup.lock'), `${gone.pid}\n`);
    await Promise.all(['a', 'b'].map(start));
    expect(asked()).toEqual(gotReadyOnce);
  });
});
