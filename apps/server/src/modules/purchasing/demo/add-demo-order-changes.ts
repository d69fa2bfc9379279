import { unrestricted } from '@axle/permissions';
import { addDays, type Decimal, divide, type LocalDate, multiply, round } from '@axle/kernel';
import { businessDay, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo, steppingDemo } from '../../../platform/demo/lead-demo.ts';
import { orderedLines } from '../order/ordered-lines.ts';
import { standingsOf } from '../order/order-standing.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { leadAwaited } from './lead-awaited.ts';
import { approvalsOf, orderableSkus, piecesFrom, usualOrder } from './orderable.ts';

const dayLong = 86_400_000;
const decimal = (number: number): Decimal => String(number) as Decimal;
const dearer = (price: Decimal, percent: number): Decimal => round(divide(multiply(price, decimal(100 + percent)), decimal(100), 6), 4);

/** Something that is done with an order in force of the demo. */
type Way = (order: RecordRow) => readonly DocumentStep[];

/** The lines of an order as the dialog of a change has them, the first one changed. */
const changed = (
  order: RecordRow,
  edit: (line: { readonly qty: number; readonly price: Decimal; readonly date: LocalDate }) => RecordValues,
) => orderedLines(order).map(({ orderLine, sku, agreed }, at) => ({ orderLine, sku, ...agreed, ...(at === 0 ? edit(agreed) : {}) }));

/** The pieces that are closed short, of each line by what is to come of it. */
const closedShort = (order: RecordRow, pieces: (open: number, at: number) => number) =>
  standingsOf(order).map(({ open }, at) => ({ orderLine: at + 1, sku: linesIn(order, 'lines')[at]!['sku'], shortClose: pieces(open, at) }));

/** Adds orders in force: as agreed, in production, changed, with a change in approval or rejected, closed short in part and as a whole. */
export const addDemoOrderChanges = demoStep('orderChanges', ['supplierReplies'], async demo => {
  const { transaction, registry, person, now } = demo;
  const today = businessDay(now);
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const change = (order: RecordRow, changeReason: string, edit: Parameters<typeof changed>[1]): DocumentStep => [
    'change',
    buyer,
    { changeReason, lines: changed(order, edit) },
  ];
  const start: DocumentStep = ['start', buyer];
  const ways: readonly Way[] = [
    () => [],
    () => [start],
    order => [start, change(order, '海外仓爆仓，推迟交货', ({ date }) => ({ date: addDays(date, 10), dateReason: 'push_out' }))],
    order => [start, change(order, '铜价上涨，双方议价', ({ price }) => ({ price: dearer(price, 2) }))],
    order => [
      change(order, '加固包装，单价上调', ({ price }) => ({ price: dearer(price, 3) })),
      ['rejectChange', manager, { changeRejectReason: '包装费由供应商承担，请重新议价' }],
    ],
    order => [
      start,
      [
        'shortClose',
        buyer,
        { changeReason: '模具损坏，余量不再生产', lines: closedShort(order, (open, at) => (at === 0 ? Math.ceil(open / 5) : 0)) },
      ],
    ],
    order => [['shortClose', buyer, { changeReason: '车型停产，整单不再要', lines: closedShort(order, open => open) }]],
    order => [start, change(order, '旺季备货减量', ({ qty }) => ({ qty: Math.ceil(qty / 2) }))],
  ];
  const skus = await orderableSkus(demo);
  const pairs = [...Map.groupBy(skus, ({ supplier }) => supplier).values()].filter(of => of.length >= 3);
  const terms = await usualOrder(demo);
  for (const [at, way] of ways.entries()) {
    const own = pairs[at % Math.max(1, pairs.length)]?.slice(0, 3);
    if (!own) return;
    const then = new Date(now.getTime() - (3 + at) * dayLong);
    const lines = own.map((sku, line) => ({
      sku: sku.id,
      price: sku.price as Decimal,
      qty: piecesFrom(sku, 40 * (at + 1)),
      requiredDate: addDays(today, 20 + 2 * at + 4 * line),
      remark: '按年度协议价，加急交货',
    }));
    const values = { ...terms, supplier: own[0]!.supplier, underTolPct: '1', lines };
    const lead = leadingDemo(transaction, registry, then);
    const steps: readonly DocumentStep[] = [['submit', buyer], ...approvalsOf(demo, lines), ['send', buyer]];
    const [id] = (await leadAwaited(demo, { at: then, turn: at }, [values], steps)) as readonly [number];
    await lead('viewReplies', buyer, { purchaseOrder: id, channel: 'portal', repliedAt: then.toISOString() }, []);
    const order = (await ordersById(transaction, { registry, access: unrestricted(buyer), now }, [id])).get(id)!;
    await steppingDemo(transaction, registry, new Date(now.getTime() - dayLong))('effectiveOrders', id, way(order));
  }
});
