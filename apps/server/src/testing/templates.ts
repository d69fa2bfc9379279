import path from 'node:path';
import { businessDay } from '@axle/page-kit';
import type pg from 'pg';
import { inject } from 'vitest';
import { openPool, overPool } from '../platform/database/connection.ts';
import { bringUpToDate } from '../schema/bring-up-to-date.ts';
import { openFileFolder } from '../platform/files/file-folder.ts';
import { silentLog } from '../platform/host/log.ts';
import { administer } from './administer.ts';
import { demoTime } from './demo-time.ts';
import { inDatabase } from './in-database.ts';

/**
 * What test databases are copies of: empty; with the demo company as it was at {@link demoTime}; with the demo company as a server
 * that is started today makes it, whose files lie beside the cluster ({@link filesOf}).
 */
export type Template = 'testTemplate' | 'demoTemplate' | 'todayTemplate';

/** A run that goes past midnight makes a demo company of the new day. */
const today = (): string => businessDay(new Date()).replaceAll('-', '');

/** Where the files of a template lie that has some. */
export const filesOf = (name: string): string => path.join(inject('testFolder'), name);

const seed = async (pool: pg.Pool, now: Date, folder?: string): Promise<void> => {
  const [{ wholeRegistry }, { seedDemoData }] = await Promise.all([import('../modules.ts'), import('../platform/demo/seed-demo-data.ts')]);
  await seedDemoData(overPool(pool), await wholeRegistry(), now, {
    months: 5,
    ...(folder === undefined ? {} : { files: await openFileFolder(folder) }),
  });
};

const templates: Readonly<
  Record<Template, { readonly name: () => string; readonly of?: Template; fill(pool: pg.Pool, name: string): Promise<unknown> }>
> = {
  testTemplate: { name: () => 'empty', fill: pool => bringUpToDate(pool) },
  demoTemplate: { name: () => 'demo', of: 'testTemplate', fill: pool => seed(pool, demoTime) },
  todayTemplate: { name: () => `today_${today()}`, of: 'testTemplate', fill: (pool, name) => seed(pool, new Date(), filesOf(name)) },
};

/** Any number will do, as long as all test files take the same. */
const lockKey = 5_061_944;

const exists = async (client: pg.ClientBase, name: string): Promise<boolean> =>
  (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1;

/** Makes a template under another name first, so that one that is there is whole. */
const make = async (client: pg.ClientBase, template: Template): Promise<string> => {
  const { name: ending, of, fill } = templates[template];
  const name = `${inject('testPrefix')}${ending()}`;
  if (await exists(client, name)) return name;
  const below = of === undefined ? 'template0' : await make(client, of);
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft} template ${below} strategy file_copy`);
  const pool = openPool(inDatabase(inject('testCluster'), draft), silentLog);
  try {
    await fill(pool, name);
  } finally {
    await pool.end();
  }
  await client.query(`alter database ${draft} rename to ${name}`);
  return name;
};

/** The name of a template of this run's cluster: the first test file that wants it makes it, others wait meanwhile. */
export const templateNamed = (template: Template): Promise<string> =>
  administer(async client => {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return make(client, template);
  });
