import { addDays } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import type { DocumentStep } from '../../../platform/demo/lead-demo.ts';
import { type DatedDocument, leadDated, stepDated } from './dated-document.ts';

/** Adds claims against all kinds of parties, in every state; those that receipts led to are put forward and talked about. */
export const addDemoClaims = demoStep('claims', ['receipts', 'purchaseOrders', 'shippings'], async demo => {
  const { transaction, person, now } = demo;
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const day = (daysAgo: number) => addDays(businessDay(now), -daysAgo);
  const submit: DocumentStep = ['submit', buyer];
  const note = (said: string): DocumentStep => ['note', buyer, { note: said }];
  const { id: supplier } = await transaction
    .selectFrom('supplier')
    .select('id')
    .where('stage', '=', 'qualified')
    .where('currency', '=', 'CNY')
    .where('id', 'in', transaction.selectFrom('purchase_order').select('supplier'))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { order_no: bizNo } = await transaction
    .selectFrom('purchase_order')
    .select('order_no')
    .where('supplier', '=', supplier)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const ofSupplier = { party: 'supplier', supplier, currency: 'CNY', bizNo } as const;
  const made = await transaction.selectFrom('claim').select(['id', 'supplier']).where('state', '=', 'draft').orderBy('id').execute();
  const [damaged] = made.filter(claim => claim.supplier !== null);
  if (damaged)
    await stepDated(demo, 'claimSummary', damaged.id, [
      [6, submit],
      [4, note('供应商要求提供开箱照片，已补发。')],
    ]);
  const named = await transaction.selectFrom('carrier').select(['id', 'code']).execute();
  const carriers = new Map(named.map(({ id, code }) => [code, id]));
  const overseas = await transaction.selectFrom('warehouse').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow();
  const all: readonly DatedDocument[] = [
    {
      daysAgo: 1,
      values: {
        party: 'carrier',
        carrier: carriers.get('COSCO'),
        type: 'damage',
        mode: 'sea',
        bizNo: 'OOLU8820410',
        currency: 'USD',
        claimed: '1860',
        day: day(2),
        matter: '柜门进水，12箱受潮',
      },
    },
    {
      daysAgo: 9,
      values: {
        party: 'carrier',
        carrier: carriers.get('DHL-EXP'),
        type: 'lost',
        mode: 'road',
        bizNo: 'DHL-771204',
        currency: 'EUR',
        claimed: '640.5',
        day: day(10),
        matter: '汉堡仓入库少2箱',
      },
      steps: [[8, submit]],
    },
    {
      daysAgo: 25,
      values: {
        party: 'warehouse',
        warehouse: overseas.id,
        type: 'lost',
        currency: 'USD',
        claimed: '420',
        day: day(26),
        matter: '盘点短少18件',
      },
      steps: [
        [24, submit],
        [20, note('对方认可其中11件，其余查监控。')],
        [6, ['agree', manager, { agreed: '300', note: '按11件加处理费' }]],
      ],
    },
    {
      daysAgo: 60,
      values: {
        party: 'insurer',
        counterparty: '平安产险',
        type: 'damage',
        currency: 'CNY',
        claimed: '28500',
        day: day(62),
        matter: '整柜侧翻，残值拍卖后净损',
      },
      steps: [
        [58, submit],
        [50, note('公估已到场，等报告。')],
        [30, ['agree', manager, { agreed: '24000', note: '扣免赔额' }]],
        [12, ['recover', manager, { way: 'cash', amount: '15000', note: '首笔到账' }]],
      ],
    },
    {
      daysAgo: 45,
      values: {
        party: 'platform',
        counterparty: 'Amazon US',
        type: 'overcharge',
        currency: 'USD',
        claimed: '500',
        day: day(46),
        matter: '配送费按错误尺寸计收',
      },
      steps: [
        [44, submit],
        [20, ['reject', buyer, { note: '平台复测尺寸无误' }]],
      ],
    },
    {
      daysAgo: 80,
      values: { ...ofSupplier, type: 'quality', claimed: '1000', day: day(82), matter: '轴承异响批次，客户退货运费' },
      steps: [
        [78, submit],
        [70, note('供应商承认热处理偏差。')],
        [60, ['agree', manager, { agreed: '900' }]],
        [55, ['recover', manager, { way: 'offset', amount: '400', note: '抵本月货款' }]],
        [40, ['recover', manager, { way: 'cash', amount: '500' }]],
        [38, ['close', buyer]],
      ],
    },
    {
      daysAgo: 70,
      values: { ...ofSupplier, type: 'delay', claimed: '500', day: day(72), matter: '延误改空运差额' },
      steps: [
        [69, submit],
        [60, ['reject', buyer, { note: '供应商举证我方图纸晚签' }]],
        [29, ['close', buyer]],
      ],
    },
    {
      daysAgo: 30,
      values: { ...ofSupplier, type: 'damage', claimed: '760', day: day(31), matter: '包装不足，运输破损20件' },
      steps: [
        [29, submit],
        [21, ['agree', manager, { agreed: '760' }]],
        [10, ['recover', manager, { way: 'offset', amount: '760' }]],
      ],
    },
  ];
  for (const claim of all) await leadDated(demo, 'claimSummary', buyer, claim);
});
