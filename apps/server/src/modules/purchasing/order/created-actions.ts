import { refuse } from '@axle/kernel';
import type { Target } from '@axle/page-kit';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { ActionContext, ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { mostTargets } from '../../../platform/resources/calls/call-shapes.ts';
import { onPage } from '../../../platform/resources/on-page.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { deleteRecords } from '../../../platform/resources/write-batch.ts';
import { submitOrder } from './submit-order.ts';

const numbers = (text: string, by: string): readonly number[] => text.split(by).map(Number);

/** The orders that an input names, each as `id:version`; undefined where it names none that can be. */
function targetsIn(orders: unknown): readonly Target[] | undefined {
  const named = String(orders)
    .split(',')
    .map(one => numbers(one, ':'));
  const fits = named.length <= mostTargets && named.every(one => one.length === 2 && one.every(value => Number.isSafeInteger(value)));
  return fits ? named.map(([id, version]) => ({ id: id!, version: version! })) : undefined;
}

/** Does something with the orders that were created, as far as they lie in the caller's scope: each has an outcome of its own. */
const withOrders =
  (act: (context: ActionContext) => ReturnType<ActionHandler>): ActionHandler =>
  async context => {
    const targets = targetsIn(context.input['orders']);
    if (!targets) return refuse({ ...callRefusals.malformed, field: 'orders' });
    return act({ ...context, parts: onPage(context.parts, 'purchaseOrder'), targets, input: {} });
  };

/** What is done with the orders that were created together; deleting a draft releases its requirements [R24]. */
export const createdActions: ActionHandlers = {
  'purchaseOrderCreated.submitAll': withOrders(transitionHandler('submit', submitOrder())),
  'purchaseOrderCreated.sendBack': withOrders(({ parts, targets }) => deleteRecords(parts, targets)),
};
