import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo } from '../../../platform/demo/lead-demo.ts';

interface Lying {
  readonly warehouse: number;
  readonly bin: number;
  readonly sku: number;
  readonly qty: number;
}

/** Stock in a status at the demo's warehouse in Shenzhen, where more than the reserved pieces is there. */
async function lying(transaction: Transaction<Tables>, status: string): Promise<readonly Lying[]> {
  const { rows } = await sql<Lying>`
    select b.warehouse, b.bin, b.sku, b.qty from stock_balance b join warehouse w on w.id = b.warehouse join bin n on n.id = b.bin
    join stock_item i on i.warehouse = b.warehouse and i.sku = b.sku
    where w.code = 'CN-SZ' and b.status = ${status} and b.qty >= 2 and i.unallocated = 0 order by n.seq, n.id limit 12`.execute(
    transaction,
  );
  return rows;
}

/** Adds documents of stock in each of their states: found and lost pieces, samples, damage, moves between bins. */
export const addDemoOperations = demoStep('operations', ['receipts'], async ({ transaction, registry, person, now }) => {
  const [clerk, manager] = [person('whClerk'), person('financeManager')];
  const lead = leadingDemo(transaction, registry, now);
  const free = await lying(transaction, 'available');
  const hurt = await lying(transaction, 'damaged');
  const asked: DocumentStep = ['submit', clerk];
  const passed: readonly DocumentStep[] = [asked, ['approve', manager]];
  const posted: readonly DocumentStep[] = [...passed, ['post', clerk]];
  const lines = (own: readonly Lying[], qty: number, more: object = {}) => own.map(({ bin, sku }) => ({ bin, sku, qty, ...more }));
  const available = { stockStatus: 'available' };
  const warehouse = free[0]!.warehouse;
  const ins: readonly (readonly [reason: string, note: string, steps: readonly DocumentStep[]])[] = [
    ['found', '货架后找回', []],
    ['gift', '供应商随货赠品', [asked]],
    ['sample_back', '拍摄样品归还', passed],
    ['found', '盘点外找回，外箱完好', posted],
    ['gift', '无赠品凭证', [asked, ['reject', manager, { rejectReason: '请补供应商赠品确认' }]]],
    ['sample_back', '样品归还，SKU登记有误', [...posted, ['reverse', clerk, { reverseReason: 'SKU登记错误，重新入库' }]]],
  ];
  for (const [at, [reason, note, steps]] of ins.entries())
    await lead('stockInOperation', clerk, { warehouse, reason, note, lines: lines(free.slice(at, at + 2), 2 + at, available) }, steps);
  const outs: readonly (readonly [reason: string, note: string, steps: readonly DocumentStep[]])[] = [
    ['sample', '客户寄样', []],
    ['photo', '新品详情页拍摄', [asked]],
    ['internal', '产线装配试用', passed],
    ['lost', '巡检确认丢失', posted],
    ['sample', '展会样品', [asked, ['reject', manager, { rejectReason: '展会已取消' }]]],
  ];
  for (const [at, [reason, note, steps]] of outs.entries())
    await lead('stockOutOperation', clerk, { warehouse, reason, note, lines: lines(free.slice(at + 4, at + 5), 1, available) }, steps);
  if (hurt[0])
    await lead(
      'stockOutOperation',
      clerk,
      { warehouse, reason: 'scrap', note: '外壳破裂，待拍照', lines: lines([hurt[0]], 1, { stockStatus: 'damaged' }) },
      [],
    );
  const [one, two, three, four, five] = free.slice(6) as [Lying, Lying, Lying, Lying, Lying];
  const change = ({ sku, bin }: Lying, more: object) => ({ warehouse, sku, bin, stockStatus: 'available', qty: 1, ...more });
  await lead('stockConversion', clerk, change(one, { kind: 'bin', toBin: two.bin, reason: '合并零散库位' }), [['post', clerk]]);
  await lead('stockConversion', clerk, change(two, { kind: 'bin', toBin: three.bin }), []);
  await lead('stockConversion', clerk, change(three, { kind: 'status', toStatus: 'qc_hold', reason: '客诉同批次' }), [['post', clerk]]);
  await lead('stockConversion', clerk, change(four, { kind: 'status', toStatus: 'damaged', reason: '叉车碰撞' }), [asked]);
  await lead('stockConversion', clerk, change(five, { kind: 'status', toStatus: 'damaged', reason: '受潮生锈' }), passed);
});
