import { mayShip, type OutType, usualPriority } from '@axle/inventory';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { noteAdded } from '../../../platform/resources/writes/change-beside.ts';
import { outboundRefusals } from './outbound-refusals.ts';

/** An order for goods to leave a warehouse, as other documents request it. */
export interface NewOutbound {
  readonly outType: OutType;
  readonly sourceType: 'manual' | 'sales_order' | 'transfer' | 'distribution_plan' | 'receipt_difference' | 'after_sale';
  readonly sourceNo: string;
  readonly platformOrderNo?: string;
  readonly warehouse: number;
  /** Where the goods go, of transfers and shipments to FBA. */
  readonly toWarehouse?: number;
  readonly store?: number;
  readonly channel?: number;
  readonly country: number;
  readonly state?: string;
  readonly city?: string;
  readonly postcode?: string;
  readonly address?: string;
  readonly receiver?: string;
  readonly phone?: string;
  /** An instant of ISO 8601. */
  readonly shipBy?: string;
  readonly priority?: number;
  /** Which part of an order that was split; the first unless given. */
  readonly part?: number;
  readonly lines: readonly {
    readonly sku: number;
    readonly qty: number;
    readonly ptSku?: string;
    /** The reservation that the line brings with it; others are reserved when the order is allocated. */
    readonly reservationNo?: string;
  }[];
}

/** The order that was made, or was there already. */
export interface OutboundMade {
  readonly id: number;
  readonly outboundNo: string;
}

/** Creates an outbound order; a source has one order, and a repeated call returns it. */
export async function createOutbound(context: LedgerContext, wanted: NewOutbound): Promise<Result<OutboundMade>> {
  const { transaction, now, by } = context;
  const known = wanted.sourceType === 'manual' ? undefined : await findBySource(context, wanted);
  if (known) return ok(known);
  const refused = refuseShape(wanted) ?? (await refuseRoute(context, wanted));
  if (refused) return refuse(refused);
  const made = await transaction
    .insertInto('outbound')
    .values({
      out_type: wanted.outType,
      source_type: wanted.sourceType,
      source_no: wanted.sourceNo,
      platform_order_no: wanted.platformOrderNo ?? null,
      store: wanted.store ?? null,
      warehouse: wanted.warehouse,
      to_warehouse: wanted.toWarehouse ?? null,
      channel: wanted.channel ?? null,
      country: wanted.country,
      state: wanted.state ?? null,
      city: wanted.city ?? null,
      postcode: wanted.postcode ?? null,
      address: wanted.address ?? null,
      receiver: wanted.receiver ?? null,
      phone: wanted.phone ?? null,
      ship_by: wanted.shipBy ?? null,
      priority: wanted.priority ?? usualPriority,
      part: wanted.part ?? 1,
      created_by: by,
      created_at: now,
      updated_by: by,
      updated_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'outbound_no as outboundNo'])
    .executeTakeFirst();
  // another call has created it from the same source in the meantime
  if (!made) return ok((await findBySource(context, wanted))!);
  await transaction
    .insertInto('outbound_lines')
    .values(
      wanted.lines.map(({ sku, qty, ptSku, reservationNo }, at) => ({
        record_id: made.id,
        line_no: at + 1,
        sku,
        qty,
        pt_sku: ptSku ?? null,
        reservation_no: reservationNo ?? null,
      })),
    )
    .execute();
  await noteAdded(context, 'outbound', made.id);
  return ok(made);
}

const findBySource = async ({ transaction }: LedgerContext, wanted: NewOutbound): Promise<OutboundMade | undefined> =>
  transaction
    .selectFrom('outbound')
    .select(['id', 'outbound_no as outboundNo'])
    .where('out_type', '=', wanted.outType)
    .where('source_type', '=', wanted.sourceType)
    .where('source_no', '=', wanted.sourceNo)
    .where('warehouse', '=', wanted.warehouse)
    .where(sql<boolean>`coalesce(to_warehouse, 0) = ${wanted.toWarehouse ?? 0}`)
    .where('part', '=', wanted.part ?? 1)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();

function refuseShape({ lines, outType, warehouse, toWarehouse }: NewOutbound): Refusal | undefined {
  if (lines.length < 1 || lines.length > 200) return outboundRefusals.noLines;
  if (toWarehouse === warehouse) return outboundRefusals.sameWarehouse;
  return (outType === 'transfer' || outType === 'fba') && toWarehouse === undefined ? outboundRefusals.needsDestination : undefined;
}

/** [OB1] Refuses an order to a country that the warehouse does not ship to. */
export async function refuseRoute(
  { transaction }: { readonly transaction: Kysely<Tables> },
  { warehouse, country }: Pick<NewOutbound, 'warehouse' | 'country'>,
): Promise<Refusal | undefined> {
  const { rows } = await sql<{ from: string; to: string; withinEu: boolean; routed: boolean }>`
    select f.iso2 as "from", t.iso2 as "to", coalesce(f.eu and t.eu, false) as "withinEu", exists (
      select from trade_route r join warehouse d on d.id = r.warehouse where r.status = 1 and d.country = t.id) as routed
    from warehouse w join country f on f.id = w.country cross join country t where w.id = ${warehouse} and t.id = ${country}`.execute(
    transaction,
  );
  return rows[0] && mayShip(rows[0]) ? undefined : outboundRefusals.noRoute;
}
