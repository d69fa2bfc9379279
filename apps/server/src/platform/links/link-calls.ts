import { ok, refuse } from '@axle/kernel';
import { notFound, standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { mainPaths, type RecordLinksReply } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { findRecord } from '../resources/read-records.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { countLinks, mostCounted } from './count-links.ts';
import { flowOfRecord } from './flow-of-record.ts';
import { linksOfRecord } from './links-of-record.ts';

const recordInput = z.object({ page: z.string().max(80), id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/**
 * The call about what stands around a record: the pages of what speaks of it that its reader may list, with how many records of each there
 * are, and the documents before and after it.
 */
export const linkCalls = ({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.recordLinks,
    input: recordInput,
    async handle(caller, { page: key, id }) {
      const entry = registry.page(key);
      const resource = entry?.page.resource;
      if (!entry || !resource || !entry.page.standard.includes('list')) return refuse({ ...callRefusals.malformed, field: 'page' });
      if (!can(caller.access, standardCode(entry.section.key, entry.page, 'list'))) return refuse(callRefusals.forbidden);
      const parts = { database, resource, page: key, caller, referred: registry.referred };
      const row = await findRecord(parts, database, id, fieldRights(parts).listed);
      if (!row) return refuse(notFound);
      const links = linksOfRecord(parts, entry, row);
      const counts = await countLinks(database, links);
      const files = resource.managed ? await attachments(database, resource.entity, id) : 0;
      const here = { entry: { section: entry.section.key, page: entry.page }, parts, row };
      return ok<RecordLinksReply>({
        most: mostCounted,
        files,
        before: await flowOfRecord(here, 'before'),
        after: await flowOfRecord(here, 'after'),
        links: links.map(({ link, asked }, place) => ({
          section: link.section,
          page: link.page.key,
          title: link.title,
          filters: asked.map(({ field, op, value }) => ({ field, op, value })),
          ...(link.tab ? { tab: link.tab.key } : {}),
          ...(counts ? { count: counts[place]! } : {}),
        })),
      });
    },
  }),
];

async function attachments(database: Kysely<Tables>, entity: string, id: number): Promise<number> {
  const { rows } = await sql<{ files: number }>`
    select count(*)::int as files from attachment where entity = ${entity} and record_id = ${id} and removed_at is null`.execute(database);
  return rows[0]?.files ?? 0;
}
