import { type LocalDate, ok, weekOf } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { netRequirement, requirementDaysLate, suggestOrder } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { type OrderLimits, orderLimits } from '../order/order-limits.ts';
import { orderOffers, questionIn } from '../order/order-offers.ts';
import type { SupplierOffer } from '../supplier-sku/offers.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { seesPrices } from '../supplier-sku/sees-prices.ts';
import { askedOf } from './summary-conditions.ts';

/** Requirements that are summed up at most at a time; those that are to be ordered first. */
const mostSummed = 20_000;

/** What requirements of one row have in common, beside the week. */
const together = ['supplier', 'sku', 'warehouse', 'companyEntity', 'currency', 'buyer'] as const;
const shown = [
  ...together,
  'state',
  'openQty',
  'requiredDate',
  'latestOrderDate',
  'salesStatus',
  'onHand',
  'free',
  'transit',
  'safety',
] as const;

const keyOf = (row: RecordRow): string =>
  [weekOf(row['latestOrderDate'] as LocalDate), ...together.map(name => String(row[name] ?? ''))].join(' ');

/** How a SKU is bought, and on which day it is asked. */
interface Buying {
  readonly offer: SupplierOffer | undefined;
  readonly limits: OrderLimits;
  readonly today: LocalDate;
  readonly showsPrices: boolean;
}

/** [R111] [R112] [R113] A row of the summary: requirements that belong together, the most urgent first. */
function rowOf(no: number, of: readonly RecordRow[], { offer, limits, today, showsPrices }: Buying): RecordValues {
  const first = of[0]!;
  const openQty = of.reduce((sum, row) => sum + Number(row['openQty']), 0);
  const latestOrderDate = first['latestOrderDate'] as LocalDate;
  const [free, inTransit, safety] = [Number(first['free']), Number(first['transit']), Number(first['safety'])];
  const currency = String(first['currency'] ?? 'CNY');
  const suggested = suggestOrder(openQty, limits, { breaks: offer?.breaks ?? [], currency, today });
  return {
    ...Object.fromEntries(together.map(name => [name, first[name]])),
    no,
    week: weekOf(latestOrderDate),
    salesStatus: first['salesStatus'],
    openQty,
    requiredDate: of.map(row => String(row['requiredDate'])).toSorted()[0],
    latestOrderDate,
    onHand: first['onHand'],
    inTransit,
    free,
    safety,
    netRequirement: netRequirement({ openQty, safety, free, inTransit }),
    moq: limits.moq,
    cartonQty: limits.cartonQty,
    suggestedQty: suggested.qty,
    surplus: suggested.surplus,
    ...(showsPrices ? { priceNow: suggested.price, amount: suggested.amount } : {}),
    daysLate: requirementDaysLate(openQty, latestOrderDate, today),
    waiting: of.filter(row => row['state'] === 'new').length,
  };
}

/** What is open in the caller's scope by supplier, order week and SKU: three queries however many there are. */
export const summaryTool: ToolHandler = async ({ parts, input }) => {
  const where = sql.join([sql<boolean>`t.state in ('new', 'confirmed', 'part')`, seenRows(parts), ...askedOf(parts, input)], sql` and `);
  const found = await selectRows(
    parts.database,
    parts.resource,
    shown,
    sql`where ${where} order by t.latest_order_date, t.id limit ${mostSummed + 1}`,
  );
  const rows = found.slice(0, mostSummed);
  const questions = rows.filter(({ supplier }) => supplier !== undefined).map(row => questionIn(row, row['sku']));
  const offerFor = await orderOffers(parts.database, questions);
  const limitsOf = await orderLimits(parts.database, idsIn(rows.map(({ sku }) => sku)));
  const today = todayOf(parts.caller);
  const showsPrices = seesPrices(parts.caller);
  const groups = [...Map.groupBy(rows, keyOf).values()];
  return ok({
    ...(found.length > rows.length ? { more: true } : {}),
    rows: groups.map((of, at) => {
      const offer = of[0]!['supplier'] === undefined ? undefined : offerFor(questionIn(of[0]!, of[0]!['sku']));
      return rowOf(at + 1, of, { offer, limits: limitsOf(Number(of[0]!['sku']), offer), today, showsPrices });
    }),
    needs: groups.flatMap((of, at) => of.map(({ id, version, state }) => ({ id, version, no: at + 1, isNew: state === 'new' }))),
  });
};
