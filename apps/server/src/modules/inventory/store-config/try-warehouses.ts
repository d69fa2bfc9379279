import { chooseWarehouse, type LineQty, type WarehouseOrder, type WarehouseVerdict } from '@axle/inventory';
import { fill, ok, type Refusal, refuse, type Text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { asDecimal } from '../stock/read-view.ts';
import { configOfShop, type ShopConfig } from './config-of-store.ts';

const noConfig: Refusal = {
  code: 'NO_CONFIG',
  message: { zh: '该店铺、站点与国家没有在用的仓店配置', en: 'This store, site and country has no configuration in use' },
};
const sameSku: Refusal = {
  code: 'RULE',
  field: 'sku2',
  message: { zh: '两个SKU相同，请合并数量', en: 'The two SKUs are the same; combine the quantities' },
};
const noQty: Refusal = { code: 'REQUIRED', field: 'qty2', message: { zh: '请填写数量', en: 'Enter the quantity' } };

const verdicts = {
  covers: { zh: '第一个能满足全部行的仓库', en: 'First warehouse that can fulfil all lines' },
  gives: { zh: '拆单：发出它有的', en: 'Split: ships what it has' },
  lacks: { zh: '不足，差 {lacks} 件', en: 'Insufficient, {lacks} short' },
  nothing: { zh: '没有可发的', en: 'Nothing to ship' },
  tooMany: { zh: '已达最多包裹数', en: 'Max parcels reached' },
  behind: { zh: '前面的仓库已满足', en: 'Already fulfilled by an earlier warehouse' },
} as const satisfies Readonly<Record<WarehouseVerdict, Text>>;
const outside: Text = { zh: '不在您的数据范围内，未计入', en: 'Outside your data scope, not counted' };
const outcomes = {
  one: { zh: '从 {parts} 发出', en: 'Ships from {parts}' },
  split: { zh: '拆单：{parts}', en: 'Split: {parts}' },
  short: { zh: '缺货：{missing}', en: 'Short: {missing}' },
} as const satisfies Readonly<Record<'one' | 'split' | 'short', Text>>;

interface Place {
  readonly id: number;
  readonly code: string;
  readonly channel: string | null;
  readonly seen: boolean;
}

/** The warehouses of a configuration in their order, and which of them the user sees. */
async function placesOf(parts: RecordParts, config: number): Promise<readonly Place[]> {
  const resource = parts.caller.registry.referred('warehouse')!;
  const { rows } = await sql<Place>`
    select t.id, t.code, c.code as channel, ${seenRows({ ...parts, resource, only: undefined })} as seen
    from store_config_warehouses l join warehouse as t on t.id = l.warehouse left join logistics_channel c on c.id = l.channel
    where l.record_id = ${config} order by l.line_no`.execute(parts.database);
  return rows;
}

/** What can be reserved of some SKUs in some warehouses, by the codes of both. */
async function availableToPromise(
  database: Kysely<Tables>,
  places: readonly Place[],
  skus: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; atp: number }>`
    select w.code || ' ' || s.sku as key, i.available - i.unallocated as atp
    from stock_item i join warehouse w on w.id = i.warehouse join sku s on s.id = i.sku
    where i.warehouse = any(${places.map(({ id }) => id)}::bigint[]) and i.sku = any(${skus}::bigint[])`.execute(database);
  return new Map(rows.map(({ key, atp }) => [key, atp]));
}

/** [R16] From which warehouse an order of a shop would leave, and why not from the others. */
const tryWarehouses: ToolHandler = async ({ parts, input }) => {
  const { database } = parts;
  const config = await configOfShop(parts, { store: input['store'], site: input['site'], country: input['country'] });
  if (!config) return refuse(noConfig);
  if (input['sku2'] !== undefined && input['qty2'] === undefined) return refuse(noQty);
  if (input['sku2'] === input['sku']) return refuse(sameSku);
  const wanted = [
    { id: input['sku'] as number, qty: input['qty'] as number },
    ...(input['sku2'] === undefined ? [] : [{ id: input['sku2'] as number, qty: input['qty2'] as number }]),
  ];
  const ids = wanted.map(({ id }) => id);
  const codes = new Map(
    (await database.selectFrom('sku').select(['id', 'sku']).where('id', 'in', ids).execute()).map(({ id, sku }) => [id, sku]),
  );
  const order = wanted.map(({ id, qty }, at) => ({ line: at + 1, sku: codes.get(id) ?? String(id), qty }));
  const places = await placesOf(parts, config.id);
  const seen = places.filter(place => place.seen);
  const free = await availableToPromise(database, seen, ids);
  const chosen = chooseWarehouse(order, settings(config, seen), (warehouse, sku) => free.get(`${warehouse} ${sku}`) ?? 0);
  const itemsOf = (lines: readonly LineQty[]) => lines.map(({ line, qty }) => `${order[line - 1]!.sku} × ${qty}`).join(', ');
  const parcels = chosen.parts.map(({ warehouse, lines }) => `${warehouse} (${itemsOf(lines)})`).join(' + ');
  const steps = new Map(chosen.trace.map(step => [step.warehouse, step]));
  return ok({
    outcome: fill(outcomes[chosen.outcome], { parts: parcels, missing: itemsOf(chosen.missing) }),
    ...(config.cutoff === undefined ? {} : { cutoff: [config.cutoff.slice(0, 5), config.timezone ?? ''].join(' ').trim() }),
    buffer: config.bufferPcs === undefined ? (config.bufferPct === undefined ? '—' : `${config.bufferPct}%`) : String(config.bufferPcs),
    split: config.splitAllowed
      ? fill({ zh: '允许，最多 {most} 个包裹', en: 'Allowed, at most {most} {most|parcel|parcels}' }, { most: config.maxParcels ?? 2 })
      : { zh: '不允许', en: 'Not allowed' },
    lines: places.flatMap(({ code, channel }, place) => {
      const step = steps.get(code);
      const row = { place: place + 1, warehouse: code, ...(channel === null ? {} : { channel }) };
      if (!step) return order.map(({ sku }) => ({ ...row, sku, reason: outside }));
      const lacks = order.reduce((sum, { qty }, at) => sum + Math.max(0, qty - step.lines[at]!.usable), 0);
      const reason = fill(verdicts[step.verdict], { lacks });
      return step.lines.map(({ sku, atp, usable, qty }) => ({ ...row, sku, atp, usable, qty, reason }));
    }),
  });
};

const settings = ({ splitAllowed, maxParcels, bufferPcs, bufferPct }: Partial<ShopConfig>, places: readonly Place[]): WarehouseOrder => ({
  warehouses: places.map(({ code }) => code),
  splitAllowed: splitAllowed ?? false,
  maxParcels: maxParcels ?? 2,
  ...(bufferPcs === undefined ? {} : { bufferPcs }),
  ...(bufferPct === undefined ? {} : { bufferPct: asDecimal(bufferPct) }),
});

/** The tools over store configurations. */
export const storeConfigTools: ToolHandlers = { 'storeConfig.test': tryWarehouses };
