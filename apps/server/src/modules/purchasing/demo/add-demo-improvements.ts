import { addDays } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DatedDocument, leadDated } from './dated-document.ts';

/** What suppliers agreed to improve: when, by when in days from today, and when and by what it was closed. */
interface Agreed {
  readonly daysAgo: number;
  readonly dueIn: number;
  readonly dimension: string;
  readonly task: string;
  readonly closed?: readonly [daysAgo: number, evidence: string];
}

/** By supplier, those that deliver most. */
const agreed: readonly (readonly Agreed[])[] = [
  [
    {
      daysAgo: 75,
      dueIn: -40,
      dimension: 'delivery',
      task: '每周五发送在制订单进度表，含预计完工日',
      closed: [42, '连续四周收到进度表，准时率由78%升至93%'],
    },
    { daysAgo: 20, dueIn: 25, dimension: 'cost', task: '提交阶梯价方案：月量5,000件以上再降2%' },
  ],
  [
    { daysAgo: 60, dueIn: -12, dimension: 'delivery', task: '钢材安全库存备到三周用量，避免断料停线' },
    { daysAgo: 18, dueIn: 12, dimension: 'quality', task: '热处理硬度每炉抽检5件，随货附检测报告' },
  ],
  [
    {
      daysAgo: 50,
      dueIn: -20,
      dimension: 'service',
      task: '指定专人48小时内回复订单，节假日有值班',
      closed: [15, '专人到岗，近30天回复全部在48小时内'],
    },
  ],
  [{ daysAgo: 33, dueIn: -3, dimension: 'quality', task: '包装改五层加强纸箱并做跌落试验，破损率降到0.2%以下' }],
  [{ daysAgo: 8, dueIn: 40, dimension: 'delivery', task: '增开夜班，旺季月产能提升到8,000件' }],
];

/** Adds what suppliers agreed to improve in review meetings: open, overdue and closed. */
export const addDemoImprovements = demoStep('supplierImprovements', ['purchaseOrders'], async demo => {
  const { transaction, person, now } = demo;
  const [manager, buyer] = [person('purchaseManager'), person('buyer')];
  const suppliers = await transaction
    .selectFrom('purchase_order')
    .select('supplier')
    .groupBy('supplier')
    .orderBy(eb => eb.fn.countAll(), 'desc')
    .orderBy('supplier')
    .limit(agreed.length)
    .execute();
  for (const [at, { supplier }] of suppliers.entries())
    for (const { daysAgo, dueIn, dimension, task, closed } of agreed[at]!) {
      const values: RecordValues = { supplier, dimension, task, dueDate: addDays(businessDay(now), dueIn) };
      const steps: DatedDocument['steps'] = closed && [[closed[0], ['close', buyer, { evidenceNote: closed[1] }]]];
      await leadDated(demo, 'supplierImprovements', manager, { daysAgo, values, ...(steps ? { steps } : {}) });
    }
});
