import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { officePaths } from '@axle/wire';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from './seed/demo-accounts.ts';
import { testDatabase } from './testing/test-database.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-main-'));
const { connection } = await testDatabase();
const { host = '', user, database, password = '', port = '' } = connection;
const url =
  connection.connectionString ?? `postgres://${user}:${String(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

interface Process {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly ended: Promise<number | null>;
}

const started: Process[] = [];

const start = (environment: Record<string, string>): Process => {
  const child = spawn(process.execPath, ['--conditions=source', program], {
    env: { ...process.env, PORT: '0', HOST: '', DATABASE_URL: '', DATABASE_ENGINE: '', DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const one: Process = { child, printed: () => printed, ended: once(child, 'close').then(([code]) => code as number | null) };
  started.push(one);
  return one;
};

/** Waits until the process has printed what is looked for; answers it, or undefined when the process ends before that. */
const prints = async ({ child, printed, ended }: Process, wanted: RegExp): Promise<string | undefined> => {
  let over = false;
  void ended.then(() => (over = true));
  for (;;) {
    const match = wanted.exec(printed());
    if (match || over) return match?.[0];
    await Promise.race([once(child.stderr!, 'data'), ended]);
  }
};

const ready = /http:\/\/[\d.:]+/;

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the server', () => {
  it('starts in an empty folder, prints its address and the demo accounts, answers, and stops at a signal', async () => {
    const server = start({ DATA_DIR: path.join(folder, 'data') });
    const origin = await prints(server, ready);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await prints(server, /Ctrl-C/);
    expect(server.printed()).toMatch(/superadmin\s+Super administrator[^]*auditor/);
    expect(server.printed()).toContain('Axle-demo-2026');

    const second = start({ DATA_DIR: path.join(folder, 'data') });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toMatch(/^axle: Another server \(process \d+\) is working on the data folder .+\n$/);

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.printed()).toContain('axle: stopped\n');
    await expect(readFile(path.join(folder, 'data/postgres/postmaster.pid'))).rejects.toThrow(/ENOENT/);
  });

  it('takes the same signal arriving on two ways for one', async () => {
    const server = start({ DATABASE_URL: url });
    await prints(server, ready);
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  describe('with a call that still runs', () => {
    /** A sign-in that waits for the table of users until it is released. Jobs of the server may come to wait as well: only the sign-in counts. */
    const waitingCall = async (origin: string) => {
      const client = new pg.Client(connection);
      await client.connect();
      await client.query('begin; lock table app_user in access exclusive mode');
      const reply = fetch(`${origin}${officePaths.signIn}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account: 'buyer', password: demoPassword }),
      });
      reply.catch(() => undefined);
      // what runs is seen as it was at the first look until the snapshot is dropped
      const waits = async (): Promise<boolean> => {
        await client.query('select pg_stat_clear_snapshot()');
        const { rowCount } = await client.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%"account" = $1%'`,
        );
        return rowCount !== 0;
      };
      while (!(await waits()));
      return { reply, release: () => client.query('rollback').then(() => client.end()) };
    };

    it('answers it before it stops', async () => {
      const server = start({ DATABASE_URL: url });
      const { reply, release } = await waitingCall((await prints(server, ready)) ?? '');
      server.child.kill('SIGTERM');
      await prints(server, /SIGTERM: finishing/);
      await release();
      expect(await (await reply).json()).toMatchObject({ code: 0 });
      expect(await server.ended).toBe(0);
    });

    it('stops without it at a second signal', async () => {
      const server = start({ DATABASE_URL: url });
      const { reply, release } = await waitingCall((await prints(server, ready)) ?? '');
      const again = setInterval(() => server.child.kill('SIGTERM'), 100);
      expect(await server.ended).toBe(1);
      clearInterval(again);
      expect(server.printed()).toContain('axle: stopped at once\n');
      await expect(reply).rejects.toThrow(/fetch failed/);
      await release();
    });
  });

  it('ends when its database ends', async () => {
    const data = path.join(folder, 'ending');
    const server = start({ DATA_DIR: data });
    await prints(server, ready);
    process.kill(Number((await readFile(path.join(data, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGQUIT');
    expect(await server.ended).toBe(1);
    expect(server.printed()).toMatch(/axle: The database ended by itself: PostgreSQL ended with code \d/);
  });
});

describe('refuses to start in one sentence', () => {
  const refusal = async (environment: Record<string, string>): Promise<string> => {
    const server = start(environment);
    expect(await server.ended).toBe(1);
    return server.printed();
  };

  it('when a variable is wrong', async () => {
    expect(await refusal({ PORT: 'eighty' })).toBe('axle: PORT must be a whole number from 0 to 65535, not "eighty".\n');
  });

  it('when the port is taken', async () => {
    const taken: Server = createServer().listen(0, '127.0.0.1');
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

  it('when the database cannot be reached, without telling the password', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://axle:secret@127.0.0.1:1/axle' })).toBe(
      'axle: The database at 127.0.0.1:1/axle cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
    );
  });

  it('when the database was made by a newer server', async () => {
    const client = new pg.Client(connection);
    await client.connect();
    await client.query(`insert into migration (number, name, checksum) values (9999, '9999-later.sql', '')`);
    try {
      expect(await refusal({ DATABASE_URL: url })).toMatch(/^axle: The database has a newer schema \(migration 9999-later\.sql\) .+\n$/);
    } finally {
      await client.query('delete from migration where number = 9999');
      await client.end();
    }
  });

  it('when the cluster in the data folder is broken', async () => {
    const data = path.join(folder, 'broken');
    await mkdir(path.join(data, 'postgres'), { recursive: true });
    await writeFile(path.join(data, 'postgres/PG_VERSION'), '18\n');
    expect(await refusal({ DATA_DIR: data })).toMatch(/^axle: PostgreSQL does not start on .+\n$/);
  });
});
