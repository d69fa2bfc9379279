import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { uploadLimits } from '@axle/tasks';
import { decodeQuery, headers } from '@axle/wire';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ResolveCaller } from '../caller.ts';
import { closeIdleConnections } from './close-idle-connections.ts';
import { compressReplies } from './compress-replies.ts';
import { answerBrokenRequest } from './answer-broken-request.ts';
import { dropStalledBodies } from './drop-stalled-bodies.ts';
import { answerError, answerErrors, answerUnknownCall, isCall } from './error-reply.ts';
import type { MainCall } from '../main/main-call.ts';
import { registerMainCalls } from '../main/register-main-calls.ts';
import type { OfficeCall } from '../office/office-call.ts';
import { registerOfficeCalls } from '../office/register-office-calls.ts';
import { readJsonAlone } from './read-json-alone.ts';
import { refuseWhileClosing } from './refuse-while-closing.ts';
import { securityHeaders } from './security-headers.ts';
import { sendSiteFile } from '../site/send-site-file.ts';
import type { WebSite } from '../site/web-site.ts';

/** Everything that the HTTP side is made of. */
export interface AppParts {
  readonly mainCalls: readonly MainCall[];
  readonly officeCalls: readonly OfficeCall[];
  readonly resolveCaller: ResolveCaller;
  readonly site: WebSite;
  readonly now: () => Date;
  /** Other addresses that are answered. */
  readonly also?: (app: FastifyInstance) => void;
  /** Answers whether the server can do its work; asked by /healthz. */
  readonly healthy: () => Promise<boolean>;
  /** Least weight of log lines, `silent` in tests. */
  readonly logLevel?: string;
  /** Addresses of proxies whose `x-forwarded-for` is believed. None unless given. */
  readonly trustedProxies?: readonly string[];
}

/** Largest JSON body: a pasted batch of 5,000 values fits many times over. */
const largestBody = 2 * 1024 * 1024;

/** What the log says of a request. Queries stay out of it: they may hold what somebody searched for, or a share token. */
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({ method, url: url.split('?', 1)[0], remoteAddress: ip });

/** Both gateways, the browser app and /healthz on one origin. Every call is answered with HTTP 200 and an envelope. */
export function buildApp(parts: AppParts): FastifyInstance {
  const app = fastify({
    logger: { level: parts.logLevel ?? 'info', serializers: { req: loggedRequest } },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: parts.trustedProxies?.length ? [...parts.trustedProxies] : false,
    bodyLimit: largestBody,
    routerOptions: { querystringParser: query => ({ ...decodeQuery(query) }) },
    // what is still sent says itself that it goes on: see dropStalledBodies
    requestTimeout: 600_000,
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 20_000 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  closeIdleConnections(app);
  refuseWhileClosing(app);
  dropStalledBodies(app);
  answerErrors(app);
  readJsonAlone(app);
  compressReplies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header(headers.requestId, request.id);
    if (isCall(request)) reply.header('cache-control', 'no-store');
  });
  app.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 65_536, fileSize: uploadLimits.bytes }, throwFileSizeLimit: true });
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const healthy = await parts.healthy();
    return reply.code(healthy ? 200 : 503).send({ ok: healthy });
  });
  parts.also?.(app);
  app.setNotFoundHandler((request, reply) =>
    isCall(request) ? answerUnknownCall(request, reply) : sendSiteFile(parts.site, request, reply),
  );
  app.register(async calls => {
    registerMainCalls(calls, parts.mainCalls, parts.resolveCaller, parts.now);
    registerOfficeCalls(calls, parts.officeCalls, parts.resolveCaller, parts.now);
  });
  return app;
}
