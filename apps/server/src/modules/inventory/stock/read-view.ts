import {
  type BatchLayer,
  type CostSource,
  type LayerLeft,
  stockItemText,
  type StockKey,
  stockKeyText,
  type StockPosting,
  type StockView,
} from '@axle/inventory';
import { decimal, type Decimal, type LocalDate } from '@axle/kernel';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { LockedItem } from './lock-items.ts';

interface Read {
  readonly balances: readonly (StockKey & { readonly qty: number })[];
  readonly layers: readonly {
    readonly id: number;
    readonly layer_no: string;
    readonly warehouse: number;
    readonly sku: number;
    readonly received_at: string;
    readonly origin_received_at: string;
    readonly qty_left: number;
    readonly value_left: string;
  }[];
  readonly batches: readonly {
    readonly id: number;
    readonly warehouse: number;
    readonly sku: number;
    readonly batch: string;
    readonly day: LocalDate;
    readonly source: CostSource;
    readonly qty_in: number;
    readonly value_in: string;
    readonly qty_left: number;
    readonly value_left: string;
    readonly revalued: boolean;
  }[];
  readonly locked: readonly number[];
  readonly days: readonly { readonly id: number; readonly day: LocalDate }[];
  readonly open_from: LocalDate;
}

/** A value of the database as the decimal that it is. */
export const asDecimal = (written: string): Decimal => {
  const value = decimal(written);
  if (!value.ok) throw new RangeError(`${written} is not a decimal`);
  return value.value;
};

/** What a posting touches, as far as its stock is read. */
type ReadPosting = Pick<StockPosting, 'changes' | 'incoming'>;

/** A layer of a batch with what it holds. */
export interface BatchLayerLeft extends BatchLayer {
  readonly qty: number;
  readonly value: Decimal;
}

/** What the rule has to know of the stock that a posting touches. */
export interface ReadView extends StockView {
  batchLayers(warehouse: number, sku: number, batch: string): readonly BatchLayerLeft[];
}

/**
 * What the rule has to know of the stock that a posting touches, read at once while its items are locked: balances, as many layers as what
 * leaves can use, the layers of the batches that come in, bins that are being counted (they stay as they are until the transaction ends),
 * the day in each warehouse.
 */
export async function readView(
  transaction: Transaction<Tables>,
  { changes, incoming = [] }: ReadPosting,
  items: readonly LockedItem[],
  now: Date,
): Promise<ReadView> {
  const keys = [...new Map(changes.map(change => [stockKeyText(change), change])).values()];
  const lost = items.map(({ warehouse, sku }) => ({
    warehouse,
    sku,
    qty: changes.filter(change => change.warehouse === warehouse && change.sku === sku).reduce((net, { qty }) => net - qty, 0),
  }));
  const needs = lost.filter(({ qty }) => qty > 0);
  const batches = incoming.flatMap(({ warehouse, sku, batch }) => (batch === undefined ? [] : [{ warehouse, sku, batch }]));
  const { rows } = await sql<Read>`/* kept */
    with
      wanted as (select * from jsonb_to_recordset(${JSON.stringify(keys)}) as t (warehouse bigint, sku bigint, bin bigint, status text)),
      held as (select id, locked from bin where id in (select bin from wanted) order by id for share),
      coming as (select * from jsonb_to_recordset(${JSON.stringify(batches)}) as t (warehouse bigint, sku bigint, batch text)),
      needed as (select * from jsonb_to_recordset(${JSON.stringify(needs)}) as t (warehouse bigint, sku bigint, qty bigint))
    select
      coalesce((select jsonb_agg(to_jsonb(b)) from (
        select b.warehouse, b.bin, b.sku, b.status, b.qty from wanted w
        join stock_balance b on b.warehouse = w.warehouse and b.bin = w.bin and b.sku = w.sku
        and b.status = w.status) b), '[]') as balances,
      coalesce((select jsonb_agg(to_jsonb(f)) from (
        select l.id, l.layer_no, l.warehouse, l.sku, l.qty_left, l.value_left::text as value_left,
          to_char(l.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as received_at,
          to_char(l.origin_received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as origin_received_at
        from needed n cross join lateral (
          select x.*, sum(x.qty_left) over (order by x.received_at, x.layer_no) - x.qty_left as before from stock_layer x
          where x.warehouse = n.warehouse and x.sku = n.sku and x.qty_left > 0
        ) l where l.before < n.qty) f), '[]') as layers,
      coalesce((select jsonb_agg(to_jsonb(g)) from (
        select l.id, l.warehouse, l.sku, l.batch, (l.received_at at time zone w.timezone)::date as day, l.cost_source as source, l.qty_in,
          l.value_in::text as value_in, l.qty_left, l.value_left::text as value_left,
          exists (select from layer_move m where m.layer = l.id and m.qty_delta = 0) as revalued
        from coming c join stock_layer l on l.warehouse = c.warehouse and l.sku = c.sku and l.batch = c.batch
        join warehouse w on w.id = l.warehouse order by l.id) g), '[]') as batches,
      coalesce((select jsonb_agg(id) from held where locked), '[]') as locked,
      coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'day', (${now}::timestamptz at time zone w.timezone)::date))
      from warehouse w
        where w.id in (select warehouse from wanted)), '[]') as days,
      coalesce((select (max(month) + interval '1 month')::date::text from stock_month), '0001-01-01') as open_from`.execute(transaction);
  const read = rows[0]!;
  const balances = new Map(read.balances.map(({ qty, ...key }) => [stockKeyText(key), qty]));
  const layers = Map.groupBy(read.layers, stockItemText);
  const coming = Map.groupBy(read.batches, ({ batch, ...item }) => `${stockItemText(item)}/${batch}`);
  const days = new Map(read.days.map(({ id, day }) => [id, day]));
  const standing = new Map(items.map(item => [stockItemText(item), item]));
  const locked = new Set(read.locked);
  return {
    balance: key => balances.get(stockKeyText(key)) ?? 0,
    layers: (warehouse, sku) =>
      (layers.get(stockItemText({ warehouse, sku })) ?? []).map((layer): LayerLeft => ({
        id: layer.id,
        layerNo: layer.layer_no,
        receivedAt: layer.received_at,
        originReceivedAt: layer.origin_received_at,
        qty: layer.qty_left,
        value: asDecimal(layer.value_left),
      })),
    batchLayers: (warehouse, sku, batch) =>
      (coming.get(`${stockItemText({ warehouse, sku })}/${batch}`) ?? []).map(layer => ({
        id: layer.id,
        day: layer.day,
        source: layer.source,
        qtyIn: layer.qty_in,
        valueIn: asDecimal(layer.value_in),
        revalued: layer.revalued,
        qty: layer.qty_left,
        value: asDecimal(layer.value_left),
      })),
    available: (warehouse, sku) => standing.get(stockItemText({ warehouse, sku }))?.available ?? 0,
    unallocated: (warehouse, sku) => standing.get(stockItemText({ warehouse, sku }))?.unallocated ?? 0,
    isLocked: bin => locked.has(bin),
    today: warehouse => days.get(warehouse)!,
    openFrom: read.open_from,
  };
}
