import type { Refusal } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** A bin that waits to be counted in a round. */
export interface CountedBin {
  readonly id: number;
  readonly stocktake: number;
  readonly bin: number;
  readonly code: string;
  readonly round: 1 | 2 | 3;
  readonly opened_by: number | null;
  readonly counter: number | null;
  readonly recounter: number | null;
  readonly mode: 'lock' | 'live';
  readonly recount_limit: string;
}

const refusals = {
  same: {
    code: 'SAME_COUNTER',
    message: { zh: '复盘人不能是前次盘点人', en: 'The recount must be made by someone who has not counted the bin' },
  },
  supervisor: {
    code: 'SUPERVISOR_COUNTS',
    message: { zh: '两次盘点不一致，由主管三盘', en: 'The two counts differ; a supervisor must make the third' },
  },
  assigned: { code: 'ASSIGNED_OTHERWISE', message: { zh: '该盘点已指派给其他人', en: 'The count is assigned to someone else' } },
  opened: { code: 'BIN_OPENED', message: { zh: '他人正在盘点该库位', en: 'Someone else is counting this bin' } },
} as const satisfies Readonly<Record<string, Refusal>>;

/** [R12] What keeps a user from counting a bin in its round: it is assigned to or begun by another, or they counted it before. */
export async function refusedCounter(database: Kysely<Tables>, caller: Actor, bin: CountedBin): Promise<Refusal | undefined> {
  const me = caller.access.userId;
  if (bin.opened_by !== null && bin.opened_by !== me) return refusals.opened;
  if (bin.round === 3 && !can(caller.access, permissionCode('wms', 'stocktakeCount', 'approveThird'))) return refusals.supervisor;
  const assigned = { 1: bin.counter, 2: bin.recounter, 3: null }[bin.round];
  if (assigned !== null && assigned !== me) return refusals.assigned;
  if (bin.round === 1) return undefined;
  const { rows } = await sql<{ own: boolean }>`
    select exists (select from stocktake_bin where stocktake = ${bin.stocktake} and bin = ${bin.bin} and round < ${bin.round}
    and submitted_by = ${me})
      or exists (select from stocktake_line where stocktake = ${bin.stocktake} and bin = ${bin.bin} and final is null
      and ${me} in (count1_by, count2_by)) as own`.execute(database);
  return rows[0]!.own ? refusals.same : undefined;
}

/** Bins of counts that go on, which wait to be counted; locked where the caller writes. */
export const waitingBins = async (
  database: Kysely<Tables>,
  chosen: { readonly bins: readonly number[] } | { readonly id: number },
): Promise<readonly CountedBin[]> =>
  (
    await sql<CountedBin>`
      select r.id, r.stocktake, r.bin, b.bin_code as code, r.round, r.opened_by, s.counter, s.recounter, s.mode,
      s.recount_limit::text as recount_limit
      from stocktake_bin r join stocktake s on s.id = r.stocktake join bin b on b.id = r.bin
      where r.submitted_at is null and not r.voided and s.state in ('counting', 'recount')
        and ${'id' in chosen ? sql`r.id = ${chosen.id}` : sql`r.bin = any(${chosen.bins}::bigint[])`}
      order by r.round, r.id for update of r`.execute(database)
  ).rows;
