import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { closeIdleConnections } from './close-idle-connections.ts';

it('a server that closes sends what is on its way, and does not wait for a client that would keep its connection', async () => {
  const app = fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 600_000 });
  closeIdleConnections(app);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  async function* halves() {
    yield 'begun, ';
    await released;
    yield 'ended';
  }
  app.get('/', () => Promise.resolve(Readable.from(halves(), { objectMode: false })));
  const agent = new Agent({ keepAlive: true });
  const request = get(await app.listen({ host: '127.0.0.1', port: 0 }), { agent });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  const closed = app.close();
  release();
  expect(await text(reply)).toBe('begun, ended');
  await closed;
  agent.destroy();
});
