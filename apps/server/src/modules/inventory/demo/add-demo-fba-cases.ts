import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { DemoFba, DemoFbaListing } from './add-demo-fba-stock.ts';
import type { DemoFbaPlan } from './demo-fba-plans.ts';

const day = 86_400_000;

/** Cases of the demo's losses in every state, and what Amazon paid. */
export async function addDemoFbaCases(
  { transaction, add, now }: DemoFba,
  plan: DemoFbaPlan,
  listings: readonly DemoFbaListing[],
  store: number,
): Promise<void> {
  if (plan.country !== 'US') return;
  const { rows } = await sql<{ line_no: string; fnsku: string; sku: number; lost: number; deadline: string; warehouse: number }>`
    select line_no, fnsku, (select f.sku from fba_sku_on(store, fnsku, period_to) f) as sku, lost, claim_deadline::text as deadline,
    fba_warehouse(store, location) as warehouse from fba_ledger_line_list
    where store = ${store} and lost < 0 order by id`.execute(transaction);
  const at = (ago: number) => businessDay(new Date(now.getTime() - ago * day));
  const filings = [
    { state: 'filed', amazonCaseId: '15522408871', filedAt: at(9) },
    { state: 'filed', amazonCaseId: '15523117054', filedAt: at(6) },
    { state: 'rejected', amazonCaseId: '15519930127', filedAt: at(15), reason: '亚马逊答复：已在其他库房找回' },
  ];
  const cases = rows.slice(0, 3).map(({ line_no: sourceNo, fnsku, sku, lost, deadline, warehouse }, place) => {
    const { msku } = listings.find(listing => listing.fnsku === fnsku)!;
    return { type: 'wh_lost', store, warehouse, sourceNo, fnsku, msku, sku, qty: place === 0 ? 3 : -lost, deadline, ...filings[place]! };
  });
  const [first] = cases;
  if (!first) return;
  const { store: shop, warehouse, msku, fnsku, sku } = first;
  const ended = { store: shop, warehouse, msku, fnsku, sku, sourceNo: first.sourceNo, type: 'wh_damaged' };
  await add('fbaCase', [
    ...cases.map(({ state: _, ...values }) => values),
    { ...ended, qty: 5, deadline: at(40) },
    { ...ended, qty: 2, deadline: at(60) },
  ]);
  for (const { sourceNo, state } of cases)
    await sql`update fba_case set state = ${state} where source_no = ${sourceNo}`.execute(transaction);
  await sql`update fba_case set state = 'expired' where source_no = ${ended.sourceNo} and type = 'wh_damaged' and qty = 5`.execute(
    transaction,
  );
  await sql`update fba_case set state = 'closed', closed_at = ${at(50)}::date where source_no = ${ended.sourceNo} and type = 'wh_damaged'
    and qty = 2`.execute(transaction);
  const paid = (
    reimbursementId: string,
    { fnsku, msku }: DemoFbaListing,
    qtyTotal: number,
    each: string,
    total: string,
    more: RecordValues = {},
  ) => ({
    store,
    reimbursementId,
    approvedAt: at(3),
    reason: 'Lost_Warehouse',
    msku,
    fnsku,
    currency: 'USD',
    amountPerUnit: each,
    amountTotal: total,
    qtyCash: qtyTotal,
    qtyTotal,
    ...more,
  });
  await add('fbaReimbursement', [
    paid('31844710295', listings[0]!, 1, '21.40', '21.40'),
    paid('31844902217', listings[1]!, 5, '18.75', '93.75', { amazonCaseId: '15523117054' }),
    paid('31839007735', listings[4]!, 1, '16.20', '16.20', { reason: 'CustomerReturn', orderId: '113-5528841-0937026' }),
  ]);
}
