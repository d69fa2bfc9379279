import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, it } from 'vitest';
import { address, serverProcesses } from './platform/process/testing/server-process.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-main-'));
const start = serverProcesses(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

const data = path.join(folder, 'data');

it('the server starts in an empty folder, prints its address and the demo accounts, answers, and stops at a signal', async () => {
  const server = start('whole', { DATA_DIR: data });
  const origin = await server.prints(address);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await server.prints(/Ctrl-C/);
  expect(server.printed()).toMatch(/superadmin\s+Super administrator[^]*auditor/);
  expect(server.printed()).toContain('Axle-demo-2026');

  const second = start('bare', { DATA_DIR: data });
  expect(await second.ended).toBe(1);
  expect(second.printed()).toMatch(/^axle: Another server \(process \d+\) is working on the data folder .+\n$/);

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.printed()).toContain('axle: stopped\n');
  await expect(readFile(path.join(data, 'postgres/postmaster.pid'))).rejects.toThrow(/ENOENT/);
});

it('the server starts again where it was stopped, and ends when its database ends', async () => {
  const server = start('whole', { DATA_DIR: data });
  await server.prints(address);
  process.kill(Number((await readFile(path.join(data, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGQUIT');
  expect(await server.ended).toBe(1);
  expect(server.printed()).toMatch(/axle: The database ended by itself: PostgreSQL ended with code \d/);
});
