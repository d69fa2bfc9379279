import type { RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { wordOrder } from '../order-template/word-orders.ts';
import { demoClauses } from './demo-clauses.ts';

interface Supplied {
  readonly supplier: number;
  readonly items: readonly number[];
  readonly company: number;
  readonly warehouse: number;
}

/** Suppliers with orders, each with some of its items, and for whom and where it delivered last. */
const suppliersOf = async (transaction: Transaction<Tables>): Promise<readonly Supplied[]> =>
  (
    await sql<Supplied>`
      select o.supplier, (select array_agg(i.id) from (select s.id from supplier_sku s where s.supplier = o.supplier
          and s.state in ('active', 'trial') and s.sku is not null order by s.id limit 4) i) as items,
        max(o.company_entity) as company, max(o.warehouse) as warehouse
      from purchase_order o
      where exists (select from supplier_sku s where s.supplier = o.supplier and s.state = 'active' and s.sku is not null)
      group by o.supplier order by count(*) desc, o.supplier limit 4`.execute(transaction)
  ).rows;

/** Pieces and sales of a month of the lines of the demo, in turn. */
const [pieces, sales] = [
  [240, 480, 120, 360],
  [120, 260, 90, 180],
];

/** How orders of a later version are printed. */
const laidOut: RecordValues = {
  letterhead: '深圳安行汽车配件有限公司\n深圳市宝安区 / Bao’an District, Shenzhen',
  layout: ['sku', 'effQty', 'price', 'amount', 'requiredDate'].map(shown => ({ shown })),
  signature: '采购方（盖章）：　　　　　　　　　　　　供应商（盖章）：',
};

/** Adds the clauses and order templates of the demo company; some of its orders were written by them. */
export const addDemoTemplates = demoStep('orderTemplates', ['purchaseOrders'], async ({ transaction, adding, registry, now }) => {
  const add = adding('catalogEditor');
  const clauses = await add('orderClauses', demoClauses);
  const clausesOf = (...codes: readonly string[]): readonly RecordValues[] => codes.map(code => ({ clause: clauses.get(code) }));
  const [first, second, third, fourth] = await suppliersOf(transaction);
  const from = ({ supplier, company, warehouse, items }: Supplied, line: (at: number) => RecordValues): RecordValues => ({
    supplier,
    companyEntity: company,
    warehouse,
    currency: 'CNY',
    incoterm: 'EXW',
    lines: items.map((supplierSku, at) => ({ supplierSku, ...line(at) })),
  });
  const outgoing = {
    inspectPlan: ['outgoing'],
    packing: '彩盒，五层外箱，箱唛注明 {{order.no}}。Colour box, five-layer carton marked {{order.no}}.',
  };
  const named = (code: string, name: string, useFor: string, qtyRule: string): RecordValues => ({
    code,
    name,
    useFor,
    qtyRule,
    lang: 'both',
  });
  const begun: readonly RecordValues[] = [
    ...(first
      ? [
          {
            ...named('BRK-FIRST', '制动件新品首单', 'new', 'months'),
            months: '1.5',
            ...from(first, at => ({ monthlySales: sales[at] })),
            ...outgoing,
            clauses: clausesOf('Q-SAMPLE', 'P-EXPORT', 'L-IP'),
          },
          {
            ...named('BRK-STD', '制动件常规补货', 'std', 'moq'),
            ...from(first, () => ({})),
            ...outgoing,
            clauses: clausesOf('Q-AQL', 'D-LATE', 'M-INVOICE'),
          },
        ]
      : []),
    ...(second
      ? [
          {
            ...named('FBA-STD', 'FBA直发补货', 'std', 'fixed'),
            ...from(second, at => ({ qty: pieces[at] })),
            ...outgoing,
            clauses: clausesOf('Q-AQL', 'P-FBA', 'D-LATE'),
          },
        ]
      : []),
    ...(third
      ? [
          {
            ...named('EU-FIRST', '欧盟新品首单', 'new', 'months'),
            months: '2',
            ...from(third, at => ({ monthlySales: sales[at] })),
            ...outgoing,
            clauses: clausesOf('Q-SAMPLE', 'L-REACH', 'L-IP'),
          },
        ]
      : []),
    ...(fourth
      ? [
          {
            ...named('MOQ-STD', '按起订量补货', 'std', 'moq'),
            ...from(fourth, () => ({})),
            lang: 'zh',
            clauses: clausesOf('Q-TRACE', 'P-RUST', 'M-INVOICE'),
          },
        ]
      : []),
    {
      ...named('SAMPLE', '打样单', 'smp', 'moq'),
      lang: 'en',
      packing: 'Bubble wrap, single carton, marked {{order.no}}.',
      clauses: clausesOf('Q-SAMPLE', 'L-IP'),
    },
  ];
  await add('orderTpl', begun);
  const standing = begun.find(({ code }) => code === 'BRK-STD');
  const longer = clausesOf('Q-AQL', 'Q-TRACE', 'P-EXPORT', 'D-LATE', 'M-INVOICE');
  if (standing) await add('orderTpl', [{ ...standing, ...laidOut, clauses: longer }]);
  const { rows: written } = await sql<{ id: number }>`
    update purchase_order o set template = (
      select t.id from order_template t where t.supplier = o.supplier and t.use_for = 'std' order by t.template_version, t.id limit 1)
    where o.id in (select p.id from purchase_order p where p.supplier in (select supplier from order_template)
      order by p.id desc limit 12) returning id`.execute(transaction);
  const orders = ownParts(transaction, { registry, access: unrestricted(1), now }, 'purchaseOrder');
  const ids = written.map(({ id }) => id);
  for (const order of await lockRows(transaction, orders, sql<boolean>`t.id = any(${ids}::bigint[])`))
    if (order['template'] !== undefined) await wordOrder(transaction, orders, order);
});
