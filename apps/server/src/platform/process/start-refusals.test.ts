import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFirstStatistics } from '../database/first-statistics.ts';
import { administer } from '../../testing/administer.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { databaseUrl } from './testing/database-url.ts';
import { serverProcesses, type ServerProgram } from './testing/server-process.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-refusals-'));
const { connection, pool } = await testDatabase();
// a server logs these where they are missing
await makeFirstStatistics(pool);
const url = databaseUrl(connection);
const start = serverProcesses(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('refuses to start in one sentence', () => {
  const refusal = async (settings: Readonly<Record<string, string>>, program: ServerProgram = 'bare'): Promise<string> => {
    const server = start(program, settings);
    expect(await server.ended).toBe(1);
    return server.printed();
  };

  it('when a variable is wrong', async () => {
    expect(await refusal({ PORT: 'eighty' }, 'whole')).toBe('axle: PORT must be a whole number from 0 to 65535, not "eighty".\n');
  });

  it('when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port: number } = taken.address() as { port: number };
    try {
      expect(await refusal({ DATABASE_URL: url, PORT: String(number) })).toBe(
        `axle: Port ${number} on 127.0.0.1 is taken by another program. Stop that one, or set PORT to another port.\n`,
      );
    } finally {
      taken.close();
    }
  });

  it('when the address is not one of this machine', async () => {
    expect(await refusal({ DATABASE_URL: url, HOST: '192.0.2.1' })).toBe(
      'axle: 192.0.2.1 is no address of this machine. Set HOST to one that is.\n',
    );
  });

  it('when the data folder is a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toMatch(/^axle: The data folder .+ cannot be written: .+\n$/);
  });

  it.skipIf(process.getuid?.() === 0)('when the data folder may not be written', async () => {
    const locked = path.join(folder, 'locked');
    await mkdir(locked);
    await chmod(locked, 0o500);
    expect(await refusal({ DATA_DIR: locked })).toMatch(/^axle: The data folder .+ cannot be written: .+\n$/);
  });

  it('when the database cannot be reached, without reporting the password', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://axle:secret@127.0.0.1:1/axle' })).toBe(
      'axle: The database at 127.0.0.1:1/axle cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
    );
  });

  it('when the database was made by a newer server', async () => {
    const client = new pg.Client(connection);
    await client.connect();
    await client.query(`insert into schema_change (number, name, checksum) values (9999, 'changes/9999-later.sql', '')`);
    try {
      expect(await refusal({ DATABASE_URL: url })).toMatch(/^axle: The database has a newer schema \(changes\/9999-later\.sql\) .+\n$/);
    } finally {
      await client.query('delete from schema_change where number = 9999');
      await client.end();
    }
  });

  it('when names cannot be searched in the database, and its user may not change that', async () => {
    const names = { user: `nobody_${process.pid}`, database: `without_trigrams_${process.pid}` };
    await administer(async client => {
      await client.query(`create role ${names.user} login`);
      await client.query(`create database ${names.database} template template0`);
    });
    try {
      expect(await refusal({ DATABASE_URL: databaseUrl({ ...connection, ...names }) })).toMatch(
        /it lacks the extension pg_trgm, .+ and nobody_\d+ cannot create it \(permission denied .+\)\. Ask its administrator/,
      );
    } finally {
      await administer(async client => {
        await client.query(`drop database ${names.database}`);
        await client.query(`drop role ${names.user}`);
      });
    }
  });

  it('when the cluster in the data folder is broken', async () => {
    const data = path.join(folder, 'broken');
    await mkdir(path.join(data, 'postgres'), { recursive: true });
    await writeFile(path.join(data, 'postgres/PG_VERSION'), '18\n');
    expect(await refusal({ DATA_DIR: data })).toMatch(/^axle: PostgreSQL does not start on .+\n$/);
  });
});
