import { unrestricted } from '@axle/permissions';
import { addDays, weekOf } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { approvePlan, cancelPlan, submitPlan } from '../distribution/decide-plan.ts';
import { releasePlan } from '../distribution/release-plan.ts';
import { suggestPlan } from '../distribution/suggest-plan.ts';

type Step = 'suggest' | 'submit' | 'approve' | 'release' | 'cancel';
const steps: Readonly<Record<Step, ActionHandler>> = {
  suggest: suggestPlan,
  submit: transitionHandler('submit', submitPlan),
  approve: transitionHandler('approve', approvePlan),
  release: transitionHandler('release', releasePlan),
  cancel: transitionHandler('cancel', cancelPlan),
};

/** From where, to which warehouses, days until it ships, and how far it has come. */
const plans: readonly (readonly [from: string, to: readonly string[], days: number, ways: readonly Step[], note: string])[] = [
  ['CN-SZ', ['US-E', 'DE-HAM'], 20, ['suggest'], '美东与欧洲补货，待与仓库确认'],
  ['CN-SZ', ['US-W', 'US-E', 'DE-HAM'], 15, ['suggest', 'submit'], '第一班快船'],
  ['CN-SZ', ['US-W', 'FBA-ONT8'], 12, ['suggest', 'submit', 'approve'], '美西与FBA拼柜'],
  ['CN-SZ', ['US-W', 'US-E'], 8, ['suggest', 'submit', 'approve', 'release'], '美国旺季前补货'],
  ['CN-SZ', ['DE-HAM'], 6, ['suggest', 'cancel'], '船期取消'],
];

/** Plans of the demo in the states that they can be in before goods leave, led there by the rules. */
export const addDemoDistribution = demoStep(
  'distribution',
  ['planning', 'outbounds'],
  async ({ transaction, registry, adding, person, now }) => {
    const [author, approver] = [person('planner'), person('planManager')];
    const { resource } = registry.page('distributionPlan')!.page;
    const warehouses = new Map(
      (await transaction.selectFrom('warehouse').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
    );
    const shipping = await transaction
      .selectFrom('global_shipping')
      .select('id')
      .where('mode', 'like', 'sea%')
      .orderBy('id')
      .executeTakeFirst();
    if (!resource || !shipping) return;
    const today = businessDay(now);
    const access = (userId: number) => unrestricted(userId);
    for (const [at, [from, to, days, ways, note]] of plans.entries()) {
      const shipDate = addDays(today, days);
      const skus = await skusFor(transaction, warehouses.get(from)!, to, at);
      const lines = skus.flatMap(sku => to.map(place => ({ sku, toNode: warehouses.get(place), cartons: 0 })));
      const [id] = (
        await adding('planner')('distributionPlan', [
          {
            departWeek: weekOf(shipDate),
            fromNode: warehouses.get(from),
            channel: shipping.id,
            shipDate,
            etaDate: addDays(shipDate, 32),
            horizonDays: 60,
            equipment: days > 12 ? '40HQ' : '20GP',
            supplyCutAt: `${addDays(shipDate, -3)}T09:00:00.000Z`,
            state: 'draft',
            note,
            lines,
          },
        ])
      ).values();
      for (const step of ways) {
        const userId = step === 'approve' ? approver : author;
        const parts = {
          database: transaction,
          resource,
          page: 'distributionPlan',
          caller: { registry, access: access(userId), now },
          referred: registry.referred,
        };
        const { version } = await transaction
          .selectFrom('distribution_plan')
          .select('version')
          .where('id', '=', id!)
          .executeTakeFirstOrThrow();
        const input = step === 'cancel' ? { cancelReason: '船期取消' } : step === 'release' ? { allowedPart: true } : {};
        const reply = await steps[step]({ parts, targets: [{ id: id!, version }], input });
        // what the stock of the day does not allow stays where it came to
        if (!reply.ok || reply.value.some(({ refusal }) => refusal)) break;
      }
    }
  },
);

/** Most SKUs of a plan. */
const mostSkus = 6;

/** SKUs that are ready in whole cartons and sell best at the destinations, other ones for each plan. */
async function skusFor(transaction: Transaction<Tables>, from: number, to: readonly string[], at: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from stock_item i join sku s on s.id = i.sku
      join weekly_sales w on w.sku = s.id join plan_node n on n.id = w.node join warehouse h on h.id = n.warehouse
      and h.code = any(${[...to]}::text[])
    where i.warehouse = ${from} and s.carton_qty > 0 and i.available - i.unallocated >= 2 * s.carton_qty
    group by s.id, s.sku order by sum(w.units) desc, s.sku offset ${at * mostSkus} limit ${mostSkus}`.execute(transaction);
  return rows.map(({ id }) => id);
}
