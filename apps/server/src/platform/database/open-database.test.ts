import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Log } from '../host/log.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';

let dataFolder: string;
beforeEach(async () => (dataFolder = await mkdtemp(path.join(os.tmpdir(), 'axle-open-'))));
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const opened = async (settings: DatabaseSettings): Promise<{ engine: string; warnings: string[] }> => {
  const warnings: string[] = [];
  const log: Log = { info: () => undefined, warn: line => warnings.push(line) };
  const database = await openDatabase(settings, log);
  await database.close();
  return { engine: database.engine, warnings };
};

it('takes the embedded PostgreSQL by itself, and stays with PGlite where a folder was begun with it', async () => {
  const begun = path.join(dataFolder, 'begun');
  expect((await opened({ dataFolder: begun, databaseEngine: 'pglite' })).engine).toBe('pglite');
  expect(await opened({ dataFolder: begun })).toEqual({
    engine: 'pglite',
    warnings: [`database: this data folder was begun with the built-in PGlite and stays with it (${path.join(begun, 'pglite')})`],
  });
  expect(await opened({ dataFolder: path.join(dataFolder, 'new') })).toEqual({ engine: 'embedded', warnings: [] });
});

it('falls back to PGlite with a warning where the embedded PostgreSQL cannot begin, and touches nothing that it finds', async () => {
  await mkdir(path.join(dataFolder, 'postgres'));
  await writeFile(path.join(dataFolder, 'postgres/mine.txt'), 'not a cluster');
  await expect(opened({ dataFolder, databaseEngine: 'embedded' })).rejects.toThrow(/^The embedded PostgreSQL cannot run: .*not empty/);
  const { engine, warnings } = await opened({ dataFolder });
  expect(engine).toBe('pglite');
  expect(warnings).toEqual([
    expect.stringMatching(/cannot run: .*not empty/),
    expect.stringMatching(/falling back to the built-in PGlite/),
  ]);
  await expect(mkdir(path.join(dataFolder, 'postgres/mine.txt'))).rejects.toThrow(/EEXIST/);
});

it('lets go of the folder when it cannot open', async () => {
  await mkdir(path.join(dataFolder, 'pglite'));
  await writeFile(path.join(dataFolder, 'pglite/PG_VERSION'), '1\n');
  await expect(opened({ dataFolder, databaseEngine: 'pglite' })).rejects.toThrow(/does not start on/);
  expect((await opened({ dataFolder, databaseEngine: 'embedded' })).engine).toBe('embedded');
});
