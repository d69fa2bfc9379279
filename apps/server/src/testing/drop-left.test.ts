import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { administer } from './administer.ts';
import { dropLeft } from './drop-left.ts';
import { inDatabase } from './in-database.ts';

const made = async (): Promise<string> => {
  const name = `${inject('testPrefix')}${randomBytes(6).toString('hex')}`;
  await administer(client => client.query(`create database ${name} template template0`));
  return name;
};
const isThere = async (name: string): Promise<boolean> =>
  administer(async client => (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1);

it('a database that everybody has left is dropped', async () => {
  const name = await made();
  await administer(client => dropLeft(client, name));
  expect(await isThere(name)).toBe(false);
});

it('who is still connected is named, and the database is dropped all the same', async () => {
  const name = await made();
  const staying = new pg.Client({ ...inDatabase(inject('testCluster'), name), application_name: 'stayer' });
  const sentAway = new Promise(resolve => staying.on('error', resolve));
  await staying.connect();
  await staying.query('select 7 as last_words');
  await expect(administer(client => dropLeft(client, name))).rejects.toThrow('stayer: idle: select 7 as last_words');
  expect(await isThere(name)).toBe(false);
  expect(await sentAway).toBeInstanceOf(Error);
});
