import { fixedKey, headers, officePaths } from '@axle/wire';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../modules/system/demo/demo-accounts.ts';
import { demoOfToday } from '../../testing/demo-of-today.ts';
import { databaseUrl } from './testing/database-url.ts';
import { address, serverProcesses } from './testing/server-process.ts';

const { connection, dataFolder } = await demoOfToday();
const DATABASE_URL = databaseUrl(connection);
const start = serverProcesses(dataFolder);

it('the same signal arriving on two ways is taken for one', async () => {
  const server = start('bare', { DATABASE_URL });
  await server.prints(address);
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('a server whose output is read no more goes on, and stops when it is asked to', async () => {
  const server = start('bare', { DATABASE_URL });
  const origin = await server.prints(address);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  expect((await fetch(`${origin}/users`)).status).toBe(200);
  // it has something to say about each lost connection
  const client = new pg.Client(connection);
  await client.connect();
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect(rowCount).toBeGreaterThan(0);
  await client.end();
  expect((await fetch(`${origin}/users`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

describe('with a call that still runs', () => {
  /** A call that waits for the table of users until it is released. Jobs of the server may come to wait as well: only its query counts. */
  const waitingCall = async (call: () => Promise<Response>, query: string) => {
    const client = new pg.Client(connection);
    await client.connect();
    await client.query('begin; lock table app_user in access exclusive mode');
    const reply = call();
    reply.catch(() => undefined);
    // what runs is seen as it was at the first look until the snapshot is dropped
    const waits = async (): Promise<boolean> => {
      await client.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await client.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
        [query],
      );
      return rowCount !== 0;
    };
    while (!(await waits()));
    return { reply, release: () => client.query('rollback').then(() => client.end()) };
  };

  it('the server answers it before it stops', async () => {
    const server = start('whole', { DATABASE_URL });
    const origin = await server.prints(address);
    const signIn = () =>
      fetch(`${origin}${officePaths.signIn}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [headers.key]: fixedKey },
        body: JSON.stringify({ account: 'buyer', password: demoPassword }),
      });
    const { reply, release } = await waitingCall(signIn, '%"account" = $1%');
    server.child.kill('SIGTERM');
    await server.prints(/SIGTERM: finishing/);
    await release();
    expect(await (await reply).json()).toMatchObject({ code: 0 });
    expect(await server.ended).toBe(0);
  });

  it('the server stops without it at a second signal', async () => {
    const server = start('bare', { DATABASE_URL });
    const origin = await server.prints(address);
    const { reply, release } = await waitingCall(() => fetch(`${origin}/users`), '%"account" from "app_user"%');
    const again = setInterval(() => server.child.kill('SIGTERM'), 100);
    expect(await server.ended).toBe(1);
    clearInterval(again);
    expect(server.printed()).toContain('axle: stopped at once\n');
    await expect(reply).rejects.toThrow(/fetch failed/);
    await release();
  });
});
