import type { FastifyInstance } from 'fastify';

/** What is sent to the holder of a link is kept by no cache and no search engine, and its address goes nowhere. */
export function replyPrivately(site: FastifyInstance): void {
  site.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
  });
}
