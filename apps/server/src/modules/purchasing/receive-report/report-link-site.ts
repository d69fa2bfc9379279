import { type Refusal, text } from '@axle/kernel';
import { notFound, type RecordRow } from '@axle/page-kit';
import { linkOpens, photoLimits, uploadsUsedUp } from '@axle/purchasing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { receiveUpload } from '../../../platform/files/receive-upload.ts';
import { keepFile } from '../../../platform/files/stored-files.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { issuerOf } from '../../../platform/share-links/issuer-of.ts';
import { badLink, tooManyTries } from '../../../platform/share-links/link-refusals.ts';
import { replyPrivately } from '../../../platform/share-links/private-replies.ts';
import { countUpload, knownShare, openShare, type OpenedShare } from '../../../platform/share-links/share-links.ts';
import { deskParts, findReport, saveReport, stepReport } from './report-desk.ts';
import { formOf, originOf } from './report-form.ts';

/** What the calls of links work with. */
export interface ReportSiteParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly files: FileFolder;
  readonly now: () => Date;
}

/** Where the calls of whoever holds a link begin. */
export const reportLinkBase = '/shared/receive-report';

const entity = 'receiveReport';
const pictureBytes = 10_485_760;
const asked = z.object({ rrNo: z.string().trim().min(1).max(40) });
const entered = asked.extend({ version: z.number().int().optional(), values: z.record(z.string(), z.unknown()) });

/** Something other than a picture. */
const pictureOnly: Refusal = { code: 'FILE_TYPE', message: text('只能上传图片', 'Only pictures can be uploaded') };

const refused = (reply: FastifyReply, status: number, refusals: readonly Refusal[]) => reply.code(status).send({ refusals });
const tokenOf = ({ headers }: FastifyRequest): string => String(headers['x-share-token'] ?? '');

/** What whoever holds a link to a receive report does on its form: sees it, fills it in, submits it. No sign-in, no other call. */
export function reportLinkSite(app: FastifyInstance, { database, registry, files, now }: ReportSiteParts): void {
  /** The report of a link; undefined for another document, and one that the link does not open any more. */
  const opened = async (share: OpenedShare, rrNo: string) => {
    const parts = deskParts(database, issuerOf(registry, share.issuedBy, now()));
    const found = (await findReport(parts, { rrNo })) as RecordRow | undefined;
    if (found?.id !== share.record || !linkOpens(share.access, String(found['state']))) return undefined;
    return {
      parts,
      found,
      may: { fill: share.access === 'fill' && found['state'] === 'draft', confirm: false, share: false, void: false },
    };
  };
  const holder = async (request: FastifyRequest) => {
    const share = await knownShare(database, entity, { token: tokenOf(request), now: now(), ip: request.ip });
    return share === 'tooMany' ? undefined : share;
  };
  /** The same for a call that writes: by a link to fill in. */
  const filling = async (request: FastifyRequest, rrNo: string) => {
    const share = await holder(request);
    return share?.access === 'fill' ? opened(share, rrNo) : undefined;
  };
  app.register(async site => {
    replyPrivately(site);
    site.post(`${reportLinkBase}/open`, async (request, reply) => {
      const read = asked.safeParse(request.body);
      const visitor = { token: tokenOf(request), now: now(), ip: request.ip, agent: String(request.headers['user-agent'] ?? '') };
      const share = await openShare(database, entity, visitor);
      if (share === 'tooMany') return refused(reply, 429, [tooManyTries]);
      if (!share) return refused(reply, 404, [badLink]);
      const found = read.success ? await opened(share, read.data.rrNo) : undefined;
      return found
        ? reply.send(await formOf(database, found.found, { may: found.may, origin: originOf(request) }))
        : refused(reply, 404, [notFound]);
    });
    site.post(`${reportLinkBase}/save`, async (request, reply) => {
      const read = entered.safeParse(request.body);
      const found = read.success ? await filling(request, read.data.rrNo) : undefined;
      if (!found || !read.success) return refused(reply, 404, [badLink]);
      const saved = await saveReport(found.parts, { rrNo: read.data.rrNo }, read.data);
      return saved.ok
        ? reply.send(await formOf(database, saved.value, { may: found.may, origin: originOf(request) }))
        : refused(reply, 422, saved.refusal);
    });
    site.post(`${reportLinkBase}/submit`, async (request, reply) => {
      const read = asked.extend({ version: z.number().int() }).safeParse(request.body);
      const found = read.success ? await filling(request, read.data.rrNo) : undefined;
      if (!found || !read.success) return refused(reply, 404, [badLink]);
      const led = await stepReport(found.parts, { id: found.found.id, version: read.data.version }, 'submit', {});
      return led.ok ? reply.send({ done: true }) : refused(reply, 422, led.refusal);
    });
    site.post(`${reportLinkBase}/upload`, async (request, reply) => {
      const share = await holder(request);
      if (share?.access !== 'fill') return refused(reply, 404, [badLink]);
      if (!(await countUpload(database, share, photoLimits.link))) return refused(reply, 422, [uploadsUsedUp]);
      const upload = await receiveUpload(request, files, pictureBytes);
      if (!upload.ok) return refused(reply, 422, [upload.refusal].flat());
      const { file, name, mediaType } = upload.value;
      if (!/\.(png|jpe?g|webp|gif)$/i.test(name)) {
        await files.remove(file.id);
        return refused(reply, 422, [pictureOnly]);
      }
      await keepFile(database, file, { name, mediaType, by: share.issuedBy });
      return reply.send({ id: file.id, name, bytes: file.bytes });
    });
  });
}
