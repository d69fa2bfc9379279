import type { Refusal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { auditInsert } from '../../../platform/resources/writes/audit.ts';
import { mergeRefusals } from './merge-refusals.ts';

/** Refused where a category holds SKUs that the user may not see. */
export async function someUnseen(database: Kysely<Tables>, skuParts: RecordParts, category: number): Promise<Refusal | undefined> {
  const { rows } = await sql<{ hidden: boolean }>`
    select exists (select from sku t where t.category = ${category} and not coalesce(${seenRows(skuParts)}, false)) as hidden`.execute(
    database,
  );
  return rows[0]?.hidden ? mergeRefusals.unseen : undefined;
}

/** Takes all SKUs of a category over to another one with their history, in one statement however many there are. */
export async function moveSkus(database: Kysely<Tables>, skuParts: RecordParts, from: number, into: number): Promise<void> {
  const { caller, resource } = skuParts;
  await sql`
    with changed as (
      update sku set category = ${into}, version = version + 1, updated_by = ${caller.access.userId}::bigint,
      updated_at = ${caller.now}::timestamptz
      where category = ${from}
      returning id, version, jsonb_build_array(jsonb_build_object('field', 'category', 'before', ${from}::bigint, 'after',
      ${into}::bigint)) as "$changes"
    ) ${auditInsert(resource, caller, { action: 'update' }, sql`changed`)}`.execute(database);
}
