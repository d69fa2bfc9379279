import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** A field of a plan before and after. */
export interface PlanChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Makes a plan a new version, with its history, where its lines were changed beside the form, by an import or by hand. */
export async function notePlanChange(
  transaction: Transaction<Tables>,
  { access, now }: Pick<Actor, 'now'> & { readonly access: { readonly userId: number } },
  plan: number,
  changes: readonly PlanChange[],
  importTask?: number,
): Promise<void> {
  await sql`
    with changed as (
      update distribution_plan set version = version + 1, updated_by = ${access.userId}, updated_at = ${now} where id = ${plan}
      returning id, version
    )
    insert into audit_log (entity, record_id, action, version, by_user, at, changes, import_task)
    select 'distributionPlan', id, ${importTask === undefined ? 'update' : 'import'}, version, ${access.userId}, ${now},
    ${JSON.stringify(changes)}::jsonb, ${importTask ?? null}::bigint from changed`.execute(transaction);
}
