import { fileURLToPath } from 'node:url';
import { mainBase } from '@axle/wire';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { accessCalls } from './access/access-calls.ts';
import { resolveCaller } from './access/resolve-caller.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { buildApp } from './gateways/build-app.ts';
import { loadWebSite } from './gateways/site/web-site.ts';
import { layoutCalls } from './layouts/layout-calls.ts';
import { dictionaryCalls } from './pages/dictionaries.ts';
import { loadPageRegistry } from './pages/registry.ts';
import type { Assembled } from './process/start-server.ts';
import { seedDemoData } from './seed/seed-demo-data.ts';
import { officeCalls } from './sign-in/office-calls.ts';
import { trackingCalls } from './tracking/tracking-calls.ts';

/** Where the build lays the browser app. */
const webFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** The server, and which calls it answers. */
export interface Wired extends Assembled {
  readonly app: FastifyInstance;
  readonly calls: readonly { readonly method: 'GET' | 'POST'; readonly path: string }[];
}

/** Puts the server together over an open and migrated database; fills an empty one with the demo where that is wanted. */
export async function wire({ db: database }: Database, config: Config): Promise<Wired> {
  const registry = await loadPageRegistry();
  const now = (): Date => new Date();
  if (config.demoData) await seedDemoData(database, registry, now());
  const parts = { database, registry };
  const main = [...accessCalls(parts), ...layoutCalls(parts), ...dictionaryCalls(parts), ...trackingCalls(parts)];
  const office = officeCalls(parts);
  const app = buildApp({
    mainCalls: main,
    officeCalls: office,
    resolveCaller: resolveCaller(database),
    site: await loadWebSite(webFolder),
    now,
    healthy: () => sql`select 1`.execute(database).then(() => true, () => false),
    logLevel: config.logLevel,
    trustedProxies: config.trustedProxies,
  });
  const calls = [...main.map(({ method, path }) => ({ method, path: mainBase + path })), ...office.map(({ method, path }) => ({ method, path }))];
  return { app, calls, jobs: { start: async () => undefined, stop: async () => undefined } };
}
