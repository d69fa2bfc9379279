import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound, type PrintTemplate, standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';
import { findRecord } from '../resources/read-records.ts';
import type { RecordParts } from '../resources/record-parts.ts';

/** A print as it is noted. */
export interface LoggedPrint {
  readonly template: PrintTemplate;
  readonly parts: Pick<RecordParts, 'database' | 'resource'>;
  readonly input: { readonly page: string; readonly copies: number; readonly reason?: string | undefined };
}

const reasonWanted = (count: number): Refusal => ({
  code: 'REPRINT_REASON',
  field: 'reason',
  message: { zh: `其中${count}条已打印过，请填写补打原因`, en: `${count} of these have been printed before; enter a reprint reason` },
});

/**
 * Writes a line for each record; refused where one was printed by this template before and no reason is given. Of two prints at once, the
 * second one sees the first.
 */
export function logPrint(
  { template, parts: { database, resource }, input }: LoggedPrint,
  ids: readonly number[],
  { access, now }: Caller,
): Promise<Result<undefined>> {
  const { entity } = resource;
  return database.transaction().execute(async (transaction): Promise<Result<undefined>> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`print/${entity}/${template.key}`}, 0))`.execute(transaction);
    const { before } = await transaction
      .selectFrom('print_log')
      .select(sql<number>`count(distinct record_id)`.as('before'))
      .where('entity', '=', entity)
      .where('template', '=', template.key)
      .where('record_id', 'in', ids)
      .executeTakeFirstOrThrow();
    if (before > 0 && !input.reason) return refuse(reasonWanted(before));
    const line = {
      entity,
      page: input.page,
      template: template.key,
      template_version: template.version,
      copies: input.copies,
      reason: input.reason || null,
      by: access.userId,
      at: now,
    };
    await transaction
      .insertInto('print_log')
      .values(ids.map(record_id => ({ ...line, record_id })))
      .execute();
    return ok(undefined);
  });
}

/** When a record was printed, by whom and why again; for those who list its page. */
export async function logOf(
  database: Kysely<Tables>,
  registry: Registry,
  caller: Caller,
  input: { readonly page: string; readonly id: number },
): Promise<Answer> {
  const entry = registry.page(input.page);
  if (!entry?.page.resource || !mayList(entry, caller)) return refuse(callRefusals.forbidden);
  const { resource } = entry.page;
  if (!(await findRecord({ database, resource, page: input.page, caller }, database, input.id, []))) return refuse(notFound);
  const rows = await database
    .selectFrom('print_log')
    .select(['template', 'template_version as version', 'copies', 'reason', 'by', 'at'])
    .where('entity', '=', resource.entity)
    .where('record_id', '=', input.id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return ok({ rows: rows.map(({ reason, ...row }) => ({ ...row, ...(reason === null ? {} : { reason }) })) });
}

const mayList = ({ section, page }: PageEntry, { access }: Caller): boolean => can(access, standardCode(section.key, page, 'list'));
