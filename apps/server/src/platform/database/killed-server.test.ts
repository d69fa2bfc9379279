import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { isAlive } from '../host/is-alive.ts';
import type { Log } from '../host/log.ts';
import { readPostmaster } from './embedded/postmaster.ts';
import { openDatabase } from './open-database.ts';

const program = fileURLToPath(new URL('./testing/writing-server.ts', import.meta.url));
const folders: string[] = [];

const emptyFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-killed-'));
  folders.push(folder);
  return folder;
};

/** Starts a server that writes, and kills it without warning once it has written so many rows. Answers the acknowledged ones. */
const writeAndDie = async (dataFolder: string, engine: 'embedded' | 'pglite', rows: number): Promise<readonly string[]> => {
  const child: ChildProcess = spawn(process.execPath, ['--conditions=source', program, dataFolder, engine], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.split('\n').length > rows) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return printed.split('\n').slice(0, -1);
};

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe.each(['embedded', 'pglite'] as const)('a killed server: %s', engine => {
  it('has kept every row that it acknowledged, twice over', async () => {
    const dataFolder = await emptyFolder();
    const acknowledged = [...(await writeAndDie(dataFolder, engine, 100)), ...(await writeAndDie(dataFolder, engine, 100))];
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    const said: string[] = [];
    const log: Log = { info: line => said.push(line), warn: line => said.push(line) };
    const database = await openDatabase({ dataFolder, databaseEngine: engine }, log);
    try {
      const { rows } = await database.pool.query<{ code: string }>('select code from written');
      const kept = new Set(rows.map(({ code }) => code));
      expect(acknowledged.filter(code => !kept.has(code))).toEqual([]);
      if (engine === 'embedded') expect(said).toEqual(['database: stopped the PostgreSQL that a killed server left behind']);
    } finally {
      await database.close();
    }
  });
});

it('a stopped server leaves neither process, lock nor socket', async () => {
  const dataFolder = await emptyFolder();
  const database = await openDatabase({ dataFolder, databaseEngine: 'embedded' }, { info: () => undefined, warn: () => undefined });
  const postmaster = await readPostmaster(path.join(dataFolder, 'postgres'));
  expect(postmaster && isAlive(postmaster.pid)).toBe(true);
  await database.close();
  expect(postmaster && isAlive(postmaster.pid)).toBe(false);
  expect((await readdir(dataFolder)).sort()).toEqual(['postgres', 'postgres.log']);
  await expect(readdir(postmaster?.socketFolder ?? '')).rejects.toThrow(/ENOENT/);
});
