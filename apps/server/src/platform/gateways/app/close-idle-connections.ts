import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for connections that have become idle. */
const interval = 50;

/**
 * Lets the server end as soon as its running calls are answered: a connection whose answer was still on its way when the server began to
 * close is kept alive by its client otherwise, and waited for.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const looking = setInterval(() => app.server.closeIdleConnections(), interval);
    app.server.once('close', () => clearInterval(looking));
  });
}
