import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { createOutbound, type NewOutbound } from '../../inventory/outbound/create-outbound.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockItems } from '../../inventory/stock/lock-items.ts';
import { type LedgerContext, stockLedger } from '../../inventory/stock/stock-ledger.ts';
import { type PlanLine, planLines } from './plan-lines.ts';
import { planRefusals, type ShortSku, shortOfStock } from './plan-refusals.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';

/** What a plan takes of each line: whole cartons first, then what is left of the loose pieces. */
interface Allowed {
  readonly line: PlanLine;
  readonly cartons: number;
  readonly loose: number;
  readonly qty: number;
}

function allowedOf(lines: readonly PlanLine[]): { readonly allowed: readonly Allowed[]; readonly short: readonly ShortSku[] } {
  const groups = [...Map.groupBy(lines, ({ sku }) => sku).values()].map(own => {
    const need = own.reduce((sum, { qty }) => sum + qty, 0);
    let left = own[0]!.ready;
    const allowed = own.map((line): Allowed => {
      const cartons = Math.min(line.cartons, Math.floor(left / line.cartonQty));
      const loose = Math.min(line.loose, left - cartons * line.cartonQty);
      const qty = cartons * line.cartonQty + loose;
      left -= qty;
      return { line, cartons, loose, qty };
    });
    return { allowed, short: need > own[0]!.ready ? [{ sku: own[0]!.code, need, most: own[0]!.ready }] : [] };
  });
  return { allowed: groups.flatMap(({ allowed }) => allowed), short: groups.flatMap(({ short }) => short) };
}

const outTypes = { overseas: 'transfer', fba: 'fba', distributor: 'distribution' } as const;

interface Place {
  readonly country: number;
  readonly state: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  readonly address: string | null;
  readonly store: number | null;
  readonly name: string;
}

/** Reserves the pieces of a destination and makes its outbound order. */
async function sendTo(
  context: LedgerContext,
  plan: { readonly no: string; readonly from: number; readonly shipBy: string | null },
  toNode: number,
  own: readonly Allowed[],
): Promise<Result<void>> {
  const { transaction } = context;
  const ledger = stockLedger(context);
  const { rows } = await sql<Place>`
    select country, state, city, zip, address, store, coalesce(name_en, code) as name from warehouse where id = ${toNode}`.execute(
    transaction,
  );
  const place = rows[0]!;
  const lines: NewOutbound['lines'][number][] = [];
  for (const { line, qty } of own) {
    const reserved = await ledger.reserve({
      demandType: 'distribution_plan',
      demandNo: plan.no,
      demandLine: line.lineNo + 1,
      warehouse: plan.from,
      sku: line.sku,
      qty,
    });
    if (!reserved.ok) return reserved;
    const listing = place.store === null ? undefined : await mskuOf(context, place.store, line.sku);
    lines.push({ sku: line.sku, qty, reservationNo: reserved.value, ...(listing === undefined ? {} : { ptSku: listing }) });
  }
  const given = <Value>(key: string, value: Value | null) => (value === null ? {} : { [key]: value });
  const made = await createOutbound(context, {
    outType: outTypes[own[0]!.line.destKind],
    sourceType: 'distribution_plan',
    sourceNo: plan.no,
    warehouse: plan.from,
    toWarehouse: toNode,
    country: place.country,
    receiver: place.name,
    ...given('state', place.state),
    ...given('city', place.city),
    ...given('postcode', place.zip),
    ...given('address', place.address),
    ...given('store', place.store),
    ...given('shipBy', plan.shipBy),
    lines,
  });
  if (!made.ok) return made;
  await sql`update distribution_plan_lines set outbound_no = ${made.value.outboundNo}, version = version + 1
    where id = any(${own.map(({ line }) => line.id)}::bigint[])`.execute(transaction);
  return ok(undefined);
}

const mskuOf = async ({ transaction }: LedgerContext, store: number, sku: number): Promise<string | undefined> =>
  (
    await transaction
      .selectFrom('fba_map')
      .select('msku')
      .where('store', '=', store)
      .where('sku', '=', sku)
      .where('status', '=', 1)
      .orderBy('effective_from', 'desc')
      .executeTakeFirst()
  )?.msku;

/**
 * [M6] Reserves what an approved plan takes and creates an outbound order for each destination; a shortage is refused, or the plan is
 * lowered to the allowed part where that is requested.
 */
export const releasePlan: TransitionEffect = async ({ parts, before, after, input }) => {
  const { database: transaction, caller } = parts;
  const context = ledgerContext(transaction, caller);
  const from = Number(before['fromNode']);
  const skus = await transaction
    .selectFrom('distribution_plan_lines')
    .select('sku')
    .distinct()
    .where('record_id', '=', before.id)
    .execute();
  await lockItems(
    transaction,
    skus.map(({ sku }) => ({ warehouse: from, sku })),
  );
  const { allowed, short } = allowedOf(await planLines(transaction, before.id));
  if (short.length > 0 && input['allowedPart'] !== true) return refuse([shortOfStock(short)]);
  const sent = allowed.filter(({ qty }) => qty > 0);
  if (sent.length === 0) return refuse([planRefusals.nothingAllowed]);
  for (const { line, cartons, loose } of allowed.filter(({ line, qty }) => qty < line.qty))
    await transaction
      .updateTable('distribution_plan_lines')
      .set({ cartons, loose, reason: line.reason ?? 'ATP_SHORT', version: sql`version + 1` })
      .where('id', '=', line.id)
      .execute();
  const { rows } = await sql<{ shipBy: string | null }>`
    select ((p.ship_date + time '18:00') at time zone w.timezone)::timestamptz(3) as "shipBy"
    from distribution_plan p join warehouse w on w.id = p.from_node where p.id = ${before.id}`.execute(transaction);
  const plan = { no: String(before['planNo']), from, shipBy: rows[0]!.shipBy };
  const places = [...Map.groupBy(sent, ({ line }) => line.toNode)].toSorted(([one], [other]) => one - other);
  for (const [toNode, own] of places) {
    const reply = await sendTo(context, plan, toNode, own);
    if (!reply.ok) return refuse([reply.refusal as Refusal]);
  }
  return ok({ ...after, lines: await linesNow(context, before.id) });
};

/** The lines of a plan as its change history records them. */
export async function linesNow(
  { transaction }: Pick<LedgerContext, 'transaction'>,
  plan: number,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const rows = await transaction
    .selectFrom('distribution_plan_lines')
    .select(['sku', 'to_node as toNode', 'dest_kind as destKind', 'cartons', 'reason'])
    .where('record_id', '=', plan)
    .orderBy('line_no')
    .execute();
  return rows.map(({ reason, destKind, ...row }) => ({
    ...row,
    ...(destKind === null ? {} : { destKind }),
    ...(reason === null ? {} : { reason }),
  }));
}
