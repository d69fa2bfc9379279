import process from 'node:process';
import { fastify } from 'fastify';
import { readConfig } from '../../config/config.ts';
import { consoleLog, runUntilStopped } from '../run-until-stopped.ts';
import { startServer } from '../start-server.ts';

/**
 * A program that starts, refuses to start and stops as the server does, around an application that only lists its users: it is there long
 * before the whole one.
 */
await runUntilStopped(async giveUp => {
  const server = await startServer({
    config: readConfig(process.env),
    log: consoleLog,
    giveUp,
    assemble: async ({ db }) => {
      const app = fastify();
      app.get('/users', async () => db.selectFrom('app_user').select('account').execute());
      return { app, jobs: { start: async () => undefined, stop: async () => undefined } };
    },
  });
  console.error(server.address);
  return server;
}, consoleLog);
