import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Replies shorter than this are sent as they are. */
const worthIt = 2048;
/** Shorter ones are packed at once: handing them to another thread and back takes longer than packing them. */
const atOnce = 64 * 1024;
const pack = promisify(gzip);

/** Compresses the longer envelopes for browsers that can read them: a screen of rows shrinks to about a tenth. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt || reply.hasHeader('content-encoding')) return payload;
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length');
    return payload.length < atOnce ? gzipSync(payload, { level: 1 }) : pack(payload, { level: 3 });
  });
}
