import { inLanguage, type Language, type Text } from '@axle/kernel';
import { businessDay, type RecordValues } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { changingOrders } from './changing-orders.ts';
import { orderRefusals } from './order-refusals.ts';

const mostSigns = 2000;

/** An order with a further note behind those that it has; the oldest give way where there is no room. */
export function withNote(order: RecordValues, note: Text | string, language: Language | undefined, now: Date): RecordValues {
  const words = typeof note === 'string' ? note : inLanguage(note, language ?? 'zh-cn');
  const lines = [order['sellerNote'], `${businessDay(now)} ${words}`].filter(line => line !== undefined);
  return { ...order, sellerNote: lines.join('\n').slice(-mostSigns) };
}

/** Writes a note on orders. */
export const addNote: ActionHandler = changingOrders(async ({ now }, order, { note }, { caller }) =>
  withNote(order, String(note), caller.language, now),
);

/** Adds tags to orders, and takes others off. */
export const tagOrders: ActionHandler = changingOrders(async (_context, order, input) => {
  const listed = (of: unknown) => (of as readonly string[] | undefined) ?? [];
  const [added, removed] = [listed(input['add']), listed(input['remove'])];
  if (added.length + removed.length === 0) return orderRefusals.nothingToTag;
  const tags = [...new Set([...listed(order['tags']), ...added])].filter(tag => !removed.includes(tag));
  return { ...order, tags: tags.length > 0 ? tags : undefined };
});
