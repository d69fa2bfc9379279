import type { FastifyReply, FastifyRequest } from 'fastify';
import { standalonePaths } from '@axle/permissions';
import type { SiteFile, WebSite } from './web-site.ts';

const compressible = /^(text|application)\/|svg/;

async function send(file: SiteFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', file.etag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  reply.type(file.mediaType);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding || file.content.length < 1024 || !compressible.test(file.mediaType)) return reply.send(file.content);
  return reply.header('content-encoding', encoding).send(await file.encoded(encoding));
}

/**
 * Answers every request that is not a call: a file of the browser app, the app itself for every other address that a person opens
 * (its own router knows the pages), or a plain 404.
 */
export async function sendSiteFile(site: WebSite, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = request.url.split('?', 1)[0] ?? '/';
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const file = reads ? site.get(asked) : undefined;
  if (file) return send(file, request, reply);
  const app = site.get('/index.html');
  // programs that look whether the server is there ask for the front door and accept anything
  if (reads && (asked === '/' || String(request.headers.accept ?? '').includes('text/html'))) {
    // the address of such a page may hold a share token: no other site and no search engine may learn it
    if (standalonePaths.includes(asked)) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    if (app) return send(app, request, reply);
    return reply.code(503).type('text/plain; charset=utf-8').send('The browser app is not built: run `pnpm build`, then start again.');
  }
  return reply.code(404).type('text/plain; charset=utf-8').send('not found');
}
