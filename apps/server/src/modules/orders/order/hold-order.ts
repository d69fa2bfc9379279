import { ok, refuse } from '@axle/kernel';
import { statusAfter } from '@axle/orders';
import { withNote } from './note-orders.ts';
import { nothingHeld, onOrder, refuseMerged } from './on-order.ts';
import { isReserved } from './release-pieces.ts';

/** An order waits, with the status to which it returns. */
export const holdOrder = onOrder(async ({ now }, { status }, { after }) =>
  ok({ ...after, statusBefore: status, heldAt: now.toISOString() }),
);

/** [S9a] An order goes on from where it was held; why it may is noted. */
export const releaseOrder = onOrder(async (context, { id, statusBefore }, { after, input: { releaseNote }, parts }) => {
  const status = statusAfter(statusBefore, !(await isReserved(context, id)));
  const noted = releaseNote === undefined ? after : withNote(after, String(releaseNote), parts.caller.language, context.now);
  return ok({ ...noted, ...nothingHeld, status, statusBefore: undefined });
});

/** [S9a] An order is not cancelled after all. */
export const keepOrder = onOrder(async (context, { id, statusBefore }, { after }) => {
  const refused = await refuseMerged(context, id);
  if (refused) return refuse(refused);
  const status = statusAfter(statusBefore, !(await isReserved(context, id)));
  return ok({ ...after, status, statusBefore: undefined, cancelReason: undefined });
});
