import type { FastifyInstance } from 'fastify';
import { ServerCloses } from './error-reply.ts';

/** Answers calls in words that still come, over a connection that was kept, while the server lets its running calls finish. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) throw new ServerCloses('the server stops');
  });
}
