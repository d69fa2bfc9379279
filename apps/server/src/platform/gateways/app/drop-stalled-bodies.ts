import type { FastifyInstance } from 'fastify';

/** Milliseconds that a body may pause on its way: a phone that changes cells goes on sooner. */
const longestPause = 30_000;

/** Closes connections whose body stopped half-way, so that nobody holds many of them open at no cost. */
export function dropStalledBodies(app: FastifyInstance, pause = longestPause): void {
  app.server.prependListener('request', raw => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (!hasBody || raw.complete) return;
    const { socket } = raw;
    const drop = () => socket.destroy();
    socket.setTimeout(pause, drop);
    raw.once('end', () => {
      socket.removeListener('timeout', drop);
      // a connection that waits for its next request has a limit of its own by now
      if (socket.timeout === pause) socket.setTimeout(0);
    });
  });
}
