import { expect, it } from 'vitest';
import { testDatabase } from './testing/test-database.ts';
import type { Config } from './platform/config/config.ts';
import type { RunningServer } from './platform/process/start-server.ts';
import { welcome } from './welcome.ts';

const empty = await testDatabase();
const demo = await testDatabase('demoTemplate');
const said = async ({ db }: typeof empty, config: object) => {
  const server = { address: 'http://localhost:4100', database: { db } } as unknown as RunningServer;
  return (await welcome(server, { host: '127.0.0.1', port: 4100, demoData: false, ...config } as Config)).join('\n');
};

it('a product that nobody can sign in to says how the first account is made', async () => {
  const words = await said(empty, {});
  expect(words).toContain('http://localhost:4100');
  expect(words).toMatch(/Nobody can sign in yet\..* npm run create-admin -- <account>/);
  expect(words).not.toContain('password');
});

it('one with people in it does not; with a demo it names the accounts, and warns where others reach it', async () => {
  expect(await said(demo, {})).not.toMatch(/create-admin|superadmin/);
  expect(await said(demo, { demoData: true })).toMatch(/superadmin(?!.*Everybody who reaches)/s);
  expect(await said(demo, { demoData: true, host: '0.0.0.0' })).toContain('Everybody who reaches 0.0.0.0:4100');
});
