import { createServer } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { silentLog } from '../host/log.ts';
import { type Assembled, startServer } from './start-server.ts';

const { connection } = await testDatabase();
const { host = '', user, database, password = '', port = '' } = connection;
const url =
  connection.connectionString ?? `postgres://${user}:${String(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
const config: Config = { ...readConfig({}), databaseUrl: url, port: 0 };
const willing = new AbortController().signal;

const taken = createServer();
await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
afterAll(() => taken.close());

/** Parts that note what is done with them. */
const notedParts = (done: string[], listen: Assembled['app']['listen'] = async () => 'http://here'): Assembled => {
  const note = (what: string) => async () => void done.push(what);
  return { app: { listen, close: note('app closes') }, jobs: { start: note('jobs start'), stop: note('jobs stop') } };
};

it('opens the port last and closes the database last', async () => {
  const done: string[] = [];
  const server = await startServer({ config, log: silentLog, giveUp: willing, assemble: async () => notedParts(done) });
  expect(server.address).toBe('http://here');
  expect((await server.database.pool.query('select count(*) as count from org')).rows).toEqual([{ count: 0 }]);
  await server.stop();
  expect(done).toEqual(['jobs start', 'app closes', 'jobs stop']);
  await expect(server.database.pool.query('select 1')).rejects.toThrow(/end/);
});

it('says in words that the port is taken, and stops what it had started', async () => {
  const done: string[] = [];
  const { port: takenPort } = taken.address() as { port: number };
  const listen: Assembled['app']['listen'] = at =>
    new Promise((resolve, reject) => {
      createServer()
        .on('error', reject)
        .listen(at.port, at.host, () => resolve('never'));
    });
  const start = startServer({
    config: { ...config, port: takenPort },
    log: silentLog,
    giveUp: willing,
    assemble: async () => notedParts(done, listen),
  });
  await expect(start).rejects.toThrow(`Port ${takenPort} on 127.0.0.1 is taken by another program.`);
  expect(done).toEqual(['jobs start', 'app closes', 'jobs stop']);
});

it('gives up between two steps when it is aborted', async () => {
  const giveUp = new AbortController();
  const done: string[] = [];
  const start = startServer({
    config,
    log: silentLog,
    giveUp: giveUp.signal,
    async assemble() {
      giveUp.abort();
      return notedParts(done);
    },
  });
  const outcome = await start.catch((error: unknown) => error);
  expect(outcome).toBe(giveUp.signal.reason);
  expect(done).toEqual(['jobs start', 'app closes', 'jobs stop']);
});

it('closes the database when a part cannot be built', async () => {
  let pool: { ended: boolean } | undefined;
  const start = startServer({
    config,
    log: silentLog,
    giveUp: willing,
    async assemble(database) {
      pool = database.pool;
      throw new Error('no such part');
    },
  });
  await expect(start).rejects.toThrow('no such part');
  expect(pool?.ended).toBe(true);
});
