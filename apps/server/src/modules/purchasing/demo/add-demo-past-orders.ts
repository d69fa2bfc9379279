import { addDays, type Decimal } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingAll } from '../../../platform/demo/lead-demo.ts';
import { undividedly } from '../../../platform/resources/writes/savepoint.ts';
import { chargeLate } from './charge-late.ts';
import { leadAwaited } from './lead-awaited.ts';
import { usualOrder } from './orderable.ts';
import { payPastOrders } from './pay-past-orders.ts';
import { type PastArticle, type PastOrder, pastOrders } from './past-orders.ts';
import { pressing } from './pressing.ts';
import { receivePastOrders } from './receive-past-orders.ts';

const dayLong = 86_400_000;

/** Days of a month, about. */
const monthDays = 30;

/** How many days ago the last round of former times was ordered: all of it has come and is paid. */
const last = 150;

/** Articles that suppliers of the demo sell, by supplier. */
const articles = async ({ transaction }: Demo): Promise<readonly PastArticle[]> =>
  (
    await transaction
      .selectFrom('supplier_sku as a')
      .innerJoin('sku as s', 's.id', 'a.sku')
      .innerJoin('supplier as p', 'p.id', 'a.supplier')
      .select([
        'a.supplier',
        's.id as sku',
        'a.moq',
        'a.carton_qty as cartonQty',
        'a.order_multiple as multiple',
        'a.lead_days as leadDays',
        's.price',
      ])
      .where('a.state', '=', 'active')
      .where('p.stage', '=', 'qualified')
      .where('s.sales_status', '=', 'onSale')
      .orderBy('a.supplier')
      .orderBy('a.id')
      .execute()
  ).map(({ moq, cartonQty, multiple, leadDays, price, ...article }) => ({
    ...article,
    moq: moq ?? 1,
    cartonQty: cartonQty ?? 1,
    multiple: multiple ?? 1,
    leadDays: leadDays ?? 30,
    price: price as Decimal,
  }));

/** Parts of a round whose orders waited alike for their approval. */
const waitingAlike = 3;

const parts = <Each>(of: readonly Each[]): readonly (readonly Each[])[] =>
  Array.from({ length: waitingAlike }, (_, part) => of.slice(...bounds(of.length, part))).filter(some => some.length > 0);

const bounds = (length: number, part: number) =>
  [Math.floor((length * part) / waitingAlike), Math.floor((length * (part + 1)) / waitingAlike)] as const;

/** Orders of one round, approved, sent and confirmed as they were; answers their ids. */
async function agreed(demo: Demo, round: readonly PastOrder[]): Promise<readonly number[]> {
  const { transaction, registry, person, now } = demo;
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const terms = await usualOrder(demo);
  const today = businessDay(now);
  const then = new Date(now.getTime() - round[0]!.orderedAgo * dayLong);
  const values = round.map(({ supplier, dueAgo, lines }) => ({
    ...terms,
    incoterm: 'DAP',
    supplier,
    underTolPct: '1',
    lines: lines.map(({ sku, qty }) => ({ sku, qty, requiredDate: addDays(today, -dueAgo) })),
  }));
  const steps: readonly DocumentStep[] = [
    ['submit', buyer],
    ['approve', manager],
  ];
  const ids: number[] = [];
  for (const [turn, part] of parts(values).entries())
    ids.push(...(await leadAwaited(demo, { at: then, turn: round[0]!.orderedAgo + turn }, part, steps)));
  await transaction.updateTable('purchase_order').set({ state: 'sent', sent_at: then }).where('id', 'in', ids).execute();
  const repliedAt = new Date(then.getTime() + dayLong);
  await leadingAll(transaction, registry, repliedAt)(
    'viewReplies',
    buyer,
    ids.map(purchaseOrder => ({ purchaseOrder, channel: 'portal', repliedAt: repliedAt.toISOString() })),
  );
  return ids;
}

/** Adds the orders of the years before: agreed, received, billed and paid, round by round. */
export const addDemoPastOrders = demoStep('pastOrders', ['supplierSkus', 'places', 'recipients'], async demo => {
  const press = pressing(demo, 4);
  const all = pastOrders(await articles(demo), { first: demo.months * monthDays, last });
  const rounds = [...Map.groupBy(all, ({ orderedAgo }) => orderedAgo).values()];
  await undividedly(demo.transaction, async () => {
    for (const [at, round] of rounds.entries()) {
      // tables that grow within one transaction have no statistics: plans made for empty ones would read them whole
      if (at % 12 === 1) await sql`analyze`.execute(demo.transaction);
      const ids = await agreed(demo, round);
      await receivePastOrders(demo, press, round, ids);
      await chargeLate(demo, round, ids);
      await payPastOrders(demo, round, ids);
    }
  });
});
