import type { OutboundStatus } from '@axle/inventory';
import { sql } from 'kysely';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import type { LockedOutbound } from './lock-outbound.ts';

/** Fields of an order that its own documents change, by the names of its columns. */
export interface OutboundChange {
  readonly status?: OutboundStatus;
  readonly heldFrom?: OutboundStatus | null;
  readonly holdReason?: string | null;
  readonly shippedAt?: Date | null;
  readonly waybillNo?: string | null;
}

const columns = {
  status: 'status',
  heldFrom: 'held_from',
  holdReason: 'hold_reason',
  shippedAt: 'shipped_at',
  waybillNo: 'waybill_no',
} as const;

/** Changes a locked order with its history: what waves, parcels and other documents do to it. `transition` names what happened. */
export async function changeOutbound(
  { transaction, now, by }: LedgerContext,
  { id }: Pick<LockedOutbound, 'id'>,
  change: OutboundChange,
  transition: string,
): Promise<void> {
  const keys = Object.keys(change) as (keyof OutboundChange)[];
  const sets = keys.map(key => sql`${sql.ref(columns[key])} = ${change[key] ?? null}`);
  const pairs = keys.map(
    key =>
      sql`jsonb_strip_nulls(jsonb_build_object('field', ${key}::text, 'before', to_jsonb(b.${sql.ref(columns[key])}), 'after', to_jsonb(c.${sql.ref(columns[key])})))`,
  );
  await sql`
    with
      b as materialized (select * from outbound where id = ${id}),
      c as (
        update outbound set ${sql.join(sets)}, version = version + 1, updated_by = ${by}, updated_at = ${now} where id = ${id} returning *
      )
    insert into audit_log (entity, record_id, action, version, by_user, at, changes, transition)
    select 'outbound', c.id, 'state', c.version, ${by}, ${now}, jsonb_build_array(${sql.join(pairs)}), ${transition} from c join b on b.id = c.id`.execute(
    transaction,
  );
}
