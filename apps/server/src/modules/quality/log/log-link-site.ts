import type { Refusal } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { issuerOf } from '../../../platform/share-links/issuer-of.ts';
import { badLink, tooManyTries } from '../../../platform/share-links/link-refusals.ts';
import { replyPrivately } from '../../../platform/share-links/private-replies.ts';
import { openShare } from '../../../platform/share-links/share-links.ts';
import { findSampling, samplingParts } from './find-sampling.ts';
import { logSheet } from './log-sheet.ts';

/** What the calls of links work with. */
export interface LogSiteParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly now: () => Date;
}

const asked = z.object({ samplingNo: z.string().trim().min(1).max(40) });
const refused = (reply: FastifyReply, status: number, refusal: Refusal) => reply.code(status).send({ refusals: [refusal] });

/** Opens a sampling log for whoever holds a link to it: no sign-in, no photos, no other sampling. */
export function logLinkSite(app: FastifyInstance, { database, registry, now }: LogSiteParts): void {
  app.register(async site => {
    replyPrivately(site);
    site.post('/shared/sampling-log/open', async (request, reply) => {
      const read = asked.safeParse(request.body);
      const token = String(request.headers['x-share-token'] ?? '');
      const agent = String(request.headers['user-agent'] ?? '');
      const share = await openShare(database, 'sampling', { token, now: now(), ip: request.ip, agent });
      if (share === 'tooMany') return refused(reply, 429, tooManyTries);
      if (!share) return refused(reply, 404, badLink);
      const parts = samplingParts(database, issuerOf(registry, share.issuedBy, now()));
      const found = read.success ? await findSampling(parts, read.data) : undefined;
      if (found?.id !== share.record) return refused(reply, 404, notFound);
      const { stopReason: _ownRemark, ...sheet } = await logSheet(parts, found, false);
      const { photos: _photos, stopReason: _reason, ...values } = sheet.values;
      return reply.send({ ...sheet, values });
    });
  });
}
