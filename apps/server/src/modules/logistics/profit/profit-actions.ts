import type { Decimal } from '@axle/kernel';
import { fill, refuse } from '@axle/kernel';
import { estimatedProfit } from '@axle/logistics';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { nextPeriod } from '../../../platform/dated/next-period.ts';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { estimateTerms, keptLines, pricesFor } from './estimate.ts';
import { type ProfitBook, profitBook } from './profit-book.ts';

/** Most estimates that are computed at a time. */
const most = 2000;

/** What computing writes; empty where something is missing. */
const results =
  'revenue referral fulfilmentFee storage ads purchase firstLeg duty landed goods other profit margin roi targetPrice breakEven tier missing'.split(
    ' ',
  );
const cleared: RecordValues = Object.fromEntries(results.map(key => [key, undefined]));

/** The fields that an estimate reveals, by their pages. */
const revealed: readonly (readonly [page: string, field: string])[] = [
  ['skuList', 'price'],
  ['skuList', 'declValues'],
  ['globalShipping', 'rate'],
  ['tariffCode', 'mfn'],
  ['tariffCode', 'exportRebate'],
  ['fbaFreight', 'fees'],
  ['fbmFreight', 'rates'],
];

/** Whether the caller may see what goods cost: profits reveal it, and the rates that they are worked out by. */
export const mayReadCost = ({ caller }: RecordParts): boolean =>
  revealed.every(([page, field]) => fieldAccess(caller.access, page, field).read);

/** What an estimate comes to by the tables of a day. */
export async function computed(book: ProfitBook, row: RecordRow): Promise<RecordValues> {
  const found = await estimateTerms(book, {
    sku: Number(row['sku']),
    site: Number(row['site']),
    fulfilment: String(row['fulfilment']),
    declValue: row['declValue'] as Decimal | undefined,
    dutyCode: row['dutyCode'] as string | undefined,
  });
  const { terms, missing = ['param'], tier, from = [] } = found ?? {};
  const tableVersions = from.join(' · ').slice(0, 1000);
  if (!found || !terms) return { ...cleared, state: 'missing', missing, tier, tableVersions };
  const target = row['targetMargin'] as Decimal | undefined;
  return {
    ...cleared,
    state: 'done',
    tier,
    tableVersions,
    ...keptLines(terms, estimatedProfit(terms, row['price'] as Decimal)),
    ...pricesFor(terms, found.site.currency, target),
  };
}

const calc: ActionHandler = ({ parts, targets }) => {
  if (!mayReadCost(parts)) return Promise.resolve(refuse(callRefusals.forbidden));
  if (targets.length > most)
    return Promise.resolve(
      refuse({
        code: 'TOO_MANY',
        message: fill({ zh: '一次最多计算 {most} 行', en: 'At most {most} rows can be calculated at a time' }, { most }),
      }),
    );
  return eachTarget(parts, targets, async (transaction, records) => {
    const within = { ...parts, database: transaction };
    const book = await profitBook(within, [...new Set(records.map(row => Number(row['sku'])))], todayOf(parts.caller));
    const calcAt = parts.caller.now.toISOString();
    const changes: { readonly before: RecordRow; readonly after: RecordValues }[] = [];
    for (const before of records) changes.push({ before, after: { ...before, ...(await computed(book, before)), calcAt } });
    await updateRows(transaction, within, changes, { action: 'update' });
    return new Map();
  });
};

/** Effects of the own actions of estimates and their parameters. */
export const profitActions: ActionHandlers = { 'estimatedProfit.calc': calc, 'profitParam.nextPeriod': nextPeriod };
