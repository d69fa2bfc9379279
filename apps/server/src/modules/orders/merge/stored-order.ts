import { compareDecimals, type Decimal, multiply, sum, zero } from '@axle/kernel';
import type { MergeOrder, MergePiece, PackedArticle } from '@axle/orders';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Pieces of an order with the code of their SKU, and their sides where all are known. */
export interface StoredPiece extends MergePiece {
  readonly code: string;
  readonly sides?: NonNullable<PackedArticle['sides']>;
}

/** A sales order as merging sees it, with what its row shows. */
export interface StoredOrder extends MergeOrder {
  readonly id: number;
  readonly version: number;
  readonly platformOrderId: string;
  readonly total: Decimal;
  readonly site?: number;
  readonly country?: number;
  readonly buyerName?: string;
  readonly receiver?: string;
  readonly line1?: string;
  readonly line2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postcode?: string;
  readonly pieces: readonly StoredPiece[];
}

type Row = Omit<StoredOrder, 'pieces' | 'kg' | 'longestCm' | 'limits' | 'paidAt' | 'latestShipAt'> & {
  readonly paidAt: string | null;
  readonly latestShipAt: string | null;
  readonly maxKg: Decimal | null;
  readonly maxLongestCm: Decimal | null;
};

interface PieceRow {
  readonly order: number;
  readonly lineNo: number;
  readonly sku: number;
  readonly qty: number;
  readonly code: string;
  readonly kg: Decimal;
  readonly longest: Decimal;
  readonly sides: readonly [Decimal, Decimal, Decimal] | null;
}

const present = <Value>(row: object): Value => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Value;

/** Sales orders `t` for which a condition holds, the most urgent first, with their pieces: two queries however many there are. */
export async function storedOrders(database: Kysely<Tables>, where: RawBuilder<boolean>, most = 10_000): Promise<readonly StoredOrder[]> {
  const { rows } = await sql<Row>`
    select t.id, t.version, t.order_no as "orderNo", t.status, t.kind, t.platform, t.store, t.site, t.buyer_key as "buyerKey",
      t.address_hash as "addressHash", t.currency, t.warehouse, t.channel, t.ship_service as service, t.paid_at::text as "paidAt",
      t.latest_ship_at::text as "latestShipAt", t.waybill_no is not null as labelled, s.order_no as "splitFrom",
      coalesce(t.platform_status ilike '%REFUNDED%', false) as refunded,
      (select nullif(count(*), 0)::integer from sales_order c where c.merged_into = t.id) as merged, trim_scale(h.max_kg)::text as "maxKg",
      trim_scale(h.max_longest_cm)::text as "maxLongestCm", t.platform_order_id as "platformOrderId",
      trim_scale(t.total)::text as total, t.country, t.buyer_name as "buyerName", t.receiver, t.line1, t.line2, t.city, t.state, t.postcode
    from sales_order t left join sales_order s on s.id = t.split_from left join logistics_channel h on h.id = t.channel
    where ${where} order by t.latest_ship_at, t.id limit ${most}`.execute(database);
  const pieces = await piecesOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(row => orderOf(row, pieces.get(row.id) ?? []));
}

/** Pieces of orders; of a parcel, those of all orders in it. */
async function piecesOf(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, readonly PieceRow[]>> {
  const { rows } = await sql<PieceRow>`
    select f.id as "order", p.line_no as "lineNo", p.sku, p.qty, k.sku as code,
      trim_scale(coalesce(k.unit_gross_kg, 0))::text as kg,
      trim_scale(coalesce(greatest(k.unit_l, k.unit_w, k.unit_h), 0))::text as longest, case when k.unit_l * k.unit_w * k.unit_h is not null
        then array[trim_scale(k.unit_l), trim_scale(k.unit_w), trim_scale(k.unit_h)]::text[] end as sides
    from sales_order f join sales_order o on o.id = f.id or o.merged_into = f.id join sales_order_piece p on p.sales_order = o.id
    join sku k on k.id = p.sku where f.id = any(${ids}::bigint[]) order by o.id <> f.id, o.id, p.line_no, p.id`.execute(database);
  return Map.groupBy(rows, ({ order }) => order);
}

function orderOf({ maxKg, maxLongestCm, paidAt, latestShipAt, ...row }: Row, pieces: readonly PieceRow[]): StoredOrder {
  return {
    ...present<Omit<StoredOrder, 'pieces' | 'kg' | 'longestCm'>>(row),
    ...(paidAt === null ? {} : { paidAt: new Date(paidAt) }),
    ...(latestShipAt === null ? {} : { latestShipAt: new Date(latestShipAt) }),
    limits: present({ kg: maxKg, longestCm: maxLongestCm }),
    kg: sum(pieces.map(({ kg, qty }) => multiply(kg, String(qty) as Decimal))),
    longestCm: pieces.map(({ longest }) => longest).reduce((one, other) => (compareDecimals(one, other) < 0 ? other : one), zero),
    pieces: pieces.map(({ lineNo, sku, qty, code, sides }) => ({
      lineNo,
      sku,
      qty,
      code,
      ...(sides ? { sides } : {}),
    })),
  };
}
