import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { shipPieces } from '../outbound/ship-pieces.ts';

/** Adds transfers from Shenzhen to the western warehouse in the US: being asked for, waiting to leave, on their way, cancelled. */
export const addDemoTransfers = demoStep('transfers', ['places', 'routes'], async ({ transaction, registry, person, now }) => {
  const [clerk, manager] = [person('whClerk'), person('financeManager')];
  const { rows: free } = await sql<{ from: number; to: number; sku: number; qty: number }>`
    select i.warehouse as "from", t.id as "to", i.sku, least(40, i.available - i.unallocated)::integer as qty from stock_item i
    join warehouse w on w.id = i.warehouse and w.code = 'CN-SZ' cross join (select id from warehouse where code = 'US-W') t
    where i.available - i.unallocated >= 20 order by i.sku limit 12`.execute(transaction);
  const lead = leadingDemo(transaction, registry, now);
  const passed: readonly DocumentStep[] = [
    ['submit', clerk],
    ['approve', manager],
  ];
  const day = (after: number) => businessDay(new Date(now.getTime() + after * 86_400_000));
  const made = async (at: number, note: string, steps: readonly DocumentStep[]) => {
    const [one, two] = free.slice(at * 2, at * 2 + 2);
    const lines = [one!, two!].map(({ sku, qty }) => ({ sku, qty: Math.floor(qty / 2) }));
    return lead('transferOrder', clerk, { fromWarehouse: one!.from, toWarehouse: one!.to, eta: day(28 + at * 3), note, lines }, steps);
  };
  await made(0, '美西安全库存补货', []);
  await made(1, '旺季前置备货', [['submit', clerk]]);
  await made(2, '拼柜，待装箱', passed);
  await made(3, '改走FBA，取消', [...passed, ['cancel', clerk, { closeReason: '改走FBA直发' }]]);
  const way = await made(4, '海运整柜', passed);
  const outbound = await transaction
    .selectFrom('outbound as o')
    .innerJoin('transfer_order as t', 't.transfer_no', 'o.source_no')
    .select('o.id')
    .where('t.id', '=', way)
    .executeTakeFirstOrThrow();
  const lines = await transaction.selectFrom('outbound_lines').select(['line_no', 'qty']).where('record_id', '=', outbound.id).execute();
  const reply = await shipPieces(
    { registry, transaction, now, by: clerk },
    { outboundId: outbound.id, idemKey: `demo:transfer:${way}`, items: lines.map(({ line_no: lineNo, qty }) => ({ lineNo, qty })) },
  );
  if (!reply.ok) throw new Error(reply.refusal.code);
});
