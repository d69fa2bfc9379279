import type { LocalDate } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import type { DocumentStep } from '../../../platform/demo/lead-demo.ts';
import { type DatedDocument, leadDated } from './dated-document.ts';

/** A SKU of an order. */
interface Ordered {
  readonly sku: number;
  readonly orderNo: string;
}

/** Adds costs that were found overseas, of goods of the oldest orders: to attribute, to confirm, passed on, and waived. */
export const addDemoOverseas = demoStep('overseasCosts', ['rates', 'deductions'], async demo => {
  const { transaction, person, now } = demo;
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const today = businessDay(now);
  const { rows } = await sql<Ordered>`
    select l.sku, o.order_no as "orderNo" from purchase_order o join purchase_order_lines l on l.record_id = o.id
    where o.effective_at is not null order by o.created_at, o.id, l.line_no limit 5`.execute(transaction);
  const { rows: known } = await sql<{ warehouse: number; day: LocalDate | null }>`
    select id as warehouse, (select max(valid_from) from exchange_rate where "from" = 'USD' and "to" = 'CNY' and state = 'active'
      and rate_type = 'booking' and valid_from <= ${today}::date) as day
    from warehouse where code = 'US-W'`.execute(transaction);
  const attribute: DocumentStep = ['attribute', buyer];
  const all: readonly { readonly values: RecordValues; readonly steps?: DatedDocument['steps'] }[] = [
    { values: { feeType: 'relabel', qty: 120, foreignAmount: '84', docNo: 'LAX-RL-0711' } },
    { values: { feeType: 'customer_refund', qty: 6, foreignAmount: '318.4', docNo: 'RMA-10466' }, steps: [[2, attribute]] },
    {
      values: { feeType: 'repack', qty: 60, foreignAmount: '150', docNo: 'LAX-RP-0698' },
      steps: [
        [3, attribute],
        [2, ['confirm', manager]],
      ],
    },
    {
      values: { feeType: 'storage', qty: 40, foreignAmount: '62', docNo: 'LAX-ST-0655' },
      steps: [[2, ['waive', buyer, { waiveReason: '滞仓由我方计划调整引起' }]]],
    },
    { values: { feeType: 'disposal', qty: 9, foreignAmount: '27', docNo: 'LAX-DS-0702' } },
  ];
  for (const [at, { values, steps = [] }] of all.entries()) {
    const [ordered, place] = [rows[at], known[0]];
    if (!ordered || !place) return;
    const { warehouse, day } = place;
    const lot = steps.length > 0 ? { lotRef: ordered.orderNo } : {};
    const cost = { sku: ordered.sku, warehouse, eventDate: day ?? today, foreignCurrency: 'USD', ...lot, ...values };
    await leadDated(demo, 'overseasDeduction', buyer, { daysAgo: 4, values: cost, steps: day ? steps : [] });
  }
});
